import type { Food } from '../../core/food/food.js'
import { macrosOf } from '../../core/nutrition/macros.js'
import { toMealItem } from '../../core/plan/toMeal.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import { type Dish, dishFoods, fillTemplate } from '../dishes/dish.js'
import type { DishTemplate } from '../dishes/dishTemplate.js'
import type { MealKind } from '../dishes/mealKind.js'
import { mayShareMeal, type WeekRules } from '../weekRules.js'
import { sharesOf } from './planDay.js'
import { plateHelpings } from './plate.js'
import { solvePortions } from './solvePortions.js'

/** A dish the kitchen can make, and how it would do by itself. */
export interface Candidate extends Dish {
  readonly template: DishTemplate
  /** How badly the dish alone misses its share of the day; 0 is a perfect fit. */
  readonly misfit: number
  /** Its foods in the portions that come closest to that share. */
  readonly items: readonly MealItem[]
  /** What these bring, see `sharesOf`. */
  readonly brings: readonly number[]
}

/** How much chance counts beside preference in what fills a slot. */
const FILLING_CHANCE = 0.9
/** Too much cannot be mended by a side, too little can. */
const OVERSHOOT_WEIGHT = 3

/** Rates a dish against its share of the day's targets. */
function rateDish(dish: Dish, type: MealKind, share: number, rules: WeekRules): Omit<Candidate, 'template'> {
  const targets = macrosOf((nutrient) => rules.targets[nutrient] * share)
  const helpings = plateHelpings({ type, dish, sides: dish.extras, energyKcal: targets.calories })
  const { gaps, grams } = solvePortions(helpings, {
    targets,
    produceG: 0,
    dollarWeight: rules.thrift.dollarWeight,
  })
  const items = helpings.map(({ food }, index) => toMealItem(food, grams[index] ?? 0))
  return {
    ...dish,
    items,
    brings: sharesOf(items, rules),
    misfit: gaps.reduce((sum, gap) => sum + gap * gap * (gap > 0 ? OVERSHOOT_WEIGHT : 1), 0),
  }
}

/**
 * Dishes that the kitchen can make from templates, each name once.
 * @param fillings how often each template is tried, with other foods by chance
 */
export function cookDishes(
  templates: readonly DishTemplate[],
  fillings: number,
  kind: MealKind,
  share: number,
  rules: WeekRules,
): Candidate[] {
  const byName = new Map<string, Candidate>()
  const preference = (food: Food) => rules.preference(food) + FILLING_CHANCE * rules.random()
  for (const template of templates) {
    for (let filling = 0; filling < fillings; filling++) {
      const dish = fillTemplate(template, rules.kitchen, preference)
      if (dish === undefined || byName.has(dish.name) || !mayShareMeal(dishFoods(dish), rules)) continue
      byName.set(dish.name, { ...rateDish(dish, kind, share, rules), template })
    }
  }
  return [...byName.values()]
}
