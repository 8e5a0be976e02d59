import { addDays } from '../../core/plan/addDays.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import { portionCount } from '../../core/plan/eaters.js'
import { MEAL_TYPES } from '../../core/plan/mealTypes.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { toMeal } from '../../core/plan/toMeal.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { daysKept } from '../dishes/daysKept.js'
import type { Occasion } from './batches.js'
import { courseName } from './courseName.js'
import { courseItems, type DraftWeek } from './draftWeek.js'

/** A pot: cooked for the first of its meals, eaten at the others. */
type Pot<Eaten> = readonly [cooked: Eaten, ...later: Eaten[]]

/** What a home cook makes at once, in portions. */
const MOST_PORTIONS = 8

/**
 * Meals that are cooked together: those that the dish keeps for, up to what a home cook makes at once. A lunch is made
 * with the dinner before it in any case, because people cook in the evening.
 * @param portions how many each meal takes; 0 if it does not matter
 */
export function pots<Eaten extends Pick<Occasion, 'day' | 'type'>>(
  eaten: readonly Eaten[],
  keepsDays: number,
  portions: number,
): readonly Pot<Eaten>[] {
  const found: [Eaten, ...Eaten[]][] = []
  for (const each of eaten) {
    const pot = found.at(-1)
    const hasRoom =
      pot &&
      ((pot.length + 1) * portions <= MOST_PORTIONS || (each.type === 'lunch' && pot[0].type === 'dinner'))
    if (hasRoom && keepsDays > 0 && each.day - pot[0].day <= keepsDays) pot.push(each)
    else found.push([each])
  }
  return found
}

/** What a meal says about cooking: how many plates are cooked now, or when it was cooked. */
export function cooking(
  occasion: Occasion,
  [cooked, ...later]: Pot<Occasion>,
  dateOf: (day: number) => string,
): Pick<Meal, 'cook' | 'leftoverOf'> {
  if (later.length === 0) return {}
  if (occasion === cooked) {
    return { cook: { servings: later.length + 1, forDates: later.map(({ day }) => dateOf(day)) } }
  }
  return { leftoverOf: { date: dateOf(cooked.day), type: cooked.type } }
}

/**
 * The meals of each day.
 * @param startDate the date of the first, `YYYY-MM-DD`
 */
export function toMeals(week: DraftWeek, startDate: string, { basis }: Pick<PlanRules, 'basis'>): Meal[][] {
  const dateOf = (day: number) => addDays(startDate, day)
  const days = Array.from({ length: DAYS_PER_WEEK }, (): Meal[] => [])
  for (const [index, course] of week.courses.entries()) {
    const { batch, dish, kept } = course
    if (kept) continue
    const items = courseItems(week, index)
    const name = courseName(course, items)
    for (const pot of pots(batch.occasions, daysKept(dish.family.keepsDays, items), portionCount(basis))) {
      for (const occasion of pot) {
        const { day, type } = occasion
        const meal = {
          ...toMeal(type, name, items),
          dishId: dish.family.id,
          ...cooking(occasion, pot, dateOf),
        }
        days[day]?.push(meal)
      }
    }
  }
  const place = ({ type }: Meal) => MEAL_TYPES.indexOf(type)
  return days.map((meals) => meals.sort((a, b) => place(a) - place(b)))
}
