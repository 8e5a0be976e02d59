import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import type { MealVariety } from '../../core/profile.js'
import { PLANNED_GAP } from '../day/plannedGap.js'
import { daysKept } from '../dishes/daysKept.js'
import { isMain } from '../dishes/mealKind.js'
import type { Steps } from '../steps.js'
import { byDay, type Occasion } from './batches.js'
import type { Course } from './course.js'
import { courseItems, type DraftWeek, withOccasions } from './draftWeek.js'
import { faultOver, type Search } from './search.js'
import { pots } from './toMeals.js'
import type { WeekRules } from './weekRules.js'

/** A week has at least so many different dinners. */
const FEWEST_DINNERS: Readonly<Record<MealVariety, number>> = { low: 2, medium: 4, high: DAYS_PER_WEEK }

/** No dish that is served once more is a main more often than that. */
const MOST_MAINS: Readonly<Record<MealVariety, number>> = { low: 7, medium: 4, high: 3 }

const MAINS = ['lunch', 'dinner'] as const

/** How much more a day that misses its numbers counts here than among other changes, which come first. */
const OFF_DAY_WEIGHT = 8
const offDays = ({ daysOnTarget }: DraftWeek) => OFF_DAY_WEIGHT * (DAYS_PER_WEEK - daysOnTarget)

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
 * often and, unless the variety is low, none of the days beside it but a lunch that is left of a dinner.
 */
function isVaried({ courses }: DraftWeek, day: number, variety: MealVariety): boolean {
  const namesAt = (isAt: (occasion: Occasion) => boolean) =>
    courses.flatMap(({ batch, dish }) => batch.occasions.filter(isAt).map(() => dish.name))
  const dinners = new Set(namesAt(({ type }) => type === 'dinner'))
  const eaten = namesAt(isOn(day))
  if (dinners.size < FEWEST_DINNERS[variety] || new Set(eaten).size < eaten.length) return false
  const mainOn = (one: number, main: MealType) => namesAt(({ day: at, type }) => at === one && type === main)
  const beside = {
    lunch: [...mainOn(day - 1, 'lunch'), ...mainOn(day + 1, 'lunch'), ...mainOn(day + 1, 'dinner')],
    dinner: [...mainOn(day - 1, 'dinner'), ...mainOn(day + 1, 'dinner'), ...mainOn(day - 1, 'lunch')],
  }
  const mains = namesAt(({ type }) => isMain(type))
  const isTooOften = (name: string) => mains.filter((other) => other === name).length > MOST_MAINS[variety]
  return MAINS.every((main) =>
    mainOn(day, main).every(
      (name) => !isTooOften(name) && (variety === 'low' || !beside[main].includes(name)),
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

/** All repetitions that may bring a day on target: those of days that are. */
function repetitionsOf({ worstGaps }: DraftWeek, day: number): readonly Repetition[] {
  return worstGaps.flatMap((gap, model) =>
    gap <= PLANNED_GAP ? [true, false].map((keepsDinner) => ({ day, model, keepsDinner })) : [],
  )
}

/**
 * Serves the meals of a day that is on target once more on a day that nothing else brings there: the same dishes in the
 * same portions meet the same numbers. The visitor's variety limits it.
 */
export function* repeatDays(draft: DraftWeek, search: Search): Steps<DraftWeek> {
  const { rules } = search.attempt
  let week = draft
  for (const [day, gap] of draft.worstGaps.entries()) {
    if (gap <= PLANNED_GAP) continue
    const faultOf = faultOver(week, search, offDays)
    let best = week
    let least = 0
    for (const repetition of repetitionsOf(week, day)) {
      yield
      const other = withRepetition(week, repetition, rules)
      const isWelcome = isVaried(other, day, rules.basis.mealVariety) && !hasLunchForDinner(other)
      const fault = isWelcome ? faultOf(other) : 0
      if (fault >= least) continue
      best = other
      least = fault
    }
    week = best
  }
  return week
}
