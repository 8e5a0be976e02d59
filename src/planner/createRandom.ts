/** A repeatable source of numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/** Any number as 32 bits. Those that need more, such as fractions, are mixed. */
function toState(seed: number): number {
  if ((seed | 0) === seed) return seed
  const [low = 0, high = 0] = new Int32Array(Float64Array.of(seed).buffer)
  return Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b)
}

/**
 * The mulberry32 generator (Tommy Ettinger, public domain). 32 bits of state are enough for menus, and the same seed
 * gives the same sequence on every engine.
 */
export function createRandom(seed: number): Random {
  let state = toState(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
