import { lowestBy } from '../../core/lowestBy.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import { portionCount } from '../../core/plan/eaters.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import type { MealVariety } from '../../core/profile.js'
import { PLANNED_GAP } from '../day/plannedGap.js'
import { daysKept } from '../dishes/daysKept.js'
import { isMain } from '../dishes/mealKind.js'
import type { Steps } from '../steps.js'
import { byDay, type Occasion } from './batches.js'
import type { Course } from './course.js'
import { courseItems, type DraftWeek, withDayOf, withOccasions } from './draftWeek.js'
import { mendDays } from './mendDays.js'
import { saveMoney } from './saveMoney.js'
import { faultOver, NEARLY_WITHIN, type Search, withEffort } from './search.js'
import { pots } from './toMeals.js'
import { DINNERS_A_WEEK } from './variety.js'
import { isOverBudget } from './weekFault.js'
import type { WeekRules } from './weekRules.js'

/** No dish of the new day is a main more often than that. */
const MOST_MAINS: Readonly<Record<MealVariety, number>> = { low: 7, medium: 4, high: 3 }

/** How many weeks that cost a little too much with another day are made cheaper, and how much may be solved for each. */
const WEEKS_TO_SAVE = 4
const SAVING_SOLVES = 150

/** How much more a day that misses its numbers counts here than among other changes, which come first. */
const OFF_DAY_WEIGHT = 8
/** A dish that is cooked twice, because it comes in other portions or with another side. */
const COOKED_TWICE_WEIGHT = 2

/** What counts here besides the other faults of a week. */
function ownFault({ courses, daysOnTarget }: DraftWeek): number {
  const dishes = new Set(courses.map(({ dish }) => dish.name))
  return (
    OFF_DAY_WEIGHT * (DAYS_PER_WEEK - daysOnTarget) + COOKED_TWICE_WEIGHT * (courses.length - dishes.size)
  )
}

interface Replacing {
  /** Weeks that were planned for the same visitor. */
  readonly others: readonly DraftWeek[]
  /** Whether other days that cost a little too much are worth the effort of saving money elsewhere. */
  readonly maySave: boolean
  /** Whether days of the week itself may be served once more. */
  readonly mayRepeat?: boolean
}

interface Repetition {
  readonly day: number
  /** The day whose meals are served again. */
  readonly model: number
  /** Whether the day keeps a dinner of its own, in other portions. */
  readonly keepsDinner: boolean
}

const isOn = (day: number) => (occasion: Occasion) => occasion.day === day

/** When a course is eaten if a day serves meals of another, all of them or all but the dinner. */
function occasionsLike(
  { batch: { occasions } }: Course,
  { day, model, keepsDinner }: Repetition,
): readonly Occasion[] {
  const isRepeated = ({ type }: Occasion) => !keepsDinner || type !== 'dinner'
  const others = occasions.filter((occasion) => occasion.day !== day || !isRepeated(occasion))
  const again = occasions
    .filter((occasion) => occasion.day === model && isRepeated(occasion))
    .map(({ type }) => ({ type, day }))
  return [...others, ...again].sort(byDay)
}

/** How many different dishes the dinners of a week are. */
function dinnerCount({ courses }: DraftWeek): number {
  const dinners = courses.filter(({ batch }) => batch.occasions.some(({ type }) => type === 'dinner'))
  return new Set(dinners.map(({ dish }) => dish.name)).size
}

/**
 * Whether a week has as many different dinners as before or as its variety asks for, no dish twice on a day, no main of that day too
 * often and, unless the variety is low, none of the days beside it but a lunch that is left of the dinner before. Dishes
 * of one family are one dish to people, but the same dish with another side is a dinner of its own.
 */
function isVaried(week: DraftWeek, day: number, variety: MealVariety, before: DraftWeek): boolean {
  const { courses } = week
  const at = (isAt: (occasion: Occasion) => boolean) =>
    courses.flatMap((course) => course.batch.occasions.filter(isAt).map(() => course))
  const evenings = new Set(at(({ type }) => type === 'dinner'))
  const plates = [...evenings].map(({ dish, sides }) =>
    [dish.name, ...sides.flat().map(({ id }) => id)].join(),
  )
  const eaten = at(isOn(day)).map(({ dish }) => dish.family)
  const { fewest, most } = DINNERS_A_WEEK[variety]
  if (dinnerCount(week) < Math.min(fewest, dinnerCount(before)) || new Set(plates).size > most) return false
  if (new Set(eaten).size < eaten.length) return false
  const mainOn = (one: number, main: MealType) =>
    at((occasion) => occasion.day === one && occasion.type === main)
  const mains = at(({ type }) => isMain(type))
  const isTooOften = ({ dish }: Course) =>
    mains.filter((other) => other.dish.family === dish.family).length > MOST_MAINS[variety]
  const isFine = (course: Course, beside: readonly Course[]) =>
    !isTooOften(course) &&
    (variety === 'low' || !beside.some(({ dish }) => dish.family === course.dish.family))
  const [lunchBefore, lunchAfter] = [mainOn(day - 1, 'lunch'), mainOn(day + 1, 'lunch')]
  const [dinnerBefore, dinnerAfter] = [mainOn(day - 1, 'dinner'), mainOn(day + 1, 'dinner')]
  // A dinner and the lunch after it may be one course, which is cooked once.
  const but = (course: Course, others: readonly Course[]) => others.filter((other) => other !== course)
  return (
    mainOn(day, 'lunch').every((lunch) =>
      isFine(lunch, [...lunchBefore, ...lunchAfter, ...dinnerAfter, ...but(lunch, dinnerBefore)]),
    ) &&
    mainOn(day, 'dinner').every((dinner) =>
      isFine(dinner, [...lunchBefore, ...dinnerBefore, ...dinnerAfter, ...but(dinner, lunchAfter)]),
    )
  )
}

/** Whether a dinner would be what is left of a lunch: people cook in the evening. */
function hasLunchForDinner(week: DraftWeek, portions: number): boolean {
  return week.courses.some(({ batch, dish }, index) =>
    pots(batch.occasions, daysKept(dish.family.keepsDays, courseItems(week, index)), portions).some(
      ([cooked, ...later]) => cooked.type === 'lunch' && later.some(({ type }) => type === 'dinner'),
    ),
  )
}

/** The week in which a day serves meals of another. Only a dinner of its own gets other portions. */
function withRepetition(week: DraftWeek, repetition: Repetition, rules: WeekRules): DraftWeek {
  const isOwnDinner = ({ batch: { occasions } }: Course) =>
    repetition.keepsDinner && occasions.every(({ day, type }) => day === repetition.day && type === 'dinner')
  return withOccasions(week, (course) => occasionsLike(course, repetition), isOwnDinner, rules)
}

/** The week with each day that is on target in place of another: its own days and those of other weeks. */
function* otherDays(
  week: DraftWeek,
  day: number,
  { others, mayRepeat = true }: Replacing,
  rules: WeekRules,
): Generator<DraftWeek> {
  for (const [model, gap] of week.worstGaps.entries()) {
    if (!mayRepeat || gap > PLANNED_GAP) continue
    for (const keepsDinner of [true, false]) yield withRepetition(week, { day, model, keepsDinner }, rules)
  }
  for (const other of others) {
    if (other.courses === week.courses) continue
    for (const [model, gap] of other.worstGaps.entries())
      if (gap <= PLANNED_GAP) yield withDayOf(week, day, other, model, rules)
  }
}

/** Weeks that cost a little more than the budget, made cheaper by other changes. */
function* saved(dear: readonly DraftWeek[], search: Search): Steps<readonly DraftWeek[]> {
  const cheapest = [...dear].sort((a, b) => a.costUsd - b.costUsd).slice(0, WEEKS_TO_SAVE)
  const weeks: DraftWeek[] = []
  for (const week of cheapest) {
    const frugal = withEffort(search, SAVING_SOLVES)
    weeks.push(yield* mendDays(yield* saveMoney(week, frugal), frugal))
  }
  return weeks
}

/** The best week with another day in place of one, or the same week. */
function* withOtherDay(week: DraftWeek, day: number, search: Search, replacing: Replacing): Steps<DraftWeek> {
  const { rules } = search.attempt
  const faultOf = faultOver(week, search, ownFault)
  const faultOrNone = (one: DraftWeek) => (one === week ? 0 : faultOf(one))
  const isWelcome = (other: DraftWeek) =>
    isVaried(other, day, rules.basis.mealVariety, week) &&
    !hasLunchForDinner(other, portionCount(rules.basis))
  const welcome: DraftWeek[] = []
  for (const other of otherDays(week, day, replacing, rules)) {
    yield
    if (isWelcome(other)) welcome.push(other)
  }
  const best = lowestBy([week, ...welcome], faultOrNone) ?? week
  if (best !== week || !replacing.maySave || isOverBudget(week, rules)) return best
  const isDear = (other: DraftWeek) =>
    isOverBudget(other, rules) &&
    other.daysOnTarget > week.daysOnTarget &&
    other.costUsd < NEARLY_WITHIN * rules.budgetUsd
  const cheaper = yield* saved(welcome.filter(isDear), search)
  return lowestBy([week, ...cheaper.filter(isWelcome)], faultOrNone) ?? week
}

/**
 * Replaces days that no change of dishes brings on target by days that are: one of the same week, served once more, or
 * one of another week. The same dishes in the same portions meet the same numbers. The visitor's variety limits it.
 */
export function* replaceDays(draft: DraftWeek, search: Search, replacing: Replacing): Steps<DraftWeek> {
  let week = draft
  for (const day of draft.worstGaps.keys())
    if ((week.worstGaps[day] ?? 0) > PLANNED_GAP) week = yield* withOtherDay(week, day, search, replacing)
  return week
}
