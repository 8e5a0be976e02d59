import {
  builtInFoods,
  builtInSeasonings,
  foodObjections,
  foodSchema,
  householdMeasure,
  indexFoods,
  readRestrictions,
  seasoningGrams,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { micronutrientsOf } from '../../src/core/nutrition/micronutrientsOf.js'

const seasoningById = indexFoods(builtInSeasonings)

function seasoning(id: string) {
  const found = seasoningById.get(id)
  if (!found) throw new Error(`There is no seasoning ${id}.`)
  return found
}

/** The seasonings that a text leaves out of a week of the built-in foods. */
function leftOutBy(dietaryRestrictions: string) {
  const objection = foodObjections({ dietaryRestrictions, foodRestrictions: [] })
  return builtInSeasonings.filter((each) => objection(each) !== undefined).map(({ id }) => id)
}

describe('builtInSeasonings', () => {
  it('are valid foods of the category seasoning, each with an id of its own', () => {
    expect(builtInSeasonings.length).toBeGreaterThan(0)
    expect(seasoningById.size).toBe(builtInSeasonings.length)
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
    const animal = ['worcestershire', 'fish-sauce', 'oyster-sauce', 'chicken-bouillon', 'beef-bouillon']
    expect(leftOutBy('vegan')).toEqual([...animal, 'bread-crumbs'])
    expect(leftOutBy('vegetarian')).toEqual(animal)
    // Balsamic vinegar of Modena is made with wine vinegar.
    const ofWine = ['balsamic-vinegar', 'red-wine-vinegar', 'vanilla-extract']
    expect(leftOutBy('halal')).toEqual(ofWine)
    expect(leftOutBy('no alcohol')).toEqual(ofWine)
    for (const diet of ['paleo', 'AIP']) {
      expect(leftOutBy(diet), diet).toEqual(expect.arrayContaining(['sugar', 'brown-sugar']))
      expect(leftOutBy(diet), diet).not.toContain('maple-syrup')
    }
    // Spices that are seeds or berries, and what is pickled with them.
    expect(leftOutBy('AIP')).toEqual(
      expect.arrayContaining(['cumin', 'fennel-seed', 'black-pepper', 'cardamom', 'dill-pickles']),
    )
  })

  it.each([
    ['no cilantro', 'fresh-cilantro'],
    ['cilantro tastes like soap to me', 'fresh-cilantro'],
    ['no pepper', 'black-pepper chili-powder paprika cayenne jalapeno'],
    ['no nightshades', 'chili-powder paprika curry-powder yellow-mustard worcestershire ketchup'],
    ['no onions', 'onion-powder curry-powder green-onions worcestershire'],
    ['no garlic', 'garlic-powder dill-pickles yellow-mustard'],
    ['no fruit', 'lime-juice'],
    ['no vegetables', 'green-onions jalapeno dill-pickles sauerkraut'],
    ['corn allergy', 'ketchup hoisin-sauce cornstarch baking-powder'],
    ['no cumin', 'chili-powder cumin curry-powder'],
    ['no mustard', 'curry-powder yellow-mustard dill-pickles'],
    [
      'seed allergy',
      'cumin ground-coriander fennel-seed curry-powder yellow-mustard sesame-seeds dill-pickles',
    ],
    ['no seeds', 'yellow-mustard cumin'],
    ['I hate ginger', 'curry-powder ground-ginger fresh-ginger'],
    ['no spicy food', 'chili-powder paprika curry-powder cayenne jalapeno hot-sauce sriracha'],
    ['nothing with garlic', 'chili-powder garlic-powder sriracha worcestershire hoisin-sauce'],
    ['no vinegar', 'cider-vinegar white-vinegar balsamic-vinegar red-wine-vinegar dill-pickles ketchup'],
    ['no sugar', 'sugar brown-sugar maple-syrup'],
    ['no cabbage', 'sauerkraut'],
    ['no cucumber', 'dill-pickles'],
    ['allergic to celery', 'curry-powder vegetable-broth chicken-bouillon beef-bouillon'],
    ['no black pepper', 'black-pepper'],
    ['sin vinagre', 'white-vinegar'],
    ['hate herbs', 'dried-oregano fresh-basil fresh-mint bay-leaf'],
    ['no MSG', 'chicken-bouillon beef-bouillon oyster-sauce'],
  ])('obey free text: %s', (text, ids) => {
    const { understood } = readRestrictions(text)
    expect(understood).not.toEqual([])
    expect(leftOutBy(text)).toEqual(expect.arrayContaining(ids.split(' ')))
  })

  it('keep what a text does not mention', () => {
    expect(leftOutBy('no cilantro')).toEqual(['fresh-cilantro'])
    expect(leftOutBy('no sugar')).toEqual(['sugar', 'brown-sugar', 'maple-syrup'])
    expect(leftOutBy('no bell peppers, I mean it')).not.toContain('black-pepper')
    expect(leftOutBy('no nuts')).toEqual([])
  })

  it('are left out by a low-sodium diet if 100 g hold more than 600 mg', () => {
    const leftOut = leftOutBy('low sodium')
    for (const each of builtInSeasonings) {
      const sodiumMg = 100 * (micronutrientsOf(each).get('sodium') ?? 0)
      if (sodiumMg > 600) expect(leftOut).toContain(each.id)
    }
  })
})

describe('the measure of a seasoning', () => {
  it.each([
    ['salt', 1.5, '1/4 tsp'],
    ['salt', 0.75, '1/8 tsp'],
    ['salt', 0.3, 'a pinch'],
    ['cayenne', 0.23, '1/8 tsp'],
    ['cumin', 0.26, '1/8 tsp'],
    ['cumin', 6.3, '1 tbsp'],
    ['fresh-cilantro', 20, '9 sprigs'],
    ['fresh-parsley', 15.2, '1/4 cup chopped'],
    ['bay-leaf', 1.125, '8 leaves'],
    ['bay-leaf', 0.3, '2 leaves'],
    ['bay-leaf', 0.2, 'about 1 1/2 leaves'],
    ['bay-leaf', 0.1, 'about 1/2 leaf'],
    ['green-onions', 12, '2 tbsp chopped'],
    ['jalapeno', 7, '1/2 pepper'],
    ['lime-juice', 30.2, '2 tbsp'],
    ['vegetable-broth', 221, '1 cup'],
    ['dill-pickles', 28, '4 slices'],
    ['brown-sugar', 13.8, '1 tbsp packed'],
  ])('is one of the kitchen: %s, %d g, is %s', (id, grams, measure) => {
    expect(householdMeasure(seasoning(id), grams)).toBe(measure)
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
