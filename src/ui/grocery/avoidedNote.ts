import type { ScreenMessages } from '../../messages/allMessages.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { conflictsOf } from '../../store/selectors.js'

/** What a list or a sheet says of what its reader avoids. A shared plan may have it. */
export function avoidedNote(plan: ShownPlan, { groceries }: Pick<ScreenMessages, 'groceries'>): string {
  const { leavesOut, allergens } = groceries
  return conflictsOf(plan).length > 0 ? allergens : `${leavesOut} ${allergens}`
}
