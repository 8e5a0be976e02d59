import type { PlanRules } from '../../core/plan/planRules.js'
import { isLocked } from '../../core/state/isLocked.js'
import type { PlanState } from '../../core/state/planState.js'
import { PLANNED_GAP } from '../day/plannedGap.js'
import type { DraftWeek } from '../week/draftWeek.js'
import type { RoomName } from '../week/room.js'
import { closeWeek, platesAfter } from './closeWeek.js'
import { type OpenWeek, openWeek } from './openWeek.js'
import { ownPot, type Plate, placeOf } from './plate.js'
import { restOfDay } from './restOfDay.js'
import { withSides } from './withSides.js'

interface Balanced {
  readonly open: OpenWeek
  readonly week: DraftWeek
  /** Whether all of the days are on target. */
  readonly isOnTarget: boolean
}

function balance(
  plan: PlanState,
  plates: readonly Plate[],
  days: readonly number[],
  rules: PlanRules,
  room: RoomName,
): Balanced {
  const free = restOfDay(plan, plates, days)
  const open = openWeek(
    plan,
    rules,
    plates,
    free.map((plate) => [plate]),
    room,
  )
  const week = withSides(open.week, [...free.keys()], open.search)
  return { open, week, isOnTarget: days.every((day) => (week.worstGaps[day] ?? 0) <= PLANNED_GAP) }
}

/**
 * The plates that may leave their pots: each alone, leftovers first because the rest of their pot can stay as it is,
 * and then all together.
 */
function releases(plan: PlanState, plates: readonly Plate[], days: readonly number[]): readonly Plate[][] {
  const bound = plates
    .filter((plate) => days.includes(plate.day) && !isLocked(plan, placeOf(plate, plan.week)))
    .filter((plate) => plates.some((other) => other !== plate && other.pot === plate.pot))
    .sort((a, b) => Number(b.meal.leftoverOf !== undefined) - Number(a.meal.leftoverOf !== undefined))
  const alone = bound.map((plate) => [plate])
  return bound.length > 1 ? [...alone, bound] : alone
}

/**
 * The plan with these plates and with the portions of some days solved again. Sides come and go if portions are not
 * enough. The portions of a shared pot are fixed by other days, so few meals may be left to balance a day. If one is
 * still off target, one or all of its plates leave their pots, provided that this brings all days on target. If it does
 * not, the same is tried with portions that leave a cook's amounts a little further, first with the pots as they are.
 */
export function balanceDays(
  plan: PlanState,
  plates: readonly Plate[],
  days: readonly number[],
  rules: PlanRules,
): PlanState {
  const close = ({ open, week }: Balanced) => closeWeek(plan, platesAfter(open, week), rules)
  const together = balance(plan, plates, days, rules, 'usual')
  if (together.isOnTarget) return close(together)
  const apart = releases(plan, plates, days).map((released) =>
    plates.map((plate) =>
      released.includes(plate) ? { ...plate, pot: ownPot(plate.day, plate.meal.type) } : plate,
    ),
  )
  const isUsual = together.open.search.attempt.rules.room.name === 'usual'
  const trials: readonly (readonly [RoomName, readonly Plate[]])[] = [
    ...apart.map((each) => ['usual', each] as const),
    // A plan of larger meals has more room than that already.
    ...(isUsual ? [plates, ...apart].map((each) => ['wide', each] as const) : []),
  ]
  for (const [room, each] of trials) {
    const other = balance(plan, each, days, rules, room)
    if (other.isOnTarget) return close(other)
  }
  return close(together)
}
