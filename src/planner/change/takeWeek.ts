import { mealChecker } from '../../core/plan/findViolations.js'
import { isAt } from '../../core/plan/isAt.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { isHard } from '../../core/plan/planViolation.js'
import { isSameDish } from '../../core/plan/sameDish.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { MealPlace, PlanState } from '../../core/state/planState.js'
import { PLANNED_GAP } from '../day/plannedGap.js'
import { isMain } from '../dishes/mealKind.js'
import type { DraftWeek } from '../week/draftWeek.js'
import { faultInPlaceOf } from '../week/weekFault.js'
import { closeWeek, platesAfter } from './closeWeek.js'
import { type OpenWeek, openWeek } from './openWeek.js'
import { tryBestDish } from './otherDishes.js'
import { type Plate, placeOf, platesOf } from './plate.js'
import { restOfDay } from './restOfDay.js'
import { ruledOut, withoutAvoided } from './withoutAvoided.js'
import { withSides } from './withSides.js'

/** The day of a week with a date, from 0; -1 if there is none. */
const dayOf = ({ days }: WeekPlan, date: string) => days.findIndex((day) => day.date === date)

/** The locked plates of the old week, by the days of the new one. */
function lockedPlates({ week, locked }: PlanState, next: WeekPlan): Plate[] {
  return platesOf(week).flatMap((plate) => {
    const place = placeOf(plate, week)
    const day = dayOf(next, place.date)
    if (day < 0 || !locked.some(isAt(place))) return []
    return [{ ...plate, day, pot: `locked ${plate.pot}` }]
  })
}

/** The pots of a week, without locked plates. */
function potsOf(plates: readonly Plate[], kept: readonly Plate[]): readonly Plate[][] {
  const pots = new Map<string, Plate[]>()
  for (const plate of plates) {
    if (!kept.includes(plate)) pots.set(plate.pot, [...(pots.get(plate.pot) ?? []), plate])
  }
  return [...pots.values()]
}

/** Whether a pot is a lunch or dinner that a locked meal already serves. */
function repeats([plate]: readonly Plate[], kept: readonly Plate[]): boolean {
  if (!plate || !isMain(plate.meal.type)) return false
  return kept.some(({ meal }) => isSameDish(meal, plate.meal))
}

/** Whether a lunch or dinner of a pot is eaten on the day before or after a locked meal of the same dish. */
function repeatsBeside(pot: readonly Plate[], kept: readonly Plate[]): boolean {
  return pot.some((plate) =>
    repeats(
      [plate],
      kept.filter(({ day }) => Math.abs(day - plate.day) === 1),
    ),
  )
}

/** Other dishes for those that repeat a locked meal, then for days that miss their targets. */
function mend(open: OpenWeek, kept: readonly Plate[], days: ReadonlySet<number>): DraftWeek {
  const { groups, search } = open
  let week = open.week
  for (const [index, group] of groups.entries()) {
    if (repeats(group, kept)) week = tryBestDish(open, index, week) ?? week
  }
  for (const day of days) {
    for (const [index, group] of groups.entries()) {
      if ((week.worstGaps[day] ?? 0) <= PLANNED_GAP) break
      if (!group.some((plate) => plate.day === day)) continue
      const other = tryBestDish(open, index, week)
      const faultOf = faultInPlaceOf(week, search.attempt.rules)
      if (other && faultOf(other) < faultOf(week)) week = other
    }
  }
  return withSides(week, [...groups.keys()], search)
}

/** A plan with one day mended alone. */
function mendDay(plan: PlanState, day: number, rules: PlanRules): PlanState {
  const plates = platesOf(plan.week)
  const free = restOfDay(plan, plates, [day]).map((plate) => [plate])
  const open = openWeek(plan, rules, plates, free)
  return closeWeek(plan, platesAfter(open, mend(open, [], new Set([day]))), rules)
}

/** See `replaceWeek`. */
export function takeWeek(plan: PlanState, week: WeekPlan, rules: PlanRules): PlanState {
  const isInWeek = ({ date }: { readonly date: string }) => dayOf(week, date) >= 0
  const isRuledOut = ruledOut(plan, rules)
  const violationsOf = mealChecker(rules)
  const all = lockedPlates(plan, week)
  // Other answers may rule out what was locked, or the shop no longer has it. It would make the whole week unsafe.
  const kept = all.filter(({ meal }) => !isRuledOut(meal) && !violationsOf(meal).some(isHard))
  const lost = all.filter((plate) => !kept.includes(plate)).map((plate) => placeOf(plate, week))
  const staysLocked = (place: MealPlace) => isInWeek(place) && !lost.some(isAt(place))
  const eatenOut = plan.eatenOut.filter(isInWeek)
  const taken = { ...plan, week, eatenOut, locked: plan.locked.filter(staysLocked) }
  const isTaken = (plate: Plate) =>
    eatenOut.some(isAt(placeOf(plate, week))) ||
    kept.some(({ day, meal }) => day === plate.day && meal.type === plate.meal.type)
  const plates = [...platesOf(week).filter((plate) => !isTaken(plate)), ...kept]
  const shorter = new Set(eatenOut.map(({ date }) => dayOf(week, date)))
  const days = new Set([...kept.map(({ day }) => day), ...shorter])
  if (days.size === 0) return withoutAvoided(taken, rules).plan
  // Low variety cooks in batches, which may be eaten on two days in a row.
  const mayRepeat = rules.basis.mealVariety === 'low'
  const pots = potsOf(plates, kept).filter(
    (pot) => pot.some(({ day }) => days.has(day)) || (!mayRepeat && repeatsBeside(pot, kept)),
  )
  const open = openWeek(taken, rules, plates, pots)
  const mended = closeWeek(taken, platesAfter(open, mend(open, kept, days)), rules)
  // A day with a meal out has targets of its own. Only a draft of that day alone is solved for them.
  const balanced = [...shorter].reduce((after, day) => mendDay(after, day, rules), mended)
  return withoutAvoided(balanced, rules).plan
}
