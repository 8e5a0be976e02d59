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
 * `pass` accepts without writing what another tab has already written.
 * @param stored a state with the parts that are kept already
 */
export function keepChanges(
  { store, latest, messages }: KeepingContext,
  record: KeepRecord | null,
  stored: PlannerStoreState,
  signal: AbortSignal,
) {
  const keepsAnswers = latest.current.persistProfile === true
  let known = stored
  /** What remained after the visitor forgot everything, such as the host's own answers. It is not kept. */
  let forgotten: PlannerStoreState | null = null
  let hasFailed = false
  const words = () => hostAlongWords(messages.current).kept

  function write(saved: SavedState) {
    if (!record) return
    const isKept = record.write(saved)
    const { keeping } = store.getState()
    if (keeping && keeping.isKept !== isKept) store.setState({ keeping: { ...keeping, isKept } })
    if (isKept || hasFailed) return
    hasFailed = true
    sayUntilRead(store, words().notKept, signal)
  }

  const saveSoon = inOneTask(() => {
    if (signal.aborted) return
    const state = store.getState()
    const saved = stateToKeep(state, lastPlan(state), keepsAnswers)
    if (isNothingKept(saved) || (forgotten && isKeptAlike(state, forgotten))) record?.remove()
    else write(saved)
    callHost('onStateChange', latest.current.onStateChange, structuredClone(saved))
  })

  function keep(state: PlannerStoreState) {
    if (isKeptAlike(state, known)) return
    known = state
    saveSoon()
  }
  signal.addEventListener('abort', store.subscribe(keep))
  keep(store.getState())

  store.setState({
    keeping: {
      isKept: true,
      forget: () => {
        record?.remove(true)
        forgetEverything(store)
        forgotten = store.getState()
        store.getState().actions.notify({ code: 'keeping', text: words().forgotten })
      },
    },
  })
  return {
    pass: () => {
      known = store.getState()
    },
  }
}
