import { generateTemplateWeek, leastCost, PartNotLoadedError, weekNutrients } from 'react-meal-planner/core'
import { expect, it } from 'vitest'
import { loseParts } from '../support/loseParts.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const PLANNER = '../../src/planner/index.js'
const NUTRIENTS = '../../src/core/plan/weekNutrients.chunk.js'

it('names a part of the core that does not load by an error of ours', async () => {
  const findAgain = await loseParts(PLANNER, NUTRIENTS)
  const profile = sampleProfile()
  await expect(generateTemplateWeek({ profile, startDate: '2026-11-23' })).rejects.toThrow(PartNotLoadedError)
  await expect(leastCost(profile)).rejects.toThrow(PartNotLoadedError)
  await expect(weekNutrients(samplePlan().week, profile)).rejects.toThrow(PartNotLoadedError)
  await findAgain()
})
