import type { Meal } from '../../core/plan/weekPlan.js'
import type { Dish } from '../dishes/dish.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import type { Batch } from '../week/batches.js'
import type { Course } from '../week/course.js'
import type { WeekRules } from '../week/weekRules.js'
import { recogniseDish } from './recogniseDish.js'

/** How far proposed amounts may move. */
const PROPOSED_FREEDOM = { least: 0.5, most: 2 } as const

/** All that is known of a dish that is not ours: its foods. */
export const NO_FAMILY: DishFamily = {
  id: '',
  nameParts: [],
  named: [],
  ingredients: [],
  seasonings: [],
  method: 'plate',
  minutes: 0,
  minutesAtWork: 0,
  keepsDays: 0,
  tip: '',
  isTipAStep: false,
}

export function proposedDish({ name, items }: Pick<Meal, 'name' | 'items'>): Dish {
  const ingredients = items.map(({ food, quantity }) => {
    const { minG, maxG } = food.portion
    const baseG = Math.min(maxG, Math.max(minG, quantity))
    return { food, baseG, ...PROPOSED_FREEDOM, minG, maxG, isOptional: false }
  })
  return { family: NO_FAMILY, name, ingredients, seasonings: [] }
}

/**
 * A meal composed elsewhere, in the planner's form. One of our dishes keeps a cook's proportions and gets its seasonings.
 * In any other dish the proposed amounts may move separately.
 */
export function composedCourse(meal: Meal, batch: Batch, energyKcal: number, rules: WeekRules): Course {
  const foods = meal.items.map(({ food }) => food)
  const dish = recogniseDish(meal.name, foods, batch.kind, rules.seasonings) ?? proposedDish(meal)
  return { batch, dish, sides: [], energyKcal }
}
