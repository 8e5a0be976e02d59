import type { Food } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
import type { Dish } from '../dishes/dish.js'
import type { MealKind } from '../dishes/mealKind.js'
import type { Course } from './course.js'
import { courseFoods } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { energyShare } from './energyShare.js'
import type { WeekRules } from './weekRules.js'

/**
 * Fiber that a day may well have, in grams, and per 1,000 kcal of large days. Both are well over the 14 g per 1,000 kcal that
 * are adequate (National Academies, 2005). More than 60 g a day is more than most people can take.
 */
const MOST_G = 50
const MOST_G_PER_KCAL = 0.02

const perGram = ({ fiber, servingSize }: Food) => fiber / servingSize

/** The fiber that a day may well have, grams. */
const mostG = ({ targets }: Pick<WeekRules, 'targets'>) =>
  Math.max(MOST_G, MOST_G_PER_KCAL * targets.calories)

/** Fiber of one meal of a course, grams. */
export function fiberOf({ courses, grams }: DraftWeek, index: number): number {
  const course = courses[index]
  if (course === undefined) return 0
  const solved = courseFoods(course).reduce(
    (sum, food, part) => sum + perGram(food) * (grams[index]?.[part] ?? 0),
    0,
  )
  return (course.kept ?? []).reduce((sum, { food, quantity }) => sum + perGram(food) * quantity, solved)
}

/** More than that is no worse: a day of little but beans must not give up its energy for it. */
const MOST_OVER = 0.6

/** The days with too much fiber, and by what share of what a day may well have. */
function daysOver(week: DraftWeek, rules: Pick<WeekRules, 'targets'>): readonly number[] {
  const sums = week.gaps.map(() => 0)
  for (const [index, { batch }] of week.courses.entries()) {
    const fiber = fiberOf(week, index)
    for (const { day } of batch.occasions) sums[day] = (sums[day] ?? 0) + fiber
  }
  const most = mostG(rules)
  return sums.map((sum) => Math.min(MOST_OVER, Math.max(0, sum / most - 1)))
}

/** By how many days' fiber a week has too much. */
export const fiberOver = (week: DraftWeek, rules: Pick<WeekRules, 'targets'>): number =>
  daysOver(week, rules).reduce((sum, over) => sum + over, 0)

/** Whether a course is eaten on a day with too much fiber. */
export function isOnFiberDay(
  week: DraftWeek,
  rules: Pick<WeekRules, 'targets'>,
): (course: Course) => boolean {
  const over = daysOver(week, rules)
  return ({ batch }) => batch.occasions.some(({ day }) => (over[day] ?? 0) > 0)
}

const energyAndFiber = perObject(({ ingredients }: Dish) => {
  let kcal = 0
  let fiber = 0
  for (const { food, baseG } of ingredients) {
    kcal += (food.calories / food.servingSize) * baseG
    fiber += perGram(food) * baseG
  }
  return { kcal, fiber }
})

/** By how much a dish of its usual energy exceeds its share of a day's fiber, in days. */
export function usualFiberOver(
  dish: Dish,
  kind: MealKind,
  rules: Pick<WeekRules, 'targets' | 'mealTypes'>,
): number {
  const { kcal, fiber } = energyAndFiber(dish)
  const share = energyShare(kind, rules.mealTypes)
  const scale = (share * rules.targets.calories) / Math.max(kcal, 1)
  return Math.max(0, (fiber * scale) / mostG(rules) - share)
}
