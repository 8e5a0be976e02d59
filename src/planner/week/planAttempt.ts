import { sumMacros } from '../../core/nutrition/macros.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import { dayItems, type PlannedDay } from '../day/planDay.js'
import { PLANNED_GAP, planDayWithSwaps } from '../day/planDayWithSwaps.js'
import type { Plate } from '../day/plate.js'
import { mealKind } from '../dishes/mealKind.js'
import type { Attempt } from './attempt.js'
import { Cookbook } from './cookbook.js'
import { economize } from './economize.js'
import { energyShare } from './energyShare.js'
import { DISHES_A_WEEK } from './variety.js'
import { WeekMenu } from './weekMenu.js'
import type { WeekRules } from './weekRules.js'

const SWAPS_A_DAY = 4
/** After this many days that missed their numbers in spite of swaps, fewer swaps are tried. */
const HOPELESS_DAYS = 2

export interface PlannedWeek {
  readonly days: readonly PlannedDay[]
  readonly costUsd: number
  readonly daysOnTarget: number
}

/** A day's plates with the dishes whose turn it is. */
function platesOf(menu: WeekMenu, dayIndex: number, { mealTypes, targets }: WeekRules): Plate[] {
  return mealTypes.flatMap((type) => {
    const dish = menu.dishFor(type, dayIndex)
    if (dish === undefined) return []
    const energyKcal = targets.calories * energyShare(mealKind(type), mealTypes)
    return [{ type, dish, sides: dish.extras, energyKcal }]
  })
}

/** The calories of a planned day. */
export function plannedKcal(day: PlannedDay): number {
  return sumMacros(dayItems(day)).calories
}

function isOnTarget({ worstGap }: PlannedDay): boolean {
  return worstGap <= PLANNED_GAP
}

/** Plans one attempt at a week: a menu, its days one after the other, then savings down to the budget. */
export function planAttempt(attempt: Attempt): PlannedWeek {
  const { rules, basket } = attempt
  const cookbook = new Cookbook(attempt)
  const menu = new WeekMenu(cookbook, attempt)
  const days: PlannedDay[] = []
  for (let index = 0; index < DAYS_PER_WEEK; index++) {
    const missed = days.filter((day) => !isOnTarget(day)).length
    const swaps = missed < HOPELESS_DAYS ? SWAPS_A_DAY : 1
    const alternatives = ({ type }: Plate) => menu.alternatives(type, index)
    const planned = planDayWithSwaps(platesOf(menu, index, rules), alternatives, swaps, attempt)
    // An earlier day with the same lunch and dinner stands in for a day that misses its numbers.
    const earlier = days[index - DISHES_A_WEEK[rules.variety].dinner]
    const missesLess = earlier && planned.worstGap > Math.max(earlier.worstGap, PLANNED_GAP)
    const day = missesLess ? { ...earlier } : planned
    menu.keep(day.plates, index)
    basket.add(dayItems(day))
    days.push(day)
  }
  economize({ days, cookbook, attempt })
  return { days, costUsd: basket.totalUsd, daysOnTarget: days.filter(isOnTarget).length }
}
