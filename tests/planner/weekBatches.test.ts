import { MEAL_VARIETIES, mealTypes } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { weekBatches } from '../../src/planner/week/batches.js'

const COUNTS = [1, 2, 3, 4, 5, 6]
const CASES = MEAL_VARIETIES.flatMap((variety) => COUNTS.map((count) => [variety, count] as const))

describe.each(CASES)('the batches of a week of %s variety with %i meals a day', (variety, count) => {
  const types = mealTypes(count)
  const batches = weekBatches(types, variety)

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
})

describe('the dinners of a week', () => {
  const dinnerOf = (variety: (typeof MEAL_VARIETIES)[number]) => {
    const batches = weekBatches(mealTypes(4), variety)
    return [0, 1, 2, 3, 4, 5, 6].map((day) =>
      batches.findIndex(({ occasions }) =>
        occasions.some((meal) => meal.day === day && meal.type === 'dinner'),
      ),
    )
  }

  it('come again within three days at medium variety, while they keep', () => {
    for (const { kind, occasions } of weekBatches(mealTypes(3), 'medium')) {
      if (kind !== 'dinner') continue
      const days = occasions.map(({ day }) => day)
      days.slice(1).forEach((day, index) => {
        expect(day - (days[index] ?? Number.NaN)).toBeLessThanOrEqual(3)
      })
    }
  })

  it.each(['medium', 'high'] as const)('never repeat on the next day at %s variety', (variety) => {
    const dinners = dinnerOf(variety)
    dinners.slice(1).forEach((dinner, day) => {
      expect(dinner).not.toBe(dinners[day])
    })
  })

  it.each([
    ['low', 2, 3],
    ['medium', 4, 5],
    ['high', 7, 7],
  ] as const)('are of %s variety with %i to %i dishes', (variety, fewest, most) => {
    const { size } = new Set(dinnerOf(variety))
    expect(size).toBeGreaterThanOrEqual(fewest)
    expect(size).toBeLessThanOrEqual(most)
  })
})
