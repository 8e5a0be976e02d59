import type { GroceryList } from '../grocery/groceryList.js'
import type { WeekPlan } from '../plan/weekPlan.js'

/** Grows when the meaning of a field changes; further fields do not change it. */
const VERSION = 1

/** A plan and its groceries as JSON: `{ version, plan, groceries }`. `weekPlanSchema` reads `plan`. */
export function planToJson(plan: WeekPlan, { items, total, tillTotal }: GroceryList): string {
  return `${JSON.stringify({ version: VERSION, plan, groceries: { items, total, tillTotal } })}\n`
}
