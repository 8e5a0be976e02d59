import {
  builtInFoods,
  builtInSeasonings,
  foodSchema,
  foodsFor,
  indexFoods,
  seasoningGrams,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

const seasoningById = indexFoods(builtInSeasonings)

function seasoning(id: string) {
  const found = seasoningById.get(id)
  if (!found) throw new Error(`There is no seasoning ${id}.`)
  return found
}

const idsFor = (dietaryRestrictions: string) =>
  foodsFor({ dietaryRestrictions, foodRestrictions: [] }, builtInSeasonings).map(({ id }) => id)

describe('builtInSeasonings', () => {
  it('are 64 valid foods of the category seasoning', () => {
    expect(builtInSeasonings).toHaveLength(64)
    expect(seasoningById.size).toBe(64)
    for (const each of builtInSeasonings) {
      expect(foodSchema.parse(each)).toEqual(each)
      expect(each.category).toBe('seasoning')
      expect(each.pack.keeps).toBe(true)
    }
  })

  it('are not among the built-in foods', () => {
    const ids = builtInFoods.filter(({ id }) => seasoningById.has(id))
    expect(ids).toEqual([])
    expect(builtInFoods.filter(({ category }) => category === 'seasoning')).toEqual([])
  })

  it('name what US labels leave out', () => {
    expect(seasoning('curry-powder').alsoContains).toEqual(['mustard', 'celery'])
    expect(seasoning('oyster-sauce')).toMatchObject({ contains: ['shellfish', 'soy', 'gluten'] })
  })

  it('obey diets', () => {
    const vegan = idsFor('vegan')
    expect(vegan).toContain('vegetable-broth')
    for (const id of ['chicken-bouillon', 'fish-sauce', 'oyster-sauce', 'worcestershire', 'bread-crumbs']) {
      expect(vegan).not.toContain(id)
    }
  })
})

describe('seasoningGrams', () => {
  it('weighs spoons by the measures of USDA', () => {
    expect(seasoningGrams(seasoning('salt'), 1 / 4, 't')).toBe(1.5)
    expect(seasoningGrams(seasoning('cumin'), 1, 't')).toBe(2.1)
    expect(seasoningGrams(seasoning('tomato-paste'), 2, 'T')).toBe(32)
    expect(seasoningGrams(seasoning('lime-juice'), 1, 'T')).toBe(15.1)
    expect(seasoningGrams(seasoning('vegetable-broth'), 16, 'T')).toBe(221)
    expect(seasoningGrams(seasoning('fresh-cilantro'), 4, 'T')).toBe(4)
    expect(seasoningGrams(seasoning('bay-leaf'), 0.15, 'g')).toBe(0.15)
  })

  it('knows a spoon of every seasoning', () => {
    for (const each of builtInSeasonings) expect(seasoningGrams(each, 1, 't')).toBeGreaterThan(0)
  })

  it('reads the serving of a food that is not built in, and refuses one without spoons', () => {
    const chutney = { ...seasoning('ketchup'), id: 'chutney', servingSize: 18 }
    expect(seasoningGrams(chutney, 1, 't')).toBe(6)
    expect(() => seasoningGrams({ ...chutney, servingDescription: '1 oz' }, 1, 't')).toThrow(RangeError)
  })
})
