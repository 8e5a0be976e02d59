import type { SavedState } from 'react-meal-planner/core'
import { afterEach, beforeEach } from 'vitest'

/** Where `persistKey="shop"` keeps a plan, and what it cannot read. */
export const RECORD = 'meal-planner:shop'
export const ASIDE = 'meal-planner-set-aside:shop'

/** Gives each test of a file an empty storage, and leaves none of it behind. */
export function withEmptyStorage() {
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())
}

/** Another tab of the same page writes this, or removes what is kept. */
export function otherTabKeeps(saved: SavedState | null) {
  const oldValue = localStorage.getItem(RECORD)
  const newValue = saved && JSON.stringify(saved)
  if (newValue === null) localStorage.removeItem(RECORD)
  else localStorage.setItem(RECORD, newValue)
  window.dispatchEvent(
    new StorageEvent('storage', { key: RECORD, newValue, oldValue, storageArea: localStorage }),
  )
}
