import { portionCount } from '../../core/plan/eaters.js'
import { daysKept } from '../dishes/daysKept.js'
import type { Dish } from '../dishes/dish.js'
import { roleOf } from '../recipes/roleOf.js'
import { workMinutes } from '../recipes/workMinutes.js'
import type { Batch } from './batches.js'
import { type Course, courseFoods } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { pots } from './toMeals.js'
import type { WeekRules } from './weekRules.js'

/** Minutes of work that an evening allows: 35, less what the estimate may be too low by. */
const MOST_MINUTES = 34
/** An evening that is only a little too long counts this many minutes more. */
const AT_ALL = 6

/** By how many minutes the evenings on which a course is cooked are too long. */
export function minutesOver(
  course: Course,
  grams: readonly number[],
  { basis }: Pick<WeekRules, 'basis'>,
): number {
  const { batch, dish, kept } = course
  if (kept || !batch.occasions.some(({ type }) => type === 'dinner')) return 0
  const items = courseFoods(course).map((food, part) => ({
    food,
    role: roleOf(food),
    grams: grams[part] ?? 0,
  }))
  const people = portionCount(basis)
  let minutes = 0
  for (const [cooked, ...later] of pots(batch.occasions, daysKept(dish.family.keepsDays, items), people)) {
    if (cooked.type !== 'dinner') continue
    const servings = people * (later.length + 1)
    const all = items.map((item) => ({ ...item, grams: item.grams * servings }))
    const over = workMinutes(dish.family, all, servings) - MOST_MINUTES
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

/** By how many minutes a week's evenings are too long. */
export function longEvenings({ courses, grams }: DraftWeek, rules: Pick<WeekRules, 'basis'>): number {
  return courses.reduce((sum, course, index) => sum + minutesOver(course, grams[index] ?? [], rules), 0)
}
