import { MealPlannerElement } from './MealPlannerElement.js'

const TAG = 'meal-planner'

/** Makes `<meal-planner>` known to the page. Where it is known already, or on a server, nothing happens. */
export function defineMealPlanner() {
  if (typeof customElements === 'undefined' || customElements.get(TAG)) return
  customElements.define(TAG, MealPlannerElement)
}
