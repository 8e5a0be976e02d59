import { macrosOf } from '../../core/nutrition/macros.js'
import { toMealItem } from '../../core/plan/toMeal.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import type { Dish } from '../dishes/dish.js'
import type { MealKind } from '../dishes/mealKind.js'
import type { DayRules } from './dayRules.js'
import { misfit } from './misfit.js'
import { plateHelpings } from './plate.js'
import { broughtShares } from './portionProblem.js'
import { solvePortions } from './solvePortions.js'

/** A dish that may be chosen, and how well it fits by itself. */
export interface Candidate extends Dish {
  /** How badly the dish alone misses its share of the day, see {@link misfit}. */
  readonly misfit: number
  /** Its foods in the portions that come closest to that share. */
  readonly items: readonly MealItem[]
  /** What these bring, see {@link broughtShares}. */
  readonly brings: readonly number[]
}

/**
 * Rates a dish against its share of the day's targets.
 * @param share the fraction of the day's energy that the meal should provide
 */
export function rateDish(dish: Dish, type: MealKind, share: number, rules: DayRules): Candidate {
  const targets = macrosOf((nutrient) => rules.targets[nutrient] * share)
  const helpings = plateHelpings({ type, dish, sides: dish.extras, energyKcal: targets.calories })
  const { dollarWeight } = rules.thrift
  const { gaps, grams } = solvePortions(helpings, { targets, produceG: 0, dollarWeight })
  const items = helpings.map(({ food }, index) => toMealItem(food, grams[index] ?? 0))
  return { ...dish, items, brings: broughtShares(items, rules.targets), misfit: misfit(gaps) }
}
