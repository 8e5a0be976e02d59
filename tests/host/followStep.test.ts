import { builtInFoods, newPlanState } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { followStep } from '../../src/host/followStep.js'
import type { ShownPlan } from '../../src/store/plannerState.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const { week, basis, profile } = samplePlan()
const plan = (seed: number): ShownPlan => ({
  ...newPlanState(week, basis, seed),
  profile,
  foods: builtInFoods,
})
const [A, B, C, D] = [plan(1), plan(2), plan(3), plan(4)]
const OTHER_ANSWERS = sampleProfile({ age: 61 })

/** A plan as another tab gives it: an equal object, with its fields in another order. */
function arriving(given: ShownPlan, change: Partial<ShownPlan> = {}): ShownPlan {
  const fields = Object.entries(structuredClone({ ...given, ...change })).reverse()
  return { ...given, ...Object.fromEntries(fields) }
}

describe('a plan that another tab has kept', () => {
  it.each([
    {
      what: 'the step before',
      before: { past: [A, B], present: C, future: [D] },
      next: arriving(B),
      after: { past: [A], present: B, future: [D, C] },
    },
    {
      what: 'the step after',
      before: { past: [A], present: B, future: [D, C] },
      next: arriving(C),
      after: { past: [A, B], present: C, future: [D] },
    },
    {
      what: 'the step before, with foods and answers that are not kept',
      before: { past: [A], present: B, future: [] },
      next: arriving(A, { foods: [], profile: null }),
      after: { past: [], present: A, future: [B] },
    },
    {
      what: 'the step before, with other answers',
      before: { past: [A], present: B, future: [] },
      next: arriving(A, { profile: OTHER_ANSWERS }),
      after: { past: [], present: A, future: [B] },
    },
    {
      what: 'no plan, as in the step before',
      before: { past: [A, null], present: B, future: [] },
      next: null,
      after: { past: [A], present: null, future: [B] },
    },
    {
      what: 'no plan, as in the step after',
      before: { past: [], present: A, future: [null] },
      next: null,
      after: { past: [A], present: null, future: [] },
    },
    {
      what: 'a plan again after "New Plan"',
      before: { past: [A], present: null, future: [] },
      next: arriving(A),
      after: { past: [], present: A, future: [null] },
    },
  ])('is that step here too: $what', ({ before, next, after }) => {
    const followed = followStep(before, next, 'Elsewhere')
    expect(followed).toEqual(after)
    // The very plan of this tab, with all that is known of it here.
    expect(followed.present).toBe(after.present)
  })

  it.each([
    { what: 'another plan', past: [A], future: [C], next: arriving(D) },
    { what: 'two steps back that arrive as one', past: [C, A], future: [], next: arriving(C) },
    { what: 'two steps forward that arrive as one', past: [], future: [C, A], next: arriving(C) },
    { what: 'no plan any more', past: [A], future: [C], next: null },
  ])('is a new step otherwise: $what', ({ past, future, next }) => {
    const followed = followStep({ past, present: B, future }, next, 'Elsewhere')
    expect(followed).toEqual({ past: [...past, B], present: next, future: [] })
  })

  it.each([
    { what: 'the same plan with other answers', present: B, next: arriving(B, { profile: OTHER_ANSWERS }) },
    { what: 'the first plan', present: null, next: arriving(B) },
    { what: 'no plan, where there is none', present: null, next: null },
  ])('is no step if there is nothing to undo: $what', ({ present, next }) => {
    const steps = { past: [A], future: [C] }
    expect(followStep({ ...steps, present }, next, 'Elsewhere')).toEqual({ ...steps, present: next })
  })
})
