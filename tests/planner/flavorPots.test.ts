import type { Meal, Profile } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { BOOK } from '../../src/planner/dishes/book.js'
import { plannedWeek } from '../support/plannedWeek.js'

const ALLIUMS = ['onions', 'garlic']
const families = new Map(
  Object.values(BOOK)
    .flat()
    .map((family) => [family.id, family]),
)
const mayHaveAlliums = ({ dishId = '' }: Meal) =>
  families.get(dishId)?.ingredients.some(({ options }) => ALLIUMS.some((id) => options.has(id))) === true
const hasAlliums = ({ items }: Meal) => items.some(({ food }) => ALLIUMS.includes(food.id))

/** Lunches and dinners of twelve weeks whose recipe has onion or garlic. */
async function potsOf(changes: Partial<Profile>): Promise<Meal[]> {
  const pots: Meal[] = []
  for (let seed = 1; seed <= 12; seed++) {
    const { days } = await plannedWeek(changes, seed)
    const mains = days.flatMap(({ meals }) =>
      meals.filter(({ type }) => type === 'lunch' || type === 'dinner'),
    )
    pots.push(...mains.filter(mayHaveAlliums))
  }
  return pots
}

describe('lunches and dinners whose recipe has onion or garlic', () => {
  it.each([{ mealVariety: 'low' }, {}] as const)('seldom go without both: %o', async (changes) => {
    const pots = await potsOf(changes)
    const plain = pots.filter((meal) => !hasAlliums(meal))
    expect(pots.length).toBeGreaterThan(50)
    expect(plain.length / pots.length).toBeLessThan(0.15)
  })

  it('have neither for people who avoid them', async () => {
    const pots = await potsOf({ foodRestrictions: ['onions', 'garlic'] })
    expect(pots.filter(hasAlliums)).toEqual([])
  })
})
