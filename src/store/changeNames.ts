import type { ShownPlan } from './plannerState.js'

/** What the change was that made a plan, in the words of its screen, for undo and redo. It lasts for the visit. */
export const changeNames = new WeakMap<ShownPlan, string>()
