import { type Macros, NUTRIENTS } from '../../core/nutrition/macros.js'
import { addDays } from '../../core/plan/addDays.js'
import { portionCount } from '../../core/plan/eaters.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import { toMeal } from '../../core/plan/toMeal.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { PLANNED_GAP } from '../day/plannedGap.js'
import { daysKept, UNKNOWN_KEEPS_DAYS } from '../dishes/daysKept.js'
import { dishFoods } from '../dishes/dish.js'
import { isMain, mealKind } from '../dishes/mealKind.js'
import type { SideFoods } from '../dishes/sides.js'
import type { Steps } from '../steps.js'
import type { Attempt } from '../week/attempt.js'
import type { Occasion } from '../week/batches.js'
import { type Change, moreSides } from '../week/changes.js'
import { Cookbook } from '../week/cookbook.js'
import type { Course } from '../week/course.js'
import { courseName } from '../week/courseName.js'
import { courseItems, type DraftWeek, draftWeek } from '../week/draftWeek.js'
import { bestOf } from '../week/search.js'
import { cooking, pots } from '../week/toMeals.js'
import type { WeekRules } from '../week/weekRules.js'
import { composedCourse } from './composedCourse.js'

/** A meal that was composed elsewhere. Meals of one dish, cooked together, have the same key. */
export interface ComposedMeal {
  readonly key: string
  readonly meal: Meal
  /** The course that our own planner has for these meals. */
  readonly planned?: Course
}

type Days = readonly (readonly ComposedMeal[])[]

const ROUNDS = 30
/** The number of sides tried in a round. */
const TRIALS_A_ROUND = 4

/** Whether a composed meal has exactly the foods of a dish that we planned, so that our recipe cooks it. */
function hasFoodsOf({ items }: Meal, { dish }: Course): boolean {
  const foods = dishFoods(dish)
  return items.length === foods.length && items.every(({ food }) => foods.includes(food))
}

/** One course for all meals of a dish, with the average energy that these should provide. */
function toCourses(days: Days, allocation: ReadonlyMap<MealType, Macros>, rules: WeekRules): Course[] {
  const byKey = new Map<string, ComposedMeal & { occasions: Occasion[]; kcal: number }>()
  for (const [day, meals] of days.entries()) {
    for (const composed of meals) {
      const { key, meal } = composed
      const dish = byKey.get(key) ?? { ...composed, occasions: [], kcal: 0 }
      dish.occasions.push({ day, type: meal.type })
      dish.kcal += allocation.get(meal.type)?.calories ?? meal.totalCalories
      byKey.set(key, dish)
    }
  }
  return Array.from(byKey.values(), ({ meal, planned, occasions, kcal }) => {
    if (planned && hasFoodsOf(meal, planned)) {
      const isWhole = planned.batch.occasions.length === occasions.length
      return isWhole ? planned : { ...planned, batch: { ...planned.batch, occasions } }
    }
    return composedCourse(meal, { kind: mealKind(meal.type), occasions }, kcal / occasions.length, rules)
  })
}

/** A dish composed elsewhere is complete, so its sides are foods that are served on their own: no powders. */
function isServedAlone(side: SideFoods | undefined): boolean {
  return side?.every(({ id, category }) => category !== 'supplement' && id !== 'egg-whites') ?? false
}

/** The most promising sides for a day, one per trial. */
function sideTrials(week: DraftWeek, day: number, attempt: Attempt): Change[][] {
  const squaredGap = (other: number) =>
    NUTRIENTS.reduce((sum, _, row) => sum + (week.gaps[other]?.[row] ?? 0) ** 2, 0)
  const changes = week.courses.flatMap(({ batch: { occasions } }, index) => {
    if (!occasions.some((occasion) => occasion.day === day)) return []
    const before = occasions.reduce((sum, occasion) => sum + squaredGap(occasion.day), 0)
    return moreSides(week, index, attempt.rules.pantry, attempt)
      .filter(({ course }) => isServedAlone(course.sides.at(-1)))
      .map((change) => ({ ...change, expected: change.expected - before }))
  })
  const promising = changes.sort((a, b) => a.expected - b.expected).slice(0, TRIALS_A_ROUND)
  return promising.map((change) => [change])
}

/** Puts sides beside dishes, one at a time, as long as that brings days closer that miss their numbers. */
function* addSides(draft: DraftWeek, attempt: Attempt): Steps<DraftWeek> {
  const search = { attempt, cookbook: new Cookbook(attempt) }
  const eaten = new Set(draft.servings.flatMap(({ days }) => days))
  let week = draft
  let stuck = new Set<number>()
  for (let round = 0; round < ROUNDS; round++) {
    const off = [...eaten].filter((day) => (week.worstGaps[day] ?? 0) > PLANNED_GAP && !stuck.has(day))
    const [worst] = off.sort((a, b) => (week.worstGaps[b] ?? 0) - (week.worstGaps[a] ?? 0))
    if (worst === undefined) break
    const better = yield* bestOf(week, sideTrials(week, worst, attempt), search, () => false)
    if (better === week) stuck.add(worst)
    else stuck = new Set()
    week = better
  }
  return week
}

/** The name and items of a course's meals by day and type, its dish, and the meals that are cooked together. */
function cookedMeals(week: DraftWeek, index: number, { basis }: WeekRules, dateOf: (day: number) => string) {
  const course = week.courses[index]
  if (course === undefined) return []
  const { batch, dish } = course
  const { id, keepsDays } = dish.family
  const items = courseItems(week, index)
  const name = courseName(course, items)
  // Nobody cooks an unknown breakfast or snack for several days.
  const keeps = id === '' && isMain(batch.occasions[0]?.type ?? 'snack') ? UNKNOWN_KEEPS_DAYS : keepsDays
  return pots(batch.occasions, daysKept(keeps, items), portionCount(basis)).flatMap((pot) =>
    pot.map((occasion) => {
      const links = { ...(id !== '' && { dishId: id }), ...cooking(occasion, pot, dateOf) }
      return [`${occasion.day} ${occasion.type}`, { items, links, ...(id !== '' && { name }) }] as const
    }),
  )
}

/**
 * Brings a week of meals composed elsewhere to its targets, like a week of our own dishes. Portions are solved over all
 * days and are equal for all meals of a dish. While days miss their numbers, a side is put beside a dish that has room
 * for it. The dishes, their foods and names stay. Days without meals stay empty. No chance plays a part, so that the same
 * answers of a model give the same week. Meals of our own dishes name them, and meals that are cooked together say so.
 * If all of them are the planned ones, the week is the planned one.
 * @param days the meals of each of the seven days
 * @param allocation the energy and macros that each meal should provide
 * @param startDate the date of the first day, `YYYY-MM-DD`
 * @param planned the week of our own dishes that the meals were asked for by
 */
export function* completeWeek(
  days: Days,
  allocation: ReadonlyMap<MealType, Macros>,
  attempt: Attempt,
  startDate: string,
  planned?: DraftWeek,
): Steps<Meal[][]> {
  const { rules } = attempt
  const courses = toCourses(days, allocation, rules)
  const isAsPlanned = planned?.courses.every((course) => courses.includes(course)) ?? false
  const week = planned && isAsPlanned ? planned : yield* addSides(draftWeek(courses, rules), attempt)
  const dateOf = (day: number) => addDays(startDate, day)
  const saidOf = new Map<string, ReturnType<typeof cookedMeals>[number][1]>(
    week.courses.flatMap((_, index) => cookedMeals(week, index, rules, dateOf)),
  )
  return days.map((meals, day) =>
    meals.map(({ meal: { type, name } }) => {
      const said = saidOf.get(`${day} ${type}`)
      return { ...toMeal(type, said?.name ?? name, said?.items ?? []), ...said?.links }
    }),
  )
}
