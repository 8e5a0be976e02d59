import type { PlanRules } from '../plan/planRules.js'
import type { PlanState } from './planState.js'

/** What the visitor decided on a plan about the weeks after it. */
export const planWishes = ({
  favouriteDishIds,
  neverDishIds,
  pantryFoodIds: homeFoodIds,
}: PlanState): NonNullable<PlanRules['wishes']> => ({ favouriteDishIds, neverDishIds, homeFoodIds })
