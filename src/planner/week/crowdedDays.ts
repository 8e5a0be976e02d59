import type { Food } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import { isAddedFat } from './addedFat.js'
import type { Batch } from './batches.js'
import { type Course, courseFoods } from './course.js'
import { isAromatic, isRoot, kindOf } from './noticedFoods.js'

/** How many meals of a day may rest on the same food. Nobody wants chicken, or bananas, three times a day. */
const MOST_A_DAY = 2

/** Whether a meal rests on a food: meat, fish, eggs, tofu, seitan, beans, potatoes, fruit. Dairy may come more often. */
function isMainstay(food: Food): boolean {
  if (isRoot(food)) return true
  if (food.category === 'legumes' || food.category === 'fruit') return !isAromatic(food)
  return food.category === 'protein'
}

/** The kinds of food that a course rests on; see {@link kindOf}. */
const mainstays = perObject(
  (course: Course): ReadonlySet<string> =>
    new Set((course.kept?.map(({ food }) => food) ?? courseFoods(course)).filter(isMainstay).map(kindOf)),
)

/** How many meals rest on each kind of food, by day. */
function mealsByDay(courses: Iterable<Course>): ReadonlyMap<string, readonly number[]> {
  const meals = new Map<string, number[]>()
  for (const course of courses) {
    for (const kind of mainstays(course)) {
      const days = meals.get(kind) ?? new Array<number>(DAYS_PER_WEEK).fill(0)
      meals.set(kind, days)
      for (const { day } of course.batch.occasions) days[day] = (days[day] ?? 0) + 1
    }
  }
  return meals
}

/** What a meal is made of: two meals of the same foods are the same to people, in other oil as well. */
export const foodsKey = perObject((foods: readonly Food[]): string =>
  foods
    .flatMap((food) => (isAddedFat(food) ? [] : food.id))
    .sort()
    .join(),
)

/** How many meals of a week are made of the same foods as another of their day. */
function twins(courses: readonly Course[]): number {
  const byKey = new Map<string, Course[]>()
  for (const course of courses) {
    if (course.kept) continue
    const key = foodsKey(courseFoods(course))
    const alike = byKey.get(key)
    if (alike) alike.push(course)
    else byKey.set(key, [course])
  }
  let count = 0
  for (const alike of byKey.values()) {
    if (alike.length < 2) continue
    const days = alike.flatMap(({ batch }) => batch.occasions.map(({ day }) => day))
    count += days.length - new Set(days).size
  }
  return count
}

/** How many meals of a week rest on a food that their day already has twice, or are another meal of it again. */
export function crowdedMeals(courses: readonly Course[]): number {
  let crowded = twins(courses)
  for (const days of mealsByDay(courses).values())
    for (const meals of days) crowded += Math.max(0, meals - MOST_A_DAY)
  return crowded
}

/** The kinds of food that a day of a batch has at as many other meals as people want them. */
function fullKinds(courses: readonly Course[], batch: Batch): ReadonlySet<string> {
  const meals = mealsByDay(courses.filter((other) => other.batch !== batch))
  const isFull = (days: readonly number[]) =>
    batch.occasions.some(({ day }) => (days[day] ?? 0) >= MOST_A_DAY)
  return new Set([...meals].flatMap(([kind, days]) => (isFull(days) ? [kind] : [])))
}

/** Whether people want a food at no other meal of a batch's days. */
export function isFullOf(courses: readonly Course[], batch: Batch): (food: Food) => boolean {
  const kinds = fullKinds(courses, batch)
  return (food) => kinds.size > 0 && isMainstay(food) && kinds.has(kindOf(food))
}
