const MOST = 999_999

/** The seed of the first week of a visit: a whole number from 1. It is short, because a plan keeps its seed. */
export const randomSeed = () => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % MOST)
