import { lowestBy } from '../../core/lowestBy.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import type { MealVariety } from '../../core/profile.js'
import { PLANNED_GAP } from '../day/plannedGap.js'
import { daysKept } from '../dishes/daysKept.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { isMain } from '../dishes/mealKind.js'
import type { Steps } from '../steps.js'
import { byDay, type Occasion } from './batches.js'
import type { Course } from './course.js'
import { courseItems, type DraftWeek, withDayOf, withOccasions } from './draftWeek.js'
import { mendDays } from './mendDays.js'
import { saveMoney } from './saveMoney.js'
import { faultOver, NEARLY_WITHIN, type Search, withEffort } from './search.js'
import { pots } from './toMeals.js'
import { isOverBudget } from './weekFault.js'
import type { WeekRules } from './weekRules.js'

/** How many different dinners a week has. */
const DINNERS: Readonly<Record<MealVariety, { readonly fewest: number; readonly most: number }>> = {
  low: { fewest: 2, most: 3 },
  medium: { fewest: 4, most: 5 },
  high: { fewest: DAYS_PER_WEEK, most: DAYS_PER_WEEK },
}

/** No dish of the new day is a main more often than that. */
const MOST_MAINS: Readonly<Record<MealVariety, number>> = { low: 7, medium: 4, high: 3 }

/** How many weeks that cost a little too much with another day are made cheaper, and how much may be solved for each. */
const WEEKS_TO_SAVE = 4
const SAVING_SOLVES = 150

const MAINS = ['lunch', 'dinner'] as const

/** How much more a day that misses its numbers counts here than among other changes, which come first. */
const OFF_DAY_WEIGHT = 8
const offDays = ({ daysOnTarget }: DraftWeek) => OFF_DAY_WEIGHT * (DAYS_PER_WEEK - daysOnTarget)

interface Replacing {
  /** Weeks that were planned for the same visitor. */
  readonly others: readonly DraftWeek[]
  /** Whether other days that cost a little too much are worth the effort of saving money elsewhere. */
  readonly maySave: boolean
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

/**
 * Whether a week has as many different dinners as its variety asks for, no dish twice on a day, no main of that day too
 * often and, unless the variety is low, none of the days beside it but a lunch that is left of a dinner. Dishes of one
 * family are one dish to people, but the same dish with another side is a dinner of its own.
 */
function isVaried({ courses }: DraftWeek, day: number, variety: MealVariety): boolean {
  const dishesAt = (isAt: (occasion: Occasion) => boolean) =>
    courses.flatMap(({ batch, dish }) => batch.occasions.filter(isAt).map(() => dish.family))
  const isDinner = ({ type }: Occasion) => type === 'dinner'
  const evenings = courses.filter(({ batch }) => batch.occasions.some(isDinner))
  const names = evenings.map(({ dish }) => dish.name)
  const plates = evenings.map(({ dish, sides }) => [dish.name, ...sides.flat().map(({ id }) => id)].join())
  const eaten = dishesAt(isOn(day))
  const { fewest, most } = DINNERS[variety]
  if (new Set(names).size < fewest || new Set(plates).size > most) return false
  if (new Set(eaten).size < eaten.length) return false
  const mainOn = (one: number, main: MealType) => dishesAt(({ day: at, type }) => at === one && type === main)
  const beside = {
    lunch: [...mainOn(day - 1, 'lunch'), ...mainOn(day + 1, 'lunch'), ...mainOn(day + 1, 'dinner')],
    dinner: [...mainOn(day - 1, 'dinner'), ...mainOn(day + 1, 'dinner'), ...mainOn(day - 1, 'lunch')],
  }
  const mains = dishesAt(({ type }) => isMain(type))
  const isTooOften = (dish: DishFamily) =>
    mains.filter((other) => other === dish).length > MOST_MAINS[variety]
  return MAINS.every((main) =>
    mainOn(day, main).every(
      (dish) => !isTooOften(dish) && (variety === 'low' || !beside[main].includes(dish)),
    ),
  )
}

/** Whether a dinner would be what is left of a lunch: people cook in the evening. */
function hasLunchForDinner(week: DraftWeek): boolean {
  return week.courses.some(({ batch, dish }, index) =>
    pots(batch.occasions, daysKept(dish.family.keepsDays, courseItems(week, index))).some(
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
  others: readonly DraftWeek[],
  rules: WeekRules,
): Generator<DraftWeek> {
  for (const [model, gap] of week.worstGaps.entries()) {
    if (gap > PLANNED_GAP) continue
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
function* withOtherDay(
  week: DraftWeek,
  day: number,
  search: Search,
  { others, maySave }: Replacing,
): Steps<DraftWeek> {
  const { rules } = search.attempt
  const faultOf = faultOver(week, search, offDays)
  const faultOrNone = (one: DraftWeek) => (one === week ? 0 : faultOf(one))
  const welcome: DraftWeek[] = []
  for (const other of otherDays(week, day, others, rules)) {
    yield
    if (isVaried(other, day, rules.basis.mealVariety) && !hasLunchForDinner(other)) welcome.push(other)
  }
  const best = lowestBy([week, ...welcome], faultOrNone) ?? week
  if (best !== week || !maySave || isOverBudget(week, rules)) return best
  const isDear = ({ daysOnTarget, costUsd }: DraftWeek) =>
    daysOnTarget > week.daysOnTarget && costUsd > rules.budgetUsd && costUsd < NEARLY_WITHIN * rules.budgetUsd
  return lowestBy([week, ...(yield* saved(welcome.filter(isDear), search))], faultOrNone) ?? week
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
