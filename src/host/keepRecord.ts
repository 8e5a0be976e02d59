import { type SavedState, savedStateSchema } from '../core/state/savedState.js'

/** Two prefixes that differ before their colon, so that no key of one can be a key of the other. */
const KEPT = 'meal-planner:'
const SET_ASIDE = 'meal-planner-set-aside:'

/** What a browser's storage holds under a key. */
type Reading =
  | { readonly how: 'empty' | 'blocked' }
  /** It could not be read, and is now under another key. */
  | { readonly how: 'set-aside' }
  | { readonly how: 'read'; readonly saved: SavedState }

/** A kept state that `read` gives; null where it is damaged or of another version. */
export function parseSavedState(read: () => unknown): SavedState | null {
  try {
    const result = savedStateSchema.safeParse(read())
    return result.success ? result.data : null
  } catch {
    return null
  }
}

/** The record of one widget in the browser's storage. No method throws: storage may be blocked, full or emptied. */
export function keepRecord(persistKey: string) {
  const key = KEPT + persistKey
  const asideKey = SET_ASIDE + persistKey
  return {
    key,
    read: (): Reading => {
      try {
        const text = localStorage.getItem(key)
        if (text === null) return { how: 'empty' }
        const saved = parseSavedState(() => JSON.parse(text))
        if (saved) return { how: 'read', saved }
        localStorage.setItem(asideKey, text)
        localStorage.removeItem(key)
        return { how: 'set-aside' }
      } catch {
        return { how: 'blocked' }
      }
    },
    /** Whether the browser took it. */
    write: (saved: SavedState): boolean => {
      try {
        localStorage.setItem(key, JSON.stringify(saved))
        return true
      } catch {
        return false
      }
    },
    /** Takes away the record, and with `all` also what was put aside. */
    remove: (all = false) => {
      try {
        localStorage.removeItem(key)
        if (all) localStorage.removeItem(asideKey)
      } catch (error) {
        console.warn(
          'MealPlanner: the browser lets this page store nothing, so nothing is to be removed.',
          error,
        )
      }
    },
  }
}

export type KeepRecord = ReturnType<typeof keepRecord>
