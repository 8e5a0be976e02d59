import type { Food, FoodCategory } from '../../core/food/food.js'
import { isMain } from '../dishes/mealKind.js'
import { type Course, courseFoods } from './course.js'

/** How often a week may serve the same vegetable, meat, tofu or beans at lunch and dinner. */
export const MOST_USES = 6

/** Onions and garlic season a dish. */
const AROMATICS: readonly string[] = ['onions', 'garlic']
/** What people notice when it comes every day. */
const NOTICED: readonly FoodCategory[] = ['vegetable', 'protein', 'legumes']
/** People tire of one vegetable sooner, and another costs less than another meat. */
const WEARINESS_OF_MAIN_FOOD = 0.15

function isNoticed({ category, id }: Food): boolean {
  return NOTICED.includes(category) && !AROMATICS.includes(id)
}

/** How many lunches and dinners serve each noticed food. */
export function noticedUses(courses: readonly Course[]): Map<Food, number> {
  const uses = new Map<Food, number>()
  for (const course of courses) addUses(uses, courseFoods(course), course)
  return uses
}

/** Counts the lunches and dinners of a course for each of its foods. */
export function addUses(
  uses: Map<Food, number>,
  foods: Iterable<Food>,
  { batch }: Pick<Course, 'batch'>,
): void {
  const times = batch.occasions.filter(({ type }) => isMain(type)).length
  if (times === 0) return
  for (const food of foods) if (isNoticed(food)) uses.set(food, (uses.get(food) ?? 0) + times)
}

/**
 * How much a week has too often of a food, in meals with the same vegetable.
 * @param fancy how much variety counts, see `Thrift`
 */
export function weariness(food: Food, uses: number, fancy: number): number {
  if (uses <= MOST_USES || !isNoticed(food)) return 0
  return (uses - MOST_USES) * (food.category === 'vegetable' ? 1 : WEARINESS_OF_MAIN_FOOD * fancy)
}
