import type { MarkedGroceryList } from '../grocery/groceryListToText.js'
import { type Eaters, eatAlike, everybody, weekFor } from '../plan/eaters.js'
import { peopleOf } from '../plan/peopleOf.js'
import type { WeekPlan } from '../plan/weekPlan.js'
import type { MealConflict } from '../state/planConflicts.js'

/** Increases when the meaning of a field changes. A new field does not change it. */
const VERSION = 1

/**
 * A plan and its groceries as JSON: `{ version, plan, groceries }`. `weekPlanSchema` reads `plan`. The groceries
 * include the ticked items and those at home, if the list has them. With several `eaters` it has their number as `people`
 * and, if they eat unlike each other, the weeks of all after the first as `otherPlans`. `conflicts` are the meals that the
 * plan's reader must avoid, if there are any.
 */
export function planToJson(
  plan: WeekPlan,
  { items, atHome, tickedFoodIds, total, tillTotal }: MarkedGroceryList,
  eaters?: Eaters | null,
  conflicts?: readonly MealConflict[] | null,
): string {
  const groceries = { items, atHome, tickedFoodIds, total, tillTotal }
  const all = eaters ?? {}
  const people = peopleOf(all)
  const others = eatAlike(all) ? [] : everybody(all).slice(1)
  const content = {
    version: VERSION,
    plan,
    groceries,
    ...(conflicts?.length && { conflicts }),
    ...(people > 1 && { people }),
    ...(others.length > 0 && { otherPlans: others.map((person) => weekFor(plan, all, person)) }),
  }
  return `${JSON.stringify(content)}\n`
}
