import { MealPlannerElement } from './MealPlannerElement.js'

const TAG = 'meal-planner'

/** Defines `<meal-planner>`. Does nothing on a server, or if the page has defined it already. */
export function defineMealPlanner() {
  if (typeof customElements === 'undefined' || customElements.get(TAG)) return
  customElements.define(TAG, MealPlannerElement)
}
