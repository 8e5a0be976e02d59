import { byClock } from '../../core/plan/mealTypes.js'
import type { MealConflict } from '../../core/state/planConflicts.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { conflictsOf } from '../../store/selectors.js'

/** The meals that a plan's reader must avoid, as they are eaten. */
export const conflictsByClock = (plan: ShownPlan): readonly MealConflict[] =>
  plan.week.days.flatMap(({ date }) => byClock(conflictsOf(plan).filter((meal) => meal.date === date)))
