import { hostAlongWords } from '../messages/hostAlongWords.js'
import { lastPlan } from '../store/historyActions.js'
import { stateToKeep } from '../store/keptState.js'
import { type Notice, WEEK_TOPICS } from '../store/notices.js'
import type { Keeper } from './createKeeper.js'
import type { KeepingContext } from './keepingContext.js'
import { type KeepRecord, type RecordChange, savedStateIn } from './keepRecord.js'
import { reportFailure } from './reportFailure.js'
import { seenHere } from './seenHere.js'
import { showOtherTab } from './showKept.js'

/**
 * Follows what other tabs of the same page write: their plan, or that they forgot everything.
 * @param catchesUp whether to begin with what they have written since this widget read the record: while it loaded or was
 * hidden
 */
export function followOtherTabs(
  context: KeepingContext,
  record: KeepRecord,
  { accept, forget, standBeside }: Keeper,
  signal: AbortSignal,
  catchesUp: boolean,
) {
  let newest: RecordChange | null = null
  /** A notice that a plan is gone ends when there is one again: the same by Undo in the other tab, or a new one. */
  const endWithNextPlan = ({ id }: Notice) => {
    const { store } = context
    const stop = store.subscribe((state) => {
      if (lastPlan(state) === null) return
      stop()
      state.actions.dismissNotice(id)
    })
    signal.addEventListener('abort', stop)
  }

  /** Makes a change of another tab, and says why a plan is gone that the visitor was looking at. */
  const showHere = (change: () => void, run: Keeper['accept']) => {
    const { store, messages } = context
    const isOnPlan = () => store.getState().phase.name === 'plan'
    const wasOnPlan = isOnPlan()
    run(change)
    if (!wasOnPlan || isOnPlan()) return
    const { withdrawNotices, notify } = store.getState().actions
    withdrawNotices(...WEEK_TOPICS)
    notify({ code: 'keeping', text: hostAlongWords(messages.current).kept.clearedElsewhere })
    const notice = store.getState().notices.at(-1)
    if (notice && lastPlan(store.getState()) === null) endWithNextPlan(notice)
  }

  const follow = async (newValue: RecordChange['newValue']) => {
    if (newValue === null) {
      newest = null
      showHere(forget, accept)
      record.forget()
      return
    }
    const missed = record.missed()
    // This widget has written since, and has taken over subscriptions and orders. Its own plan is newer.
    if (!missed && lastPlan(context.store.getState()) !== null) return
    const change = missed ?? { newValue, oldValue: newValue }
    newest = change
    const saved = savedStateIn(change.newValue)
    if (!saved) return
    const state = context.store.getState()
    const kept = { saved, before: savedStateIn(change.oldValue) }
    const seen = seenHere(kept, stateToKeep(state, lastPlan(state), true))
    standBeside(seen.saved === saved ? null : saved.current)
    // While the screens load, the other tab may go on.
    const isOver = () => signal.aborted || newest !== change
    await showOtherTab(seen.saved, seen.before, context, isOver, (shown) => {
      // Otherwise this widget has written meanwhile, and writes what it shows.
      const isKept = record.missed() !== null
      showHere(shown, isKept ? accept : (run) => run())
      if (isKept) record.hear(change.newValue)
    })
  }
  const followOrSay = (newValue: RecordChange['newValue']) =>
    void follow(newValue).catch(reportFailure(context))
  const catchUp = () => {
    const missed = record.missed()
    if (missed) followOrSay(missed.newValue)
  }
  if (catchesUp) catchUp()
  // A page that Back brings back from the browser's cache has heard nothing while it was there.
  window.addEventListener('pageshow', ({ persisted }) => persisted && catchUp(), { signal })
  window.addEventListener(
    'storage',
    ({ key, newValue, storageArea }) => {
      // A null key means that the whole storage was cleared. What a page sends itself may name no storage.
      if (storageArea !== localStorage || (key !== null && key !== record.key)) return
      followOrSay(newValue)
    },
    { signal },
  )
}
