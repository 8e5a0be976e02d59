import type { Food } from '../../core/food/food.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import { readOptions } from '../dishes/dishFamily.js'
import type { Batch } from './batches.js'
import { type Course, courseFoods } from './course.js'

const CULTURED: ReadonlySet<string> = new Set(readOptions('YOGURT/cottage-cheese').keys())

/** Yogurt and cottage cheese. People want them at one meal a day. */
export function isCultured({ id }: Food): boolean {
  return CULTURED.has(id)
}

function hasCultured(course: Course): boolean {
  return course.kept ? course.kept.some(({ food }) => isCultured(food)) : courseFoods(course).some(isCultured)
}

/** The meals with yogurt or cottage cheese, by day. */
function culturedMeals(courses: readonly Course[]): number[] {
  const meals = new Array<number>(DAYS_PER_WEEK).fill(0)
  for (const course of courses) {
    if (!hasCultured(course)) continue
    for (const { day } of course.batch.occasions) meals[day] = (meals[day] ?? 0) + 1
  }
  return meals
}

/** How many meals of a week have yogurt or cottage cheese on a day that has them at another meal. */
export function tooManyCultured(courses: readonly Course[]): number {
  return culturedMeals(courses).reduce((sum, meals) => sum + Math.max(0, meals - 1), 0)
}

/** How many meals of a batch are on days that have yogurt or cottage cheese at another meal. */
export function besideCultured(courses: readonly Course[], batch: Batch): number {
  const meals = culturedMeals(courses.filter((other) => other.batch !== batch))
  return batch.occasions.filter(({ day }) => (meals[day] ?? 0) > 0).length
}
