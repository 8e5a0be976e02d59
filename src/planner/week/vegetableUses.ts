import type { Food } from '../../core/food/food.js'
import { isMain } from '../dishes/mealKind.js'
import { type Course, courseFoods } from './course.js'

/** How often a week may serve the same vegetable at lunch and dinner. */
export const MOST_VEGETABLE_USES = 6

/** Onions and garlic season a dish. */
const AROMATICS: readonly string[] = ['onions', 'garlic']

/** Whether people notice a food that comes every day. */
export function isNoticedVegetable({ category, id }: Food): boolean {
  return category === 'vegetable' && !AROMATICS.includes(id)
}

/** How many lunches and dinners serve each vegetable. */
export function vegetableUses(courses: readonly Course[]): ReadonlyMap<Food, number> {
  const uses = new Map<Food, number>()
  for (const course of courses) {
    const times = course.batch.occasions.filter(({ type }) => isMain(type)).length
    if (times === 0) continue
    for (const food of courseFoods(course)) {
      if (isNoticedVegetable(food)) uses.set(food, (uses.get(food) ?? 0) + times)
    }
  }
  return uses
}
