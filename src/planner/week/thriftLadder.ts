import { portionCount } from '../../core/plan/eaters.js'
import type { PlanRules } from '../../core/plan/planRules.js'

/** The World Health Organization's advice on vegetables and fruit, grams a day. */
const PRODUCE_G = 400
/** The same when money is short. */
const LEAST_PRODUCE_G = 320

/** How much a week is planned to save money. */
export interface Thrift {
  /** How much a dollar counts in portions, see `DayGoal.dollarWeight`. */
  readonly dollarWeight: number
  /** The weight of a dollar a day against a gap, in the choice of dishes and changes. */
  readonly dishDollarWeight: number
  /** How much chance and variety count in the choice of dishes. */
  readonly fancy: number
  /** How much price counts against chance, when the food of a dish is chosen from several. */
  readonly priceSense: number
  /** Vegetables and fruit that a day should have, grams. */
  readonly produceG: number
  /** How many different foods the week uses, compared with a week with money left. */
  readonly kitchenSize: number
}

/** From no savings to the cheapest week that people would still eat. A week takes the first step that fits its budget. */
export const THRIFT_LADDER: readonly [Thrift, ...Thrift[]] = [
  { dollarWeight: 0, dishDollarWeight: 0.02, fancy: 1, priceSense: 0.2, produceG: PRODUCE_G, kitchenSize: 1 },
  {
    dollarWeight: 0.05,
    dishDollarWeight: 0.06,
    fancy: 1,
    priceSense: 0.4,
    produceG: PRODUCE_G,
    kitchenSize: 0.9,
  },
  {
    dollarWeight: 0.15,
    dishDollarWeight: 0.15,
    fancy: 1,
    priceSense: 0.8,
    produceG: PRODUCE_G,
    kitchenSize: 0.8,
  },
  {
    dollarWeight: 1,
    dishDollarWeight: 0.8,
    fancy: 0.7,
    priceSense: 1.5,
    produceG: LEAST_PRODUCE_G,
    kitchenSize: 0.7,
  },
  {
    dollarWeight: 6,
    dishDollarWeight: 3,
    fancy: 0.3,
    priceSense: 4,
    produceG: LEAST_PRODUCE_G,
    kitchenSize: 0.55,
  },
]

/** The step of the cheapest week. */
export const LAST_STEP = THRIFT_LADDER.length - 1
export const CHEAPEST = THRIFT_LADDER[LAST_STEP] ?? THRIFT_LADDER[0]

/** The budget from which each step of the ladder usually fits, in US dollars a week per kcal of the daily target. */
const STEP_USD_PER_KCAL = [0.062, 0.047, 0.036, 0.027, 0] as const

/**
 * The part of such a budget that all who eat together need only once: they finish the packs that one person leaves. Without
 * it, four people with $100 each were given seitan and powder for meat, and used $58 of it.
 */
const SHARED_PACKS = 0.5

/** The step to begin with, so that few attempts are over the budget. */
export function startStep({ budgetUsd, targets, basis }: PlanRules): number {
  const needed = 1 - SHARED_PACKS + SHARED_PACKS / portionCount(basis)
  return STEP_USD_PER_KCAL.findIndex((usdPerKcal) => budgetUsd >= needed * usdPerKcal * targets.calories)
}
