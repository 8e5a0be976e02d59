import type { FoodCategory } from '../core/food/food.js'

/** The World Health Organization's advice on vegetables and fruit, grams a day. */
const PRODUCE_G = 400
/** What remains of it when money is short. */
const LEAST_PRODUCE_G = 320

/** How hard a week is planned for little money. Weights say how much a dollar counts against a close fit. */
export interface Thrift {
  /** In portions, see `PortionGoal.dollarWeight`. */
  readonly dollarWeight: number
  /** In the choice of dishes, against the square root of a dish's misfit. */
  readonly dishDollarWeight: number
  /** In the choice of sides and of dishes to swap in, against squared gaps. */
  readonly sideDollarWeight: number
  /** How much chance and change count in the choice of dishes. */
  readonly fancy: number
  /** How much price decides, beside chance, which of several foods fills a slot. */
  readonly priceSense: number
  /** Different dishes at most, by the week, for each breakfast or snack of a day; nobody minds the same one again. */
  readonly smallMeals: number
  /** Vegetables and fruit wished for a day, grams. */
  readonly produceG: number
  /** Up to how many times the budget a week may cost for it to be worth bringing down rather than planned anew. */
  readonly worthEconomizing: number
  /**
   * Different foods that spoil, by category, the week may draw on; those that keep do not count. Few of them means
   * that each is used up, where many would leave a half pack of everything.
   */
  readonly fresh: Readonly<Record<FoodCategory, number>>
}

const fresh = (
  vegetable: number,
  fruit: number,
  protein: number,
  dairy: number,
  others: number,
): Thrift['fresh'] => ({
  vegetable,
  fruit,
  protein,
  dairy,
  carbs: others,
  legumes: others,
  fat: others,
  nuts_seeds: others,
  supplement: others,
})

/** From a free hand to the cheapest week that still reads like food; a week takes the first step that fits its budget. */
export const THRIFT_LADDER: readonly [Thrift, ...Thrift[]] = [
  {
    dollarWeight: 0,
    dishDollarWeight: 0,
    sideDollarWeight: 0,
    fancy: 1,
    priceSense: 0.15,
    smallMeals: 7,
    produceG: PRODUCE_G,
    worthEconomizing: 1.15,
    fresh: fresh(18, 12, 14, 10, 9),
  },
  {
    dollarWeight: 0.05,
    dishDollarWeight: 0.1,
    sideDollarWeight: 0.3,
    fancy: 1,
    priceSense: 0.4,
    smallMeals: 7,
    produceG: PRODUCE_G,
    worthEconomizing: 1.15,
    fresh: fresh(12, 8, 9, 6, 5),
  },
  {
    dollarWeight: 0.15,
    dishDollarWeight: 0.4,
    sideDollarWeight: 1,
    fancy: 1,
    priceSense: 0.8,
    smallMeals: 7,
    produceG: PRODUCE_G,
    worthEconomizing: 1.2,
    fresh: fresh(9, 5, 6, 4, 3),
  },
  {
    dollarWeight: 0.4,
    dishDollarWeight: 1,
    sideDollarWeight: 4,
    fancy: 0.7,
    priceSense: 1.5,
    smallMeals: 5,
    produceG: LEAST_PRODUCE_G,
    worthEconomizing: 1.25,
    fresh: fresh(7, 4, 4, 3, 2),
  },
  {
    dollarWeight: 1.5,
    dishDollarWeight: 6,
    sideDollarWeight: 20,
    fancy: 0.3,
    priceSense: 3,
    smallMeals: 4,
    produceG: LEAST_PRODUCE_G,
    worthEconomizing: 2,
    fresh: fresh(4, 2, 2, 1, 1),
  },
]

/** US dollars a week for each kcal of a day's target from which each step of the ladder usually fits. */
const STEP_USD_PER_KCAL = [0.055, 0.04, 0.029, 0.022, 0] as const

/** The step to begin with, so that few weeks are planned in vain. */
export function firstStep(weeklyFoodBudget: number, dailyKcal: number): number {
  return STEP_USD_PER_KCAL.findIndex((usdPerKcal) => weeklyFoodBudget >= usdPerKcal * dailyKcal)
}
