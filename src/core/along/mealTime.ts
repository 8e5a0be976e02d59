import type { MealType } from '../plan/mealTypes.js'

/** When each type of meal is eaten, as hours and minutes (specification, section 9: the clock labels). */
export const MEAL_TIME: Readonly<Record<MealType, string>> = {
  breakfast: '07:00',
  snack2: '10:00',
  lunch: '12:30',
  snack: '15:00',
  dinner: '19:00',
  snack3: '21:00',
}
