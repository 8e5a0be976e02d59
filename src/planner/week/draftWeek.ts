import type { Food } from '../../core/food/food.js'
import { isSeasoning } from '../../core/food/isSeasoning.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import { type EnergyReached, energyReached } from '../../core/plan/energyReached.js'
import { toMealItem } from '../../core/plan/toMeal.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import { PLANNED_GAP, ROUNDING } from '../day/plannedGap.js'
import type { Serving } from '../day/servings.js'
import { type Portions, solveServings } from '../day/solveServings.js'
import type { Occasion } from './batches.js'
import { type Course, courseFoods, fixedItems, toServing } from './course.js'
import type { WeekRules } from './weekRules.js'

/** A week that is still changing: its courses with their portions, and its results. */
export interface DraftWeek extends Portions {
  readonly courses: readonly Course[]
  /** The courses in the form that the solver takes. */
  readonly servings: readonly Serving[]
  /** The sum of its days' misses; 0 when each day is on target. */
  readonly missed: number
  readonly daysOnTarget: number
  /** The calories that its portions reach, before anything is scaled to a budget. */
  readonly energy: EnergyReached
  /** Grams of each food in the week, without seasonings. */
  readonly gramsByFood: ReadonlyMap<Food, number>
  /** One portion's share of the cost of what the week uses, and of the till from an empty cupboard, US dollars. */
  readonly costUsd: number
  readonly tillUsd: number
}

function draft(
  courses: readonly Course[],
  servings: readonly Serving[],
  portions: Portions,
  { targets, prices }: WeekRules,
): DraftWeek {
  const gramsByFood = new Map<Food, number>()
  const seasoningG = new Map<Food, number>()
  for (const [index, course] of courses.entries()) {
    const times = course.batch.occasions.length
    for (const [part, food] of courseFoods(course).entries()) {
      const grams = portions.grams[index]?.[part] ?? 0
      gramsByFood.set(food, (gramsByFood.get(food) ?? 0) + grams * times)
    }
    for (const { food, quantity } of fixedItems(course)) {
      const sums = isSeasoning(food) ? seasoningG : gramsByFood
      sums.set(food, (sums.get(food) ?? 0) + quantity * times)
    }
  }
  let costUsd = 0
  for (const [food, grams] of seasoningG) costUsd += prices.week(food, grams)
  let tillUsd = costUsd
  for (const [food, grams] of gramsByFood) {
    costUsd += prices.week(food, grams)
    tillUsd += prices.till(food, grams)
  }
  const dailyKcal = portions.gaps.map(([energyGap = -1]) => (1 + energyGap) * targets.calories)
  const misses = portions.worstGaps.map((gap) => Math.max(0, gap - PLANNED_GAP))
  return {
    ...portions,
    courses,
    servings,
    missed: misses.reduce((sum, miss) => sum + miss, 0),
    daysOnTarget: misses.filter((miss) => miss < ROUNDING).length,
    energy: energyReached(dailyKcal, targets.calories),
    gramsByFood,
    costUsd,
    tillUsd,
  }
}

/** Portions for all courses of a week, or of its first days. */
export function draftWeek(
  courses: readonly Course[],
  rules: WeekRules,
  dayCount: number = DAYS_PER_WEEK,
): DraftWeek {
  const servings = courses.map((course) => toServing(course, rules))
  return draft(courses, servings, solveServings(servings, rules.goal, dayCount), rules)
}

/**
 * The week with some courses replaced. Only the days that they touch are solved again.
 * @param changes by the index of the course; the index after the last adds one
 */
export function withCourses(
  week: DraftWeek,
  changes: ReadonlyMap<number, Course>,
  rules: WeekRules,
): DraftWeek {
  const count = Math.max(week.courses.length, ...[...changes.keys()].map((index) => index + 1))
  const courses = Array.from(
    { length: count },
    (_, index) => changes.get(index) ?? week.courses[index],
  ).filter((course) => course !== undefined)
  const touched = new Set([...changes.values()].flatMap(({ batch }) => batch.occasions.map(({ day }) => day)))
  const free = new Set(
    courses.flatMap(({ batch }, index) =>
      batch.occasions.some(({ day }) => touched.has(day)) ? [index] : [],
    ),
  )
  const before = courses.map((_, index) => (changes.has(index) ? undefined : week.grams[index]))
  const servings = courses.map((course, index) => {
    const known = changes.has(index) ? undefined : week.servings[index]
    return known ?? toServing(course, rules)
  })
  return draft(courses, servings, solveServings(servings, rules.goal, week.gaps.length, before, free), rules)
}

/** A course with the grams of its parts. */
interface Placed {
  readonly course: Course
  readonly grams: readonly number[] | undefined
}

/** The courses at some of their meals. A course that is left with none drops out. */
function placed(
  { courses, grams }: DraftWeek,
  occasionsOf: (course: Course) => readonly Occasion[],
): readonly Placed[] {
  return courses.flatMap((course, index) => {
    const occasions = occasionsOf(course)
    const batch = { ...course.batch, occasions }
    return occasions.length > 0 ? [{ course: { ...course, batch }, grams: grams[index] }] : []
  })
}

function withPlaced(
  all: readonly Placed[],
  isFree: (course: Course) => boolean,
  rules: WeekRules,
): DraftWeek {
  const courses = all.map(({ course }) => course)
  const servings = courses.map((course) => toServing(course, rules))
  const before = all.map(({ grams }) => grams)
  const free = new Set(courses.flatMap((course, index) => (isFree(course) ? [index] : [])))
  return draft(courses, servings, solveServings(servings, rules.goal, DAYS_PER_WEEK, before, free), rules)
}

/**
 * The week with its courses eaten at other meals, in the same portions. A course that is left with none drops out.
 * @param isFree the courses whose portions are solved again
 */
export function withOccasions(
  week: DraftWeek,
  occasionsOf: (course: Course) => readonly Occasion[],
  isFree: (course: Course) => boolean,
  rules: WeekRules,
): DraftWeek {
  return withPlaced(placed(week, occasionsOf), isFree, rules)
}

/**
 * The week with other grams of its courses' parts.
 * @param isFree the courses whose portions are solved again
 */
export function withGrams(
  { courses, servings }: DraftWeek,
  grams: readonly (readonly number[])[],
  isFree: (course: Course) => boolean,
  rules: WeekRules,
): DraftWeek {
  const free = new Set(courses.flatMap((course, index) => (isFree(course) ? [index] : [])))
  return draft(courses, servings, solveServings(servings, rules.goal, DAYS_PER_WEEK, grams, free), rules)
}

/** The week with a day's meals replaced by those of a day of another week, in the same portions. */
export function withDayOf(
  week: DraftWeek,
  day: number,
  other: DraftWeek,
  model: number,
  rules: WeekRules,
): DraftWeek {
  const left = placed(week, ({ batch }) => batch.occasions.filter((occasion) => occasion.day !== day))
  const lent = placed(other, ({ batch }) =>
    batch.occasions.filter((occasion) => occasion.day === model).map(({ type }) => ({ type, day })),
  )
  return withPlaced([...left, ...lent], () => false, rules)
}

/** The contribution of a course to one meal. */
export function courseItems(week: DraftWeek, index: number): MealItem[] {
  const course = week.courses[index]
  if (course === undefined) return []
  const foods = courseFoods(course).map((food, part) =>
    toMealItem(food, week.grams[index]?.[part] ?? food.portion.minG),
  )
  return [...foods, ...fixedItems(course)]
}
