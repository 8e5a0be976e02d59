import { MEAL_VARIETIES, mealTypes } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { type Batch, weekBatches } from '../../src/planner/week/batches.js'

const COUNTS = [1, 2, 3, 4, 5, 6]
/** What chance may draw: each of the patterns of a variety. */
const DRAWS = [0, 0.25, 0.5, 0.75, 0.99]
const CASES = MEAL_VARIETIES.flatMap((variety) =>
  COUNTS.flatMap((count) => DRAWS.map((draw) => [variety, count, draw] as const)),
)

describe.each(CASES)(
  'the batches of a week of %s variety with %i meals a day, drawn by %d',
  (variety, count, draw) => {
    const types = mealTypes(count)
    const batches = weekBatches(types, variety, () => draw)

    it('serve every meal of every day once', () => {
      const served = batches.flatMap(({ occasions }) => occasions.map(({ day, type }) => `${day} ${type}`))
      const expected = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => types.map((type) => `${day} ${type}`))
      expect([...served].sort()).toEqual(expected.sort())
    })

    it('make a lunch a leftover only of the dinner of the evening before', () => {
      for (const { kind, occasions } of batches) {
        if (kind !== 'dinner') continue
        const dinners = occasions.flatMap(({ day, type }) => (type === 'dinner' ? day : []))
        for (const { day, type } of occasions) if (type === 'lunch') expect(dinners).toContain(day - 1)
      }
    })
  },
)

describe.each(DRAWS)('the dinners of a week, drawn by %d', (draw) => {
  const batchesOf = (variety: (typeof MEAL_VARIETIES)[number]) =>
    weekBatches(mealTypes(4), variety, () => draw)
  const dinnerOf = (variety: (typeof MEAL_VARIETIES)[number]) => {
    const batches = batchesOf(variety)
    return [0, 1, 2, 3, 4, 5, 6].map((day) =>
      batches.findIndex(({ occasions }) =>
        occasions.some((meal) => meal.day === day && meal.type === 'dinner'),
      ),
    )
  }

  it('come again within three days at medium variety, so that one pot serves them', () => {
    for (const { kind, occasions } of batchesOf('medium')) {
      if (kind !== 'dinner') continue
      const days = occasions.map(({ day }) => day)
      expect(Math.max(...days) - Math.min(...days)).toBeLessThanOrEqual(3)
    }
  })

  it('leave three lunches at medium variety', () => {
    const lunches = batchesOf('medium').flatMap(({ kind, occasions }) =>
      kind === 'dinner' ? occasions.filter(({ type }) => type === 'lunch') : [],
    )
    expect(lunches).toHaveLength(3)
  })

  it.each(['medium', 'high'] as const)('never repeat on the next day at %s variety', (variety) => {
    const dinners = dinnerOf(variety)
    dinners.slice(1).forEach((dinner, day) => {
      expect(dinner).not.toBe(dinners[day])
    })
  })

  it.each([
    ['low', 3],
    ['medium', 5],
    ['high', 7],
  ] as const)('are of %s variety with %i dishes', (variety, count) => {
    expect(new Set(dinnerOf(variety)).size).toBe(count)
  })
})

it('serves the dinners of medium variety in more than one order', () => {
  const orders = DRAWS.map((draw) =>
    weekBatches(mealTypes(4), 'medium', () => draw)
      .filter(({ kind }) => kind === 'dinner')
      .map(({ occasions }: Batch) => occasions.map(({ day }) => day).join())
      .join(' '),
  )
  expect(new Set(orders).size).toBeGreaterThan(1)
})
