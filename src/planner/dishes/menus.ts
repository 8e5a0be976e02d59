import { FOOD_CATEGORIES, type Food, type FoodCategory } from '../../core/food/food.js'
import { BREAKFASTS } from './breakfasts.data.js'
import { DINNERS } from './dinners.data.js'
import { type DishTemplate, readTemplate } from './dishTemplate.js'
import { LUNCHES } from './lunches.data.js'
import type { MealKind } from './mealKind.js'
import { PLAIN_DISHES } from './plainDishes.data.js'
import { SNACKS } from './snacks.data.js'

/** Our dishes by the meals they are for. */
export const MENUS: Readonly<Record<MealKind, readonly DishTemplate[]>> = {
  breakfast: BREAKFASTS.map((text) => readTemplate(text)),
  lunch: LUNCHES.map((text) => readTemplate(text)),
  dinner: DINNERS.map((text) => readTemplate(text)),
  snack: SNACKS.map((text) => readTemplate(text)),
}

/** Plain dishes of the foods of a kitchen, by their categories. */
export function plainMenu(kind: MealKind, kitchen: ReadonlyMap<string, Food>): DishTemplate[] {
  const idsOf = (category: FoodCategory) =>
    [...kitchen.values()].filter((food) => food.category === category).map(({ id }) => id)
  const groups = Object.fromEntries(FOOD_CATEGORIES.map((category) => [category, idsOf(category).join()]))
  return PLAIN_DISHES[kind].map((text) => readTemplate(text, groups))
}
