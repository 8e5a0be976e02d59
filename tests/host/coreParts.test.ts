import { generateTemplateWeek, leastCost, PartNotLoadedError, weekNutrients } from 'react-meal-planner/core'
import { expect, it, vi } from 'vitest'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const refuse = () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}
const PLANNER = '../../src/planner/index.js'
const NUTRIENTS = '../../src/core/plan/weekNutrients.chunk.js'

it('names a part of the core that does not load by an error of ours', async () => {
  vi.doMock(PLANNER, refuse)
  vi.doMock(NUTRIENTS, refuse)
  const profile = sampleProfile()
  await expect(generateTemplateWeek({ profile, startDate: '2026-11-23' })).rejects.toThrow(PartNotLoadedError)
  await expect(leastCost(profile)).rejects.toThrow(PartNotLoadedError)
  await expect(weekNutrients(samplePlan().week, profile)).rejects.toThrow(PartNotLoadedError)
  vi.doUnmock(PLANNER)
  vi.doUnmock(NUTRIENTS)
})
