import { BREAKFASTS } from './breakfasts.data.js'
import { DINNERS } from './dinners.data.js'
import { type DishTemplate, readTemplate } from './dishTemplate.js'
import { LUNCHES } from './lunches.data.js'
import type { MealKind } from './mealKind.js'
import { SNACKS } from './snacks.data.js'

/** Our dishes by the meals they are for. */
export const MENUS: Readonly<Record<MealKind, readonly DishTemplate[]>> = {
  breakfast: BREAKFASTS.map((text) => readTemplate(text)),
  lunch: LUNCHES.map((text) => readTemplate(text)),
  dinner: DINNERS.map((text) => readTemplate(text)),
  snack: SNACKS.map((text) => readTemplate(text)),
}
