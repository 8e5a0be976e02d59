import type { MarkedGroceryList } from '../grocery/groceryListToText.js'
import type { WeekPlan } from '../plan/weekPlan.js'

/** Increases when the meaning of a field changes. A new field does not change it. */
const VERSION = 1

/**
 * A plan and its groceries as JSON: `{ version, plan, groceries }`. `weekPlanSchema` reads `plan`. The groceries
 * include the ticked items and those at home, if the list has them.
 */
export function planToJson(
  plan: WeekPlan,
  { items, atHome, tickedFoodIds, total, tillTotal }: MarkedGroceryList,
): string {
  const groceries = { items, atHome, tickedFoodIds, total, tillTotal }
  return `${JSON.stringify({ version: VERSION, plan, groceries })}\n`
}
