import { defineMealPlanner } from './defineMealPlanner.js'
import { MealPlannerElement } from './MealPlannerElement.js'

/** Makes `<meal-planner>` known to a page whose elements take their styles' nonce from the script. */
export function startFromScript(nonce: string | undefined) {
  if (nonce) MealPlannerElement.defaultNonce = nonce
  defineMealPlanner()
}
