import type { PlanRules } from '../../core/plan/planRules.js'
import type { DollarWeights } from '../day/dayRules.js'

/** Vegetables and fruit that the World Health Organization advises, grams a day. */
const PRODUCE_G = 400
/** The same when money is short. */
const LEAST_PRODUCE_G = 320

/** How strictly a week is planned to save money. */
export interface Thrift extends DollarWeights {
  /** In the choice of dishes, against the square root of a dish's misfit. */
  readonly dishDollarWeight: number
  /** How much chance and variety count in the choice of dishes. */
  readonly fancy: number
  /** How much price decides, beside chance, which of several foods fills a slot. */
  readonly priceSense: number
  /** The most dishes a week has for each breakfast or snack of a day; nobody minds the same one again. */
  readonly smallMeals: number
  /** Vegetables and fruit that a day should have, grams. */
  readonly produceG: number
  /**
   * How many different vegetables that spoil the week may draw on, and other fresh foods in proportion. With few of
   * them each pack is used up; many would leave a half pack of everything.
   */
  readonly freshVegetables: number
}

/** From no savings to the cheapest week people would still eat. A week takes the first step that fits its budget. */
export const THRIFT_LADDER: readonly [Thrift, ...Thrift[]] = [
  {
    dollarWeight: 0,
    dishDollarWeight: 0,
    sideDollarWeight: 0,
    swapDollarWeight: 0,
    fancy: 1,
    priceSense: 0.15,
    smallMeals: 7,
    produceG: PRODUCE_G,
    freshVegetables: 27,
  },
  {
    dollarWeight: 0.05,
    dishDollarWeight: 0.1,
    sideDollarWeight: 0.3,
    swapDollarWeight: 0.002,
    fancy: 1,
    priceSense: 0.4,
    smallMeals: 7,
    produceG: PRODUCE_G,
    freshVegetables: 18,
  },
  {
    dollarWeight: 0.15,
    dishDollarWeight: 0.4,
    sideDollarWeight: 1,
    swapDollarWeight: 0.01,
    fancy: 1,
    priceSense: 0.8,
    smallMeals: 7,
    produceG: PRODUCE_G,
    freshVegetables: 13,
  },
  {
    dollarWeight: 0.4,
    dishDollarWeight: 1,
    sideDollarWeight: 4,
    swapDollarWeight: 0.04,
    fancy: 0.7,
    priceSense: 1.5,
    smallMeals: 5,
    produceG: LEAST_PRODUCE_G,
    freshVegetables: 8,
  },
  {
    dollarWeight: 1.5,
    dishDollarWeight: 6,
    sideDollarWeight: 20,
    swapDollarWeight: 0.17,
    fancy: 0.3,
    priceSense: 3,
    smallMeals: 4,
    produceG: LEAST_PRODUCE_G,
    freshVegetables: 4,
  },
]

/** The budget from which each step of the ladder usually fits, in US dollars a week per kcal of the daily target. */
const STEP_USD_PER_KCAL = [0.055, 0.04, 0.029, 0.022, 0] as const

/** The step to begin with, so that few attempts are over the budget. */
export function startStep({ profile, targets }: PlanRules): number {
  return STEP_USD_PER_KCAL.findIndex(
    (usdPerKcal) => profile.weeklyFoodBudget >= usdPerKcal * targets.calories,
  )
}
