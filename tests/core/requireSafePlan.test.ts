import { builtInFoods } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { PlanRefusedError, requireSafePlan } from '../../src/core/plan/requireSafePlan.js'
import { samplePlan } from '../support/samplePlan.js'

describe('the last check of a week before it is shown', () => {
  const { profile, week } = samplePlan()

  it('lets a week pass that only misses its targets', () => {
    expect(() => requireSafePlan(week, planRulesFor({ ...profile, goal: 'gain' }))).not.toThrow()
  })

  it('refuses a week with a food that the visitor avoids, by tick or in words', () => {
    const refused = (wishes: Partial<typeof profile>) => () =>
      requireSafePlan(week, planRulesFor({ ...profile, ...wishes }))
    expect(refused({ foodRestrictions: ['bananas'] })).toThrow(PlanRefusedError)
    expect(refused({ dietaryRestrictions: 'allergic to salmon' })).toThrow(PlanRefusedError)
    expect(refused({ dietaryRestrictions: 'vegan' })).toThrow(PlanRefusedError)
  })

  it('refuses a food that the shop does not sell', () => {
    const withoutEggs = builtInFoods.filter(({ id }) => id !== 'eggs')
    const refused = () => requireSafePlan(week, planRulesFor(profile, withoutEggs))
    expect(refused).toThrow(
      expect.objectContaining({
        violations: expect.arrayContaining([
          expect.objectContaining({ code: 'unknown-food', foodId: 'eggs' }),
        ]),
      }),
    )
  })

  it('tells the visitor neither a code nor an id', () => {
    expect(() => requireSafePlan({ ...week, days: week.days.slice(1) }, planRulesFor(profile))).toThrow(
      /^the plan broke one of your rules and is not shown\. Please try again\.$/,
    )
  })
})
