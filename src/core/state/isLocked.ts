import { isAt } from '../plan/isAt.js'
import type { MealPlace, PlanState } from './planState.js'

/** Whether the next plans keep a meal as it is. */
export const isLocked = ({ locked }: Pick<PlanState, 'locked'>, place: MealPlace): boolean =>
  locked.some(isAt(place))
