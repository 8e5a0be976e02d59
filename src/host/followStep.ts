import { type PlanHistory, recordChange, redoChange, undoChange } from '../core/state/planHistory.js'
import type { ShownPlan } from '../store/plannerState.js'
import { textOf } from './asKnownHere.js'

type Steps = PlanHistory<ShownPlan | null>

/** The foods are those of the catalogue, and the answers may not be kept. */
const contentOf = ({ foods: _foods, profile: _profile, ...content }: ShownPlan) => textOf(content)

/** Whether two plans are the same to a visitor. Null is that there is none. */
export const isAlike = (one: ShownPlan | null, other: ShownPlan | null) =>
  one && other ? contentOf(one) === contentOf(other) : one === other

/**
 * The steps after another tab has kept a plan. A visitor sees one plan in two tabs, and expects one Undo: the step before
 * in another tab is undone here too, and the step after done again. As a new step, it would come back with the next Undo
 * here, the other tab would take that for a new step as well, and Undo would lead to and fro for ever. Any other plan is a
 * change like one of this tab.
 */
export function followStep(before: Steps, next: ShownPlan | null): Steps {
  const { past, future } = before
  if (past.length > 0 && isAlike(past.at(-1) ?? null, next)) return undoChange(before)
  if (future.length > 0 && isAlike(future.at(-1) ?? null, next)) return redoChange(before)
  return before.present ? recordChange(before, next) : { ...before, present: next }
}
