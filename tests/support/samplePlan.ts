import {
  builtInFoods,
  indexFoods,
  readRestrictions,
  type SavedState,
  toMeal,
  toMealItem,
  toWeekPlan,
} from 'react-meal-planner/core'
import { planBasisOf } from '../../src/core/plan/planBasis.js'
import { newPlanState } from '../../src/core/state/newPlanState.js'
import { sampleProfile } from './sampleProfile.js'

const foods = indexFoods(builtInFoods)

function item(id: string, grams: number) {
  const food = foods.get(id)
  if (!food) throw new Error(`The sample plan names the food "${id}", which the database does not have.`)
  return toMealItem(food, grams)
}

/** A small week made by hand, with the same four meals every day. */
export function samplePlan(startDate = '2026-11-21') {
  const day = () => [
    toMeal('breakfast', 'Oatmeal with banana and almonds', [
      item('rolled-oats', 60),
      item('bananas', 118),
      item('almonds', 20),
    ]),
    toMeal('lunch', 'Chicken and brown rice bowl with broccoli', [
      item('chicken-breast', 150),
      item('brown-rice', 60),
      item('broccoli', 150),
      item('olive-oil', 9),
    ]),
    toMeal('dinner', 'Salmon with potatoes and green beans', [
      item('salmon', 130),
      item('potatoes', 213),
      item('green-beans-frozen', 150),
    ]),
    toMeal('snack', 'Eggs and an apple', [item('eggs', 100), item('apples', 182)]),
  ]
  const profile = sampleProfile()
  return { profile, basis: planBasisOf(profile), week: toWeekPlan(startDate, Array.from({ length: 7 }, day)) }
}

/** The sample week of a visitor who asked for these restrictions. */
export function sampleWeekMadeFor(restrictions: string) {
  const { applied, notApplied } = readRestrictions(restrictions)
  return { ...samplePlan().week, madeFor: { applied: [...applied], notApplied: [...notApplied] } }
}

/** What a service makes: the sample week, by the planner alone. */
export function sampleMadeWeek(seed = 1) {
  const { week, basis } = samplePlan()
  return { plan: newPlanState(week, basis, seed), modelDays: null, fellBack: false }
}

/** What is kept of a visit with the sample week. */
export function sampleSavedState(seed = 8, { week, basis, profile } = samplePlan()): SavedState {
  return {
    version: 1,
    current: { plan: newPlanState(week, basis, seed), profile },
    own: null,
    answers: null,
    subscriptions: [],
  }
}
