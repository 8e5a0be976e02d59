import { type PlanHistory, recordChange, redoChange, undoChange } from '../core/state/planHistory.js'
import { changeNames } from '../store/changeNames.js'
import type { ShownPlan } from '../store/plannerState.js'
import { textOf } from './textOf.js'

type Steps = PlanHistory<ShownPlan | null>

/** The foods are those of the catalogue, and the answers may not be kept. */
const contentOf = ({ foods: _foods, profile: _profile, ...content }: ShownPlan) => textOf(content)

/** Whether two plans are the same to a visitor. Null is that there is none. */
export const isSamePlan = (one: ShownPlan | null, other: ShownPlan | null) =>
  one && other ? contentOf(one) === contentOf(other) : one === other

/**
 * The steps after another tab has kept a plan. A visitor sees one plan in two tabs, and expects one Undo: if it is the step
 * before, it is undone here too, and if it is the step after, done again. As a new step, it would come back with the next
 * Undo here, the other tab would take that for a new step as well, and Undo would lead to and fro for ever. Such a step
 * comes with the answers that it has here. The same plan with other answers takes those over, and is no step. Any other
 * plan is one new step, also after several steps of the other tab.
 * @param name what Undo and Redo call such a step
 */
export function followStep(before: Steps, next: ShownPlan | null, name: string): Steps {
  const { past, present, future } = before
  if (isSamePlan(present, next)) return { ...before, present: next }
  if (past.length > 0 && isSamePlan(past.at(-1) ?? null, next)) return undoChange(before)
  if (future.length > 0 && isSamePlan(future.at(-1) ?? null, next)) return redoChange(before)
  if (next) changeNames.set(next, name)
  return present ? recordChange(before, next) : { ...before, present: next }
}
