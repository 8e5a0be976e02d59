import { hostAlongWords } from '../messages/hostAlongWords.js'
import { forgetEverything } from '../store/forgetEverything.js'
import { lastPlan } from '../store/historyActions.js'
import { isNothingKept, stateToKeep } from '../store/keptState.js'
import type { PlannerStoreState } from '../store/plannerState.js'
import { callHost } from './callHost.js'
import type { KeepingContext } from './keepingContext.js'
import type { KeepRecord } from './keepRecord.js'

/** The parts of a state that are kept. Changes of other parts write nothing. */
const keptParts = (state: PlannerStoreState): readonly unknown[] => [
  lastPlan(state),
  state.own,
  state.draft,
  state.choices.units,
  state.subscriptions,
]

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.every((part, index) => part === others[index])

/**
 * Writes every change to the browser's record and to the host. `pass` accepts without writing what another tab has
 * already written.
 */
export function keepChanges(
  { store, latest, messages }: KeepingContext,
  record: KeepRecord | null,
  signal: AbortSignal,
) {
  const keepsAnswers = latest.current.persistProfile === true
  let parts = keptParts(store.getState())
  /** What remained after the visitor forgot everything, such as the host's own answers. It is not kept. */
  let forgottenParts: readonly unknown[] = []
  let isWaiting = false
  let hasFailed = false

  function save() {
    isWaiting = false
    if (signal.aborted) return
    const saved = stateToKeep(store.getState(), lastPlan(store.getState()), keepsAnswers)
    if (isNothingKept(saved) || isSame(keptParts(store.getState()), forgottenParts)) record?.remove()
    else if (record && !record.write(saved) && !hasFailed) {
      hasFailed = true
      const { notKept } = hostAlongWords(messages.current).kept
      store.getState().actions.notify({ code: 'keeping', text: notKept })
    }
    callHost('onStateChange', latest.current.onStateChange, structuredClone(saved))
  }

  /** Several changes at once are written once, and before the page can close. */
  function saveSoon() {
    if (isWaiting) return
    isWaiting = true
    queueMicrotask(save)
  }

  const pass = () => {
    parts = keptParts(store.getState())
  }
  const stop = store.subscribe((state) => {
    const now = keptParts(state)
    if (isSame(now, parts)) return
    parts = now
    saveSoon()
  })
  signal.addEventListener('abort', stop)

  store.setState({
    keeping: {
      forget: () => {
        record?.remove(true)
        forgetEverything(store)
        forgottenParts = keptParts(store.getState())
        const { forgotten } = hostAlongWords(messages.current).kept
        store.getState().actions.notify({ code: 'keeping', text: forgotten })
      },
    },
  })
  return { pass }
}
