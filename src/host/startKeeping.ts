import { hostAlongWords } from '../messages/hostAlongWords.js'
import { followHistory } from './followHistory.js'
import { followOtherTabs } from './followOtherTabs.js'
import { keepChanges } from './keepChanges.js'
import type { KeepingContext } from './keepingContext.js'
import { type KeepRecord, keepRecord, parseSavedState } from './keepRecord.js'
import { openPlanLinks } from './openPlanLinks.js'
import { reportFailure } from './reportFailure.js'
import { sayUntilRead } from './sayUntilRead.js'
import { showKept } from './showKept.js'
import { untilDone } from './untilDone.js'

/**
 * The kept state: from the host or, if it gives none, from the browser's record. A record that cannot be read is put
 * aside.
 */
function readKept(
  { store, latest, messages, warn }: KeepingContext,
  record: KeepRecord | null,
  signal: AbortSignal,
) {
  const { savedState } = latest.current
  if (savedState) {
    const given = parseSavedState(() => savedState)
    if (given) return given
    warn(
      'savedState must be what onStateChange gave; it is damaged or of another version, so it is left out. Pass one as it was given.',
    )
  }
  const reading = record?.read()
  if (reading?.how === 'set-aside') {
    sayUntilRead(store, hostAlongWords(messages.current).kept.setAside, signal)
  }
  return reading?.how === 'read' ? reading.saved : null
}

async function keep(context: KeepingContext, signal: AbortSignal) {
  const { store, latest } = context
  const { persistKey, savedState, onStateChange, history, planLinks } = latest.current
  const record = persistKey === undefined ? null : keepRecord(persistKey)
  // Nothing is written before what is kept is on screen. Nor is a link opened, which sets it aside.
  const begin = untilDone(store, signal, async () => {
    const kept = readKept(context, record, signal)
    const stored = kept ? await showKept(kept, context, signal) : store.getInitialState()
    if (signal.aborted || !(record || savedState || onStateChange)) return
    const keeper = keepChanges(context, record, stored, signal)
    if (record) followOtherTabs(context, record, keeper, signal)
  })
  const say = reportFailure(context)
  const told: unknown = await begin().catch((error: unknown) => {
    say(error)
    return error
  })
  if (planLinks && !signal.aborted) await openPlanLinks(context, begin, told, signal)
  if (history === 'hash' && !signal.aborted) followHistory(store, signal)
}

/**
 * Starts keeping a widget's state, opening links to plans and following the browser's history. The result stops all of
 * it.
 */
export function startKeeping(context: KeepingContext): () => void {
  const controller = new AbortController()
  void keep(context, controller.signal)
  return () => controller.abort()
}
