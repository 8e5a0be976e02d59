import type { SavedState } from '../core/state/savedState.js'
import { hostAlongWords } from '../messages/hostAlongWords.js'
import { forgetEverything } from '../store/forgetEverything.js'
import { lastPlan } from '../store/historyActions.js'
import { isKeptAlike, isNothingKept, stateToKeep } from '../store/keptState.js'
import type { PlannerStoreState } from '../store/plannerState.js'
import { callHost } from './callHost.js'
import type { KeepingContext } from './keepingContext.js'
import type { KeepRecord } from './keepRecord.js'
import { sayUntilRead } from './sayUntilRead.js'

/** What following other tabs needs of it. */
export interface Keeper {
  /** Runs a change without writing it: another tab has done that. */
  accept(change: () => void): void
  /** Returns the widget to its start, which is not kept then. */
  forget(): void
}

/** Several calls at once run the work once, and before the page can close. */
function inOneTask(work: () => void): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    queueMicrotask(() => {
      isWaiting = false
      work()
    })
  }
}

/**
 * Writes every change to the browser's record and to the host, also what the visitor did before this code had loaded.
 * Changes that another tab has already written are accepted without writing them again.
 * @param stored a state with the parts that are kept already
 */
export function keepChanges(
  { store, latest, messages }: KeepingContext,
  record: KeepRecord | null,
  stored: PlannerStoreState,
  signal: AbortSignal,
): Keeper {
  const keepsAnswers = latest.current.persistProfile === true
  let known = stored
  /** What remained after the visitor forgot everything, such as the host's own answers. It is not kept. */
  let forgotten: PlannerStoreState | null = null
  let hasFailed = false
  /** Whether a change comes from another tab. */
  let isAccepting = false
  const words = () => hostAlongWords(messages.current).kept

  function write(saved: SavedState) {
    if (!record) return
    const by = record.write(saved) ? 'browser' : 'nobody'
    const { keeping } = store.getState()
    if (keeping && keeping.by !== by) store.setState({ keeping: { ...keeping, by } })
    if (by === 'browser' || hasFailed) return
    hasFailed = true
    sayUntilRead(store, words().by.nobody, signal)
  }

  const saveSoon = inOneTask(() => {
    if (signal.aborted) return
    const state = store.getState()
    const saved = stateToKeep(state, lastPlan(state), keepsAnswers)
    if (forgotten && isKeptAlike(state, forgotten)) record?.remove()
    // Other tabs read a missing record as forgotten.
    else if (!isNothingKept(saved) || record?.exists()) write(saved)
    callHost('onStateChange', latest.current.onStateChange, structuredClone(saved))
  })

  function keep(state: PlannerStoreState) {
    if (isKeptAlike(state, known)) return
    known = state
    if (!isAccepting) saveSoon()
  }
  function accept(change: () => void) {
    isAccepting = true
    try {
      change()
    } finally {
      isAccepting = false
    }
  }

  function forget() {
    forgetEverything(store)
    forgotten = store.getState()
  }

  signal.addEventListener('abort', store.subscribe(keep))
  keep(store.getState())

  store.setState({
    keeping: {
      by: record ? 'browser' : latest.current.onStateChange ? 'site' : 'nobody',
      forget: () => {
        record?.remove(true)
        forget()
        store.getState().actions.notify({ code: 'keeping', text: words().forgotten })
      },
    },
  })
  return { accept, forget }
}
