import { builtInFoods } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { readPlanRules } from '../../src/core/plan/planRules.js'
import { PlanRefusedError, requireSafePlan } from '../../src/core/plan/requireSafePlan.js'
import { samplePlan } from '../support/samplePlan.js'

describe('the last look at a week before it shows', () => {
  const { profile, week } = samplePlan()

  it('lets a week pass that only misses its targets', () => {
    expect(() => requireSafePlan(week, readPlanRules({ ...profile, goal: 'gain' }))).not.toThrow()
  })

  it('refuses a week with a food that the visitor avoids, by tick or in words', () => {
    const refused = (wishes: Partial<typeof profile>) => () =>
      requireSafePlan(week, readPlanRules({ ...profile, ...wishes }))
    expect(refused({ foodRestrictions: ['bananas'] })).toThrow(PlanRefusedError)
    expect(refused({ dietaryRestrictions: 'allergic to salmon' })).toThrow(/salmon/)
    expect(refused({ dietaryRestrictions: 'vegan' })).toThrow(PlanRefusedError)
  })

  it('refuses a food that the shop does not sell', () => {
    const withoutEggs = builtInFoods.filter(({ id }) => id !== 'eggs')
    expect(() => requireSafePlan(week, readPlanRules(profile, withoutEggs))).toThrow(/unknown-food \(eggs\)/)
  })
})
