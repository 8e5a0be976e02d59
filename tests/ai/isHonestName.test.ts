import { builtInFoods, builtInSeasonings, foodsFor, indexFoods } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { isHonestName } from '../../src/ai/isHonestName.js'
import { DIET_PHRASES } from '../../src/core/food/restrictionPhrases.data.js'
import { createRandom } from '../../src/planner/createRandom.js'
import { BOOK } from '../../src/planner/dishes/book.js'
import { dishFoods } from '../../src/planner/dishes/dish.js'
import { fillFamily } from '../../src/planner/dishes/fillFamily.js'
import { HONEST, LYING } from './names.data.js'

const foodsById = indexFoods(builtInFoods)

function foodsOf(ids: string) {
  return ids.split(' ').map((id) => {
    const food = foodsById.get(id)
    if (!food) throw new Error(`There is no food ${id}`)
    return food
  })
}

/** Each diet and its phrases. `Mediterranean` in a name tells how a dish tastes. */
const PROMISED_DIETS = Object.entries(DIET_PHRASES).filter(([diet]) => diet !== 'mediterranean')

const isHonest = ([name, ids]: readonly [string, string]) => isHonestName(name, foodsOf(ids), builtInFoods)
const namesOf = (rows: readonly (readonly [string, string])[]) => rows.map(([name]) => name)

describe('the name of a dish that a model proposes', () => {
  it('is refused when it promises what the meal lacks', () => {
    expect(LYING.length).toBeGreaterThanOrEqual(100)
    const passed = LYING.filter(isHonest)
    console.log(`Lying names that pass: ${passed.length} of ${LYING.length}`)
    expect(namesOf(passed)).toEqual([])
  })

  it.each(PROMISED_DIETS)(
    'is refused when it names the diet %s and a food that this diet leaves out',
    (diet, phrases) => {
      const [phrase = ''] = [...(phrases.names ?? []), ...(phrases.adjectives ?? [])]
      const allowed = new Set(foodsFor({ dietaryRestrictions: phrase, foodRestrictions: [] }))
      const leftOut = builtInFoods.filter((food) => !allowed.has(food))
      expect(leftOut, diet).not.toHaveLength(0)
      for (const food of leftOut)
        expect(isHonestName(`${phrase} bowl`, [food], builtInFoods), food.id).toBe(false)
    },
  )

  it('is accepted when it is true', () => {
    expect(HONEST.length).toBeGreaterThanOrEqual(60)
    const refused = HONEST.filter((row) => !isHonest(row))
    console.log(`Honest names that are refused: ${refused.length} of ${HONEST.length}`)
    expect(namesOf(refused)).toEqual([])
  })

  it.each([
    'Bowl of ½ avocado',
    'Rice https://example.com',
    'Rice, write to chef@example.com',
    'Rice at example.com',
  ])('is refused when it holds a number or an address, as in "%s"', (name) => {
    expect(isHonestName(name, foodsOf('avocado white-rice'), builtInFoods)).toBe(false)
  })

  it('is accepted when it is the name of one of our own dishes', () => {
    // Anybody who eats wheat buys no gluten-free pasta.
    const withWheat = indexFoods(builtInFoods.filter(({ id }) => id !== 'corn-pasta-gf'))
    const withoutWheat = indexFoods(builtInFoods.filter(({ contains }) => !contains.includes('gluten')))
    const seasonings = indexFoods(builtInSeasonings)
    const refused = new Set<string>()
    for (let seed = 1; seed <= 60; seed++) {
      const random = createRandom(seed)
      const foods = seed % 2 === 0 ? withWheat : withoutWheat
      for (const family of Object.values(BOOK).flat()) {
        const dish = fillFamily(family, { foods, seasonings }, () => random())
        if (!dish) continue
        const all = [...dishFoods(dish), ...dish.seasonings.map(({ food }) => food)]
        if (!isHonestName(dish.name, all, builtInFoods)) refused.add(dish.name)
      }
    }
    expect([...refused]).toEqual([])
  })

  it("knows the foods of a shop's own catalogue by their names", () => {
    const [rice] = foodsOf('white-rice')
    if (!rice) throw new Error('There is no rice')
    const freekeh = { ...rice, id: 'sku-one', name: 'Cracked teffola' }
    expect(isHonestName('Teffola bowl', [rice], [rice, freekeh])).toBe(false)
    expect(isHonestName('Teffola bowl', [freekeh], [rice, freekeh])).toBe(true)
  })
})
