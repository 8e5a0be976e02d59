import { portionCount } from '../../core/plan/eaters.js'
import { daysKept } from '../dishes/daysKept.js'
import type { Dish } from '../dishes/dish.js'
import { roleOf } from '../recipes/roleOf.js'
import { roundsMinutes, workMinutes } from '../recipes/workMinutes.js'
import type { Batch } from './batches.js'
import { type Course, courseFoods } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { pots } from './toMeals.js'
import type { WeekRules } from './weekRules.js'

/** Minutes of work that people have for a meal: 35, of which the estimate is seldom more than one below. */
const MOST_MINUTES = 34
/** Work that is only a little too long counts this many minutes more. */
const AT_ALL = 6

/** By how many minutes of work, or of waiting for a second filling of the oven, the pots of a course take too long. */
export function minutesOver(
  course: Course,
  grams: readonly number[],
  { basis }: Pick<WeekRules, 'basis'>,
): number {
  const { batch, dish, kept } = course
  if (kept || batch.kind === 'snack') return 0
  const items = courseFoods(course).map((food, part) => ({
    food,
    role: roleOf(food),
    grams: grams[part] ?? 0,
  }))
  const people = portionCount(basis)
  let minutes = 0
  for (const { length } of pots(batch.occasions, daysKept(dish.family.keepsDays, items), people)) {
    const servings = people * length
    const all = items.map((item) => ({ ...item, grams: item.grams * servings }))
    const over = workMinutes(dish.family, all, servings) + roundsMinutes(dish.family, all) - MOST_MINUTES
    if (over > 0) minutes += AT_ALL + over
  }
  return minutes
}

/** The same for a dish in the amounts of its row. */
export const usualMinutesOver = (dish: Dish, batch: Batch, rules: Pick<WeekRules, 'basis'>): number =>
  minutesOver(
    { batch, dish, sides: [] },
    dish.ingredients.map(({ baseG }) => baseG),
    rules,
  )

/** By how many minutes the cooking of a week's breakfasts, lunches and dinners takes too long. */
export function longWork({ courses, grams }: DraftWeek, rules: Pick<WeekRules, 'basis'>): number {
  return courses.reduce((sum, course, index) => sum + minutesOver(course, grams[index] ?? [], rules), 0)
}
