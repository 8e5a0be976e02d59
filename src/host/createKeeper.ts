import type { KeptPlan, SavedState } from '../core/state/savedState.js'
import { hostAlongWords } from '../messages/hostAlongWords.js'
import { forgetEverything } from '../store/forgetEverything.js'
import { lastPlan } from '../store/historyActions.js'
import { isKeptAlike, isNothingKept, stateToKeep } from '../store/keptState.js'
import type { PlannerStoreState } from '../store/plannerState.js'
import { callHost } from './callHost.js'
import type { KeepingContext } from './keepingContext.js'
import { type KeepRecord, savedStateIn } from './keepRecord.js'
import { noteGiven } from './ownStates.js'
import { sayUntilRead } from './sayUntilRead.js'
import { withMissed } from './withMissed.js'

/** Keeps the state of one widget. */
export interface Keeper {
  /**
   * Writes what has changed since the last time, and every change until the signal aborts. Returns whether something had
   * changed.
   */
  follow(signal: AbortSignal): boolean
  /** Runs a change without writing it: another tab has done that. */
  accept(change: () => void): void
  /** Takes note of the plan of another tab that this one does not show; null if there is none. */
  standBeside(plan: KeptPlan | null): void
  /** Returns the widget to its start, which is not kept then. */
  forget(): void
}

/**
 * Writes every change to the browser's record and to the host, also what the visitor did before this code had loaded.
 * Changes that another tab has already written are accepted without writing them again.
 * @param stored a state with the parts that are kept already
 */
export function createKeeper(
  { store, latest, messages }: KeepingContext,
  record: KeepRecord | null,
  stored: PlannerStoreState,
  keepsAnswers: boolean,
): Keeper {
  let known = stored
  /** What remained after the visitor forgot everything, such as the host's own answers. It is not kept. */
  let forgotten: PlannerStoreState | null = null
  let hasFailed = false
  /** Whether a change is known that is not written yet. */
  let isWaiting = false
  /** The plan of another tab that this one does not show. */
  let beside: KeptPlan | null = null
  /** Aborts when nothing is kept any more. */
  let ending = new AbortController().signal
  /** Whether a change is not to be written: it comes from another tab, or is half of forgetting. */
  let isQuiet = false
  const words = () => hostAlongWords(messages.current).kept
  const isAlike = (one: PlannerStoreState, other: PlannerStoreState) => isKeptAlike(one, other, keepsAnswers)

  function write(saved: SavedState) {
    if (!record) return
    const by = record.write(saved) ? 'browser' : 'nobody'
    const { keeping } = store.getState()
    if (keeping && keeping.by !== by) store.setState({ keeping: { ...keeping, by } })
    if (by === 'browser' || hasFailed) return
    hasFailed = true
    sayUntilRead(store, words().by.nobody, ending)
  }

  /** A shared plan that another tab shows must not go with a change of the visitor's own in this one. */
  function withBeside(saved: SavedState): SavedState {
    if (saved.current?.isShared) beside = null
    return beside?.isShared ? { ...saved, current: beside, own: saved.current } : saved
  }

  function save() {
    if (!isWaiting) return
    isWaiting = false
    // What another tab has kept is written over, so its subscriptions and orders are taken over.
    const missed = record?.missed()
    const there = missed && savedStateIn(missed.newValue)
    if (there)
      quietly(() => store.setState((state) => withMissed(state, there, savedStateIn(missed.oldValue))))
    if (there) beside = there.current
    const state = store.getState()
    const saved = withBeside(stateToKeep(state, lastPlan(state), keepsAnswers))
    if (forgotten && isAlike(state, forgotten)) record?.remove()
    // Other tabs read a missing record as forgotten.
    else if (!isNothingKept(saved) || record?.exists()) write(saved)
    if (latest.current.onStateChange) noteGiven(store, saved)
    callHost('onStateChange', latest.current.onStateChange, structuredClone(saved))
  }

  /** Several changes at once are written once, and before the page can close. */
  function saveSoon() {
    if (isWaiting) return
    isWaiting = true
    queueMicrotask(save)
  }

  /** Returns whether a state has other parts to keep than the one before. */
  function note(state: PlannerStoreState): boolean {
    if (isAlike(state, known)) return false
    known = state
    if (!isQuiet) saveSoon()
    return true
  }

  function quietly(change: () => void) {
    const wasQuiet = isQuiet
    isQuiet = true
    try {
      change()
    } finally {
      isQuiet = wasQuiet
    }
  }

  function forget() {
    // If a host takes the widget away meanwhile, the rest must not be written again.
    quietly(() => forgetEverything(store))
    beside = null
    forgotten = store.getState()
    known = forgotten
  }

  const tellsSite = latest.current.onStateChange !== undefined
  store.setState({
    keeping: {
      by: record ? 'browser' : tellsSite ? 'site' : 'nobody',
      withAnswers: keepsAnswers,
      tellsSite,
      forget: () => {
        record?.remove(true)
        forget()
        saveSoon()
        store.getState().actions.notify({ code: 'keeping', text: words().forgotten })
      },
    },
  })

  return {
    follow: (signal) => {
      ending = signal
      const stop = store.subscribe(note)
      const hasChanged = note(store.getState())
      const end = () => {
        stop()
        // A host may take the widget away in a callback about a change, before this code hears of that.
        note(store.getState())
        save()
      }
      if (signal.aborted) end()
      else signal.addEventListener('abort', end)
      return hasChanged
    },
    accept: quietly,
    standBeside: (plan) => {
      beside = plan
    },
    forget,
  }
}
