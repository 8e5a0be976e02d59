import type { Dish } from '../dishes/dish.js'
import { isSweet, METHODS } from '../dishes/methods.js'
import type { Batch } from './batches.js'
import type { Candidate } from './cookbook.js'
import type { Course } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { leadFood } from './leadFood.js'

/** Whether a dish is out of the question, because the week has it or one too much like it. */
export type IsTaken = (dish: Candidate) => boolean

const isWithin = (days: number, batch: Batch, other: Batch) =>
  batch.occasions.some(({ day }) => other.occasions.some((occasion) => Math.abs(occasion.day - day) <= days))

/** Whether two dishes are the same to people: two shakes, two cold plates of yogurt, two stir-fries of chicken. */
function areAlike(one: Dish, other: Dish): boolean {
  const { method } = one.family
  const isSameWay = method === other.family.method
  if (one.family === other.family || (isSameWay && isSweet(method))) return true
  const areCold = METHODS[method].isCold && METHODS[other.family.method].isCold
  return (isSameWay || areCold) && leadFood(one) === leadFood(other)
}

/** The dishes too much like another meal of a batch's days. */
export function alikeOnItsDays(courses: readonly Course[], batch: Batch): IsTaken {
  const others = courses.filter((other) => other.batch !== batch && isWithin(0, batch, other.batch))
  return (dish) => others.some((other) => areAlike(dish, other.dish))
}

/** The dishes of the week's other courses, the families of its mains, and what is alike on the same days. */
export function takenInWeek({ courses }: DraftWeek, index: number): IsTaken {
  const course = courses[index]
  if (course === undefined) return () => false
  const { kind } = course.batch
  const mayRepeat = kind === 'breakfast' || kind === 'snack'
  const names = new Set(courses.map(({ dish }) => dish.name))
  const families = new Set(
    courses.flatMap((other) => (mayRepeat || other === course ? [] : other.dish.family)),
  )
  const isAlike = alikeOnItsDays(courses, course.batch)
  return (dish) => names.has(dish.name) || families.has(dish.family) || isAlike(dish)
}

/**
 * Dishes that would come twice on one day or, at lunch and dinner, on two days in a row; other dishes of a family of the
 * same day; and the dishes of all dinners, since the visitor chooses how many different ones there are.
 */
export function takenNearby({ courses }: DraftWeek, index: number): IsTaken {
  const course = courses[index]
  if (course === undefined) return () => false
  const { kind } = course.batch
  const reach = kind === 'breakfast' || kind === 'snack' ? 0 : 1
  const names = new Set([course.dish.name])
  const families = new Set<Dish['family']>()
  for (const other of courses) {
    const { batch, dish } = other
    const isNear = isWithin(reach, course.batch, batch)
    if (isNear || (kind === 'dinner' ? batch.kind !== 'snack' : batch.kind === 'dinner')) names.add(dish.name)
    if (other !== course && isWithin(0, course.batch, batch)) families.add(dish.family)
  }
  return ({ name, family }) => names.has(name) || families.has(family)
}
