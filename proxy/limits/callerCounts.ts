import type { Caller } from './caller.js'

/** Counts by group of callers. */
export interface CallerCounts {
  add(caller: Caller, change: 1 | -1): void
  /** @param limit for one address; a group of many has as many times that. */
  isBelow(caller: Caller, limit: number): boolean
  total(): number
}

/** A group with nothing to count is forgotten. */
export function createCallerCounts(): CallerCounts {
  const counts = new Map<string, number>()
  let total = 0
  return {
    add(caller, change) {
      total += change
      for (const { id } of caller) {
        const count = (counts.get(id) ?? 0) + change
        if (count > 0) counts.set(id, count)
        else counts.delete(id)
      }
    },
    isBelow: (caller, limit) => caller.every(({ id, shares }) => (counts.get(id) ?? 0) < limit * shares),
    total: () => total,
  }
}
