import { FOOD_CATEGORIES, type Food, type FoodCategory } from '../core/food/food.js'
import { toMealItem } from '../core/plan/composePlan.js'
import { solvePortions } from '../core/plan/solvePortions.js'
import type { MealItem } from '../core/plan/weekPlan.js'
import { type Dish, dishFoods, fillTemplate } from './dish.js'
import { type DishTemplate, readTemplate } from './dishTemplate.js'
import type { MealKind } from './mealKind.js'
import { MENUS } from './menus.js'
import { PLAIN_DISHES } from './plainDishes.data.js'
import { sharesOf } from './planDay.js'
import { plateHelpings } from './plate.js'
import { mayShareMeal, type WeekRules } from './weekRules.js'

/** A dish the kitchen can make, and how it would do by itself. */
export interface Candidate extends Dish {
  /** How badly the dish alone misses its share of the day; 0 is a perfect fit. */
  readonly misfit: number
  /** Its foods in the portions that come closest to that share. */
  readonly items: readonly MealItem[]
  /** What these bring, see `sharesOf`. */
  readonly brings: readonly number[]
}

const FILLINGS_A_TEMPLATE = 2
const FILLING_CHANCE = 0.9
/** With fewer of our own dishes than this, plain ones by category are cooked as well. */
const TOO_FEW_DISHES = 4
const FILLINGS_OF_PLAIN_DISHES = 12
/** Too much cannot be mended by a side, too little can. */
const OVERSHOOT_WEIGHT = 3

/** Rates a dish against its share of the day's targets. */
function rateDish(dish: Dish, type: MealKind, share: number, rules: WeekRules): Candidate {
  const { calories, protein, carbs, fat } = rules.targets
  const helpings = plateHelpings({ type, dish, sides: dish.extras, energyKcal: calories * share })
  const { gaps, grams } = solvePortions(helpings, {
    targets: { calories: calories * share, protein: protein * share, carbs: carbs * share, fat: fat * share },
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

function plainTemplates(kind: MealKind, kitchen: ReadonlyMap<string, Food>): DishTemplate[] {
  const idsOf = (category: FoodCategory) =>
    [...kitchen.values()].filter((food) => food.category === category).map(({ id }) => id)
  const groups = Object.fromEntries(FOOD_CATEGORIES.map((category) => [category, idsOf(category).join()]))
  return PLAIN_DISHES[kind].map((text) => readTemplate(text, groups))
}

/** Dishes of a kind that the kitchen can make, each name once. */
export function candidatesFor(kind: MealKind, share: number, rules: WeekRules): Candidate[] {
  const byName = new Map<string, Candidate>()
  const cook = (templates: readonly DishTemplate[], fillings: number) => {
    for (const template of templates) {
      for (let filling = 0; filling < fillings; filling++) {
        const dish = fillTemplate(
          template,
          rules.kitchen,
          (food) => rules.preference(food) + FILLING_CHANCE * rules.random(),
        )
        if (dish === undefined || byName.has(dish.name) || !mayShareMeal(dishFoods(dish), rules)) continue
        byName.set(dish.name, rateDish(dish, kind, share, rules))
      }
    }
  }
  cook(MENUS[kind], FILLINGS_A_TEMPLATE)
  if (byName.size < TOO_FEW_DISHES) cook(plainTemplates(kind, rules.kitchen), FILLINGS_OF_PLAIN_DISHES)
  return [...byName.values()]
}
