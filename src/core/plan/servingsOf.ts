import type { Meal } from './weekPlan.js'

/** Of one person. A week from outside may claim anything. */
const MOST_SERVINGS = 14

/** How many servings of a meal are cooked at once for one person. */
export const servingsOf = ({ cook }: Meal): number =>
  Math.min(MOST_SERVINGS, Math.max(1, Math.round(cook?.servings ?? 1)))
