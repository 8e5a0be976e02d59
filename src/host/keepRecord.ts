import { parseSubscription } from '../api/parseSubscription.js'
import {
  placedOrderSchema,
  type SavedState,
  savedStateSchema,
  unplacedOrderSchema,
} from '../core/state/savedState.js'

/** Two prefixes that differ before their colon, so that no key of one can equal a key of the other. */
const KEPT = 'meal-planner:'
const SET_ASIDE = 'meal-planner-set-aside:'

/** The contents of a browser's storage under a key. */
type Reading =
  | { readonly how: 'empty' | 'blocked' }
  /** It could not be read, and is now under another key. */
  | { readonly how: 'set-aside' }
  | { readonly how: 'read'; readonly saved: SavedState }

/** A change of the record's text; null is no record. */
export type RecordChange = Readonly<Pick<StorageEvent, 'newValue' | 'oldValue'>>

const rowsOf = (list: unknown): readonly unknown[] | undefined => (Array.isArray(list) ? list : undefined)

/** A record with those rows of its lists that can be read. The plan and the cancel codes must not be lost with another row. */
function withReadableRows(record: unknown): unknown {
  const { subscriptions, ordered, unplaced } = Object(record)
  return {
    ...Object(record),
    subscriptions: rowsOf(subscriptions)?.flatMap((row) => parseSubscription(row) ?? []),
    ordered: rowsOf(ordered)?.filter((row) => placedOrderSchema.safeParse(row).success),
    unplaced: rowsOf(unplaced)?.filter((row) => unplacedOrderSchema.safeParse(row).success),
  }
}

/** The kept state that `read` returns; null if it is damaged or of another version. */
export function parseSavedState(read: () => unknown): SavedState | null {
  try {
    const result = savedStateSchema.safeParse(withReadableRows(read()))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

/** The kept state in the record's text; null without a record, or if it cannot be read. */
export const savedStateIn = (text: string | null) =>
  text === null ? null : parseSavedState(() => JSON.parse(text))

/** Moved, not copied: a large record would not fit twice. */
function moveRecord(text: string, from: string, to: string) {
  localStorage.removeItem(from)
  try {
    localStorage.setItem(to, text)
  } catch (error) {
    localStorage.setItem(from, text)
    throw error
  }
}

/** The record of one widget in the browser's storage. No method throws: storage may be blocked, full or emptied. */
export function keepRecord(persistKey: string) {
  const key = KEPT + persistKey
  const asideKey = SET_ASIDE + persistKey
  /** Whether the record could be neither read nor put aside. Then nothing is written over it. */
  let isOccupied = false

  function stored(): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  /** The record as this widget found, read, wrote or heard of it last. */
  let known = stored()
  /** Whether that is what this widget wrote. */
  let isOwn = false

  /** Removes the record and, with `all`, also what was put aside. */
  function remove(all = false) {
    if (isOccupied && !all) return
    try {
      localStorage.removeItem(key)
      known = null
      if (all) localStorage.removeItem(asideKey)
      isOccupied = false
    } catch (error) {
      console.warn(
        'MealPlanner: the browser lets this page store nothing, so there is nothing to remove.',
        error,
      )
    }
  }

  return {
    key,
    read: (): Reading => {
      try {
        const text = localStorage.getItem(key)
        known = text
        if (text === null) return { how: 'empty' }
        const saved = savedStateIn(text)
        if (saved) return { how: 'read', saved }
        isOccupied = true
        moveRecord(text, key, asideKey)
        known = null
        isOccupied = false
        return { how: 'set-aside' }
      } catch {
        return { how: 'blocked' }
      }
    },
    exists: () => stored() !== null,
    /** The widget shows what another tab has written. */
    hear: (text: string | null) => {
      known = text
      isOwn = false
    },
    /** Another tab has removed it. What this widget has written since is a part of what was forgotten. */
    forget: () => {
      if (isOwn && stored() === known) remove()
      known = null
      isOwn = false
    },
    /** What others have written since this widget found, read, wrote or heard of it; null if they have not. */
    missed: (): RecordChange | null => {
      try {
        const newValue = localStorage.getItem(key)
        return newValue === known ? null : { newValue, oldValue: known }
      } catch {
        return null
      }
    },
    /** Whether the browser accepted it. */
    write: (saved: SavedState): boolean => {
      if (isOccupied) return false
      try {
        const there = localStorage.getItem(key)
        // Another tab may run another version, whose record this one cannot read. If the record went, that tab would forget.
        if (there !== null && there !== known && !savedStateIn(there)) localStorage.setItem(asideKey, there)
        const text = JSON.stringify(saved)
        localStorage.setItem(key, text)
        known = text
        isOwn = true
        return true
      } catch {
        return false
      }
    },
    remove,
  }
}

export type KeepRecord = ReturnType<typeof keepRecord>
