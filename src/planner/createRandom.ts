/** A repeatable source of numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/**
 * The mulberry32 generator (Tommy Ettinger, public domain). 32 bits of state are enough for menus, and the same seed
 * gives the same sequence on every engine.
 */
export function createRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
