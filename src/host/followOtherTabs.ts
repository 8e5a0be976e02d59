import { forgetEverything } from '../store/forgetEverything.js'
import type { KeepingContext } from './keepingContext.js'
import { type KeepRecord, parseSavedState } from './keepRecord.js'
import { showOtherTab } from './showKept.js'

/** Follows what other tabs of the same page write: their plan, or that they forgot everything. */
export function followOtherTabs(
  context: KeepingContext,
  record: KeepRecord,
  pass: () => void,
  signal: AbortSignal,
) {
  const follow = async ({ key, newValue }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key !== null && key !== record.key) return
    if (newValue === null) forgetEverything(context.store)
    else {
      const saved = parseSavedState(() => JSON.parse(newValue))
      if (saved) await showOtherTab(saved, context, signal)
    }
    pass()
  }
  window.addEventListener('storage', (event) => void follow(event), { signal })
}
