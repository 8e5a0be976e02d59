import { isAt } from '../../core/plan/isAt.js'
import type { MealPlace } from '../../core/state/planState.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { conflictsOf } from '../../store/selectors.js'
import { loadSharedPlan } from '../planParts.js'
import { useOnDemand } from '../useOnDemand.js'

interface MealConflictNoteProps {
  readonly plan: ShownPlan
  readonly place: MealPlace
  /** Opens the other dishes for the meal; absent if it is locked. */
  readonly onSwap: (() => void) | undefined
}

/** Marks a meal that its reader must avoid, for example in a shared plan, until another meal replaces it. */
export function MealConflictNote({ plan, place, onSwap }: MealConflictNoteProps) {
  const conflict = conflictsOf(plan).find(isAt(place))
  const parts = useOnDemand(loadSharedPlan, conflict !== undefined)
  if (!conflict || !parts) return null
  return <parts.MealConflictDetails foodNames={conflict.foodNames} onSwap={onSwap} />
}
