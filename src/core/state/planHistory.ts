/** The steps of undo and redo: plans, or plans with everything that returns with them. The latest are last. */
export interface PlanHistory<State> {
  readonly past: readonly State[]
  readonly present: State
  /** What was undone. The last is redone first. */
  readonly future: readonly State[]
}

/** A plan is small compared with the foods that all plans share. */
const MOST_STEPS = 50

/** A history that begins with a state. */
export function newHistory<State>(present: State): PlanHistory<State> {
  return { past: [], present, future: [] }
}

/** The history after a change. What was undone before can no longer be redone. */
export function recordChange<State>({ past, present }: PlanHistory<State>, next: State): PlanHistory<State> {
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [] }
}

/** One change back; the same history if there is none. */
export function undoChange<State>(history: PlanHistory<State>): PlanHistory<State> {
  const { past, present, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), present: before, future: [...future, present] }
}

/** One undone change forward again; the same history if there is none. */
export function redoChange<State>(history: PlanHistory<State>): PlanHistory<State> {
  const { past, present, future } = history
  const next = future.at(-1)
  if (next === undefined) return history
  return { past: [...past, present], present: next, future: future.slice(0, -1) }
}
