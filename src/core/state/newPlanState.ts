import type { PlanBasis } from '../plan/planBasis.js'
import type { WeekPlan } from '../plan/weekPlan.js'
import { requireFinite } from '../requireFinite.js'
import type { ListEdits, PlanState } from './planState.js'

const NO_LIST_EDITS: ListEdits = { quantities: {}, removedFoodIds: [], ownItems: [] }

/**
 * A new plan without any decisions by the visitor.
 * @throws {RangeError} for a seed that is no finite number.
 */
export function newPlanState(week: WeekPlan, basis: PlanBasis, seed: number): PlanState {
  requireFinite('seed', seed)
  return {
    version: 1,
    basis,
    week,
    seed,
    locked: [],
    eatenOut: [],
    favouriteDishIds: [],
    neverDishIds: [],
    pantryFoodIds: [],
    tickedFoodIds: [],
    listEdits: NO_LIST_EDITS,
  }
}
