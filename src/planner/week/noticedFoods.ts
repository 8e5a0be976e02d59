import type { Food, FoodCategory } from '../../core/food/food.js'
import { isMain } from '../dishes/mealKind.js'
import { type Course, courseFoods } from './course.js'

/** How often a week may serve the same vegetable, meat, tofu or beans at lunch and dinner. */
export const MOST_USES = 6

/** How often a week may serve the same fruit, potatoes or sweet potatoes, at any meal. */
const MOST_ANYTIME = 7

/** Onions and garlic season a dish. */
const AROMATICS: readonly string[] = ['onions', 'garlic', 'lemon-juice']
/** What people notice when it comes every day. */
const NOTICED: readonly FoodCategory[] = ['vegetable', 'protein', 'legumes', 'fruit']
/** People tire of one vegetable sooner, and another costs less than another meat. */
const WEARINESS_OF_MAIN_FOOD = 0.15
const WEARINESS_ANYTIME = 0.06

/** Bread, rice and oats may come every day; potatoes and sweet potatoes may not. */
const isRoot = ({ category, section }: Food) => category === 'carbs' && section === 'Produce'

/** Foods that people notice at any meal, and the others at lunch and dinner. */
const isNoticedAnytime = (food: Food) => food.category === 'fruit' || isRoot(food)

function isNoticed(food: Food): boolean {
  return (NOTICED.includes(food.category) && !AROMATICS.includes(food.id)) || isRoot(food)
}

/** How many meals of a course count for a food. */
export function noticedMeals(food: Food, { occasions }: Course['batch']): number {
  return isNoticedAnytime(food) ? occasions.length : occasions.filter(({ type }) => isMain(type)).length
}

/** How many meals serve each noticed food. */
export function noticedUses(courses: readonly Course[]): Map<Food, number> {
  const uses = new Map<Food, number>()
  for (const course of courses) addUses(uses, courseFoods(course), course)
  return uses
}

/** Counts the meals of a course for each of its noticed foods. */
export function addUses(
  uses: Map<Food, number>,
  foods: Iterable<Food>,
  { batch }: Pick<Course, 'batch'>,
): void {
  for (const food of foods) {
    const times = isNoticed(food) ? noticedMeals(food, batch) : 0
    if (times > 0) uses.set(food, (uses.get(food) ?? 0) + times)
  }
}

/**
 * How much a week has too often of a food, in meals with the same vegetable.
 * @param fancy how much variety counts, see `Thrift`
 */
export function weariness(food: Food, uses: number, fancy: number): number {
  if (uses <= MOST_USES || !isNoticed(food)) return 0
  if (isNoticedAnytime(food)) return Math.max(0, uses - MOST_ANYTIME) * WEARINESS_ANYTIME * fancy
  return (uses - MOST_USES) * (food.category === 'vegetable' ? 1 : WEARINESS_OF_MAIN_FOOD * fancy)
}
