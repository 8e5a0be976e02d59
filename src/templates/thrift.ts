import type { FoodCategory } from '../core/food/food.js'

/** How hard a week is planned for little money. */
export interface Thrift {
  /** How much a dollar counts against a close fit, see `PortionGoal.dollarWeight`. */
  readonly dollarWeight: number
  /** How much price decides, beside chance, which of several foods fills a slot. */
  readonly priceSense: number
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
export const THRIFT_LADDER: readonly Thrift[] = [
  { dollarWeight: 0, priceSense: 0.15, fresh: fresh(18, 12, 14, 10, 9) },
  { dollarWeight: 0.05, priceSense: 0.4, fresh: fresh(12, 8, 9, 6, 5) },
  { dollarWeight: 0.15, priceSense: 0.8, fresh: fresh(9, 5, 6, 4, 3) },
  { dollarWeight: 0.4, priceSense: 1.5, fresh: fresh(7, 4, 4, 3, 2) },
  { dollarWeight: 0.8, priceSense: 3, fresh: fresh(6, 3, 3, 2, 2) },
]

/** US dollars a week that an ordinary, unhurried plan costs for each kcal of a day's target. */
const EASY_USD_PER_KCAL = 0.05

/** The step to begin with, so that few weeks are planned in vain. */
export function firstThrift(weeklyFoodBudget: number, dailyKcal: number): number {
  const ease = weeklyFoodBudget / (dailyKcal * EASY_USD_PER_KCAL)
  if (ease >= 1.2) return 0
  if (ease >= 0.8) return 1
  if (ease >= 0.55) return 2
  return 3
}
