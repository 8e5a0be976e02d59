import { hostAlongWords } from '../messages/hostAlongWords.js'
import type { PlannerStore } from '../store/plannerStore.js'
import { createKeeper, type Keeper } from './createKeeper.js'
import { followHistory } from './followHistory.js'
import { followOtherTabs } from './followOtherTabs.js'
import type { KeepingContext } from './keepingContext.js'
import { type KeepRecord, keepRecord, parseSavedState } from './keepRecord.js'
import { openPlanLinks } from './openPlanLinks.js'
import { pageAddress } from './pageAddress.js'
import { reportFailure } from './reportFailure.js'
import { sayUntilRead } from './sayUntilRead.js'
import { restore, showKept } from './showKept.js'
import { untilDone } from './untilDone.js'
import { warnOfLateProps } from './warnOfLateProps.js'
import { withMissed } from './withMissed.js'

/** What the host has kept, and what the browser has. A record that cannot be read is put aside. */
function readKept(
  { store, first, messages, warn }: KeepingContext,
  record: KeepRecord | null,
  signal: AbortSignal,
) {
  const { savedState } = first
  const given = savedState ? parseSavedState(() => savedState) : null
  if (savedState && !given)
    warn(
      'savedState must be what onStateChange gave; it is damaged or of another version, so it is left out. Pass one as it was given.',
    )
  const reading = record?.read()
  if (reading?.how === 'set-aside') {
    sayUntilRead(store, hostAlongWords(messages.current).kept.setAside, signal)
  }
  return { given, inBrowser: reading?.how === 'read' ? reading.saved : null }
}

/** What is kept is in the widget. */
interface Begun {
  /** Null if there is nothing to keep it for. */
  readonly keeper: Keeper | null
}

/** Keeps until the signal aborts. */
type Keeping = (signal: AbortSignal) => Promise<void>

/** What keeps one widget's state, as its first props say. What is kept comes into the widget once. */
function createKeeping(context: KeepingContext): Keeping {
  const { store, first } = context
  const { persistKey, savedState, onStateChange, history, planLinks } = first
  const record = persistKey === undefined ? null : keepRecord(persistKey)
  const isKept = Boolean(record || savedState || onStateChange)
  const keepsAnswers = first.persistProfile === true
  const openLinks = planLinks ? openPlanLinks(context) : null
  const changeAddress = history === 'hash' ? pageAddress(context, 'history="hash"') : null
  let begun: Begun | null = null

  async function beginOnce(signal: AbortSignal) {
    if (begun) return
    const { given, inBrowser } = readKept(context, record, signal)
    const saved = given ?? inBrowser
    const kept = saved && (await restore(saved, context))
    if (signal.aborted || begun) return
    const stored = kept ? showKept(kept, store, keepsAnswers) : store.getInitialState()
    // The host's plan is written over the browser's, but the codes that cancel a subscription may exist nowhere else.
    if (given && inBrowser) store.setState((state) => withMissed(state, inBrowser, null))
    begun = { keeper: isKept ? createKeeper(context, record, stored, keepsAnswers) : null }
  }

  return async (signal) => {
    // Nothing is written before what is kept is on screen. Nor is a link opened, which sets it aside.
    const begin = untilDone(store, signal, async () => {
      await beginOnce(signal)
      if (!begun?.keeper) return
      const { keeper } = begun
      const isOwnNewer = keeper.follow(signal)
      // A widget that is already gone shows nothing more, and takes no note of what it would have to show.
      if (record && !signal.aborted) followOtherTabs(context, record, keeper, signal, !isOwnNewer)
    })
    const say = reportFailure(context)
    const told: unknown = await begin().catch((error: unknown) => {
      say(error)
      return error
    })
    if (openLinks && !signal.aborted) await openLinks(begin, told, signal)
    if (signal.aborted) return
    store.setState({ isOpening: false })
    if (changeAddress) followHistory(context, changeAddress, signal)
  }
}

const keepings = new WeakMap<PlannerStore, Keeping>()
/** The keys of the widgets that are in the page. */
const usedKeys: string[] = []

/** Warns if another widget of the page keeps its plan under the same key. */
function noteKey({ first, warn }: KeepingContext, signal: AbortSignal) {
  const { persistKey } = first
  if (persistKey === undefined) return
  if (usedKeys.includes(persistKey))
    warn(
      'persistKey is that of another MealPlanner in this page, so the two write over each other. Give each one a key of its own.',
    )
  usedKeys.push(persistKey)
  signal.addEventListener('abort', () => usedKeys.splice(usedKeys.indexOf(persistKey), 1))
}

/**
 * Starts keeping a widget's state, opening links to plans and following the browser's history, or goes on with it. The
 * result stops all of it.
 */
export function startKeeping(context: KeepingContext): () => void {
  const keeping = keepings.get(context.store) ?? createKeeping(context)
  keepings.set(context.store, keeping)
  const controller = new AbortController()
  const warnIfLate = () => warnOfLateProps(context)
  warnIfLate()
  noteKey(context, controller.signal)
  // A change of the state is what would go to the wrong place.
  controller.signal.addEventListener('abort', context.store.subscribe(warnIfLate))
  void keeping(controller.signal)
  return () => controller.abort()
}
