import type { MealType } from '../../core/plan/mealTypes.js'
import type { ThemeToken } from '../theme.js'

/** The background of a meal's picture, by the type of meal. It never means a status. */
export const MEAL_TINT: Readonly<Record<MealType, ThemeToken>> = {
  breakfast: 'honey',
  lunch: 'leaf',
  dinner: 'tomato',
  snack: 'sky',
  snack2: 'sky',
  snack3: 'sky',
}
