import { afterEach, expect, it, vi } from 'vitest'

// The widget tests replace it by a seed that is always the same.
const { randomSeed } = await vi.importActual<typeof import('../../src/host/randomSeed.js')>(
  '../../src/host/randomSeed.js',
)

const MOST_RANDOM = 2 ** 32 - 1

afterEach(() => void vi.restoreAllMocks())

it('is a whole number from 1 to 999,999, also at the ends of what the browser draws', () => {
  for (const drawn of [0, 1, 999_998, 999_999, MOST_RANDOM]) {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint32Array) array.fill(drawn)
      return array
    })
    const seed = randomSeed()
    expect(Number.isInteger(seed)).toBe(true)
    expect(seed).toBeGreaterThanOrEqual(1)
    expect(seed).toBeLessThanOrEqual(999_999)
  }
})

it('gives visitors weeks of their own', () => {
  const seeds = new Set(Array.from({ length: 100 }, randomSeed))
  expect(seeds.size).toBeGreaterThan(95)
})
