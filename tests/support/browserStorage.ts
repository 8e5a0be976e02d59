import { afterEach, beforeEach } from 'vitest'

/** Where `persistKey="shop"` keeps a plan, and what it cannot read. */
export const RECORD = 'meal-planner:shop'
export const ASIDE = 'meal-planner-set-aside:shop'

/** Gives each test of a file an empty storage, and leaves none of it behind. */
export function withEmptyStorage() {
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())
}
