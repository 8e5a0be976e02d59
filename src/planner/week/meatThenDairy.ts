import { MEAL_TIME } from '../../core/along/mealTime.js'
import type { Food } from '../../core/food/food.js'
import { avoidRule } from '../../core/food/foodTerms.js'
import { perObject } from '../../core/perObject.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import type { Batch, Occasion } from './batches.js'
import { type Course, courseFoods } from './course.js'
import type { WeekRules } from './weekRules.js'

/**
 * How long people who keep kosher wait after meat before they eat dairy. Six hours is the usual custom; others wait three
 * or one (Orthodox Union, "Waiting between meat and dairy").
 */
const WAIT_HOURS = 6

const isMeat = perObject((food: Food) => avoidRule('meat').covers(food))
const isDairy = perObject((food: Food) => avoidRule('dairy').covers(food))

const hasAny = (is: (food: Food) => boolean) =>
  perObject((course: Course) => (course.kept?.map(({ food }) => food) ?? courseFoods(course)).some(is))
const hasMeat = hasAny(isMeat)
const hasDairy = hasAny(isDairy)

function hourOf(type: MealType): number {
  const [hours = 0, minutes = 0] = MEAL_TIME[type].split(':').map(Number)
  return hours + minutes / 60
}

/** Whether a meal comes so soon after another of its day that they must not be dairy after meat. */
function isSoonAfter(later: Occasion, earlier: Occasion): boolean {
  const hours = hourOf(later.type) - hourOf(earlier.type)
  return later.day === earlier.day && hours > 0 && hours < WAIT_HOURS
}

const occasionsWith = (courses: readonly Course[], has: (course: Course) => boolean) =>
  courses.filter(has).flatMap(({ batch }) => batch.occasions)

/** How many meals with dairy come too soon after one with meat, for people who keep kosher. */
export function dairySoonAfterMeat(
  courses: readonly Course[],
  { isKosher }: Pick<WeekRules, 'isKosher'>,
): number {
  if (!isKosher) return 0
  const meat = occasionsWith(courses, hasMeat)
  return occasionsWith(courses, hasDairy).filter((later) =>
    meat.some((earlier) => isSoonAfter(later, earlier)),
  ).length
}

/** Whether a food would be dairy too soon after another meal's meat, or meat too soon before its dairy. */
export function isTooNear(
  courses: readonly Course[],
  batch: Batch,
  { isKosher }: Pick<WeekRules, 'isKosher'>,
): (food: Food) => boolean {
  if (!isKosher) return () => false
  const others = courses.filter((other) => other.batch !== batch)
  const meat = occasionsWith(others, hasMeat)
  const dairy = occasionsWith(others, hasDairy)
  const isAfterMeat = batch.occasions.some((own) => meat.some((other) => isSoonAfter(own, other)))
  const isBeforeDairy = batch.occasions.some((own) => dairy.some((other) => isSoonAfter(other, own)))
  return (food) => (isAfterMeat && isDairy(food)) || (isBeforeDairy && isMeat(food))
}
