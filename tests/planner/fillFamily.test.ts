import {
  builtInFoods,
  builtInSeasonings,
  foodObjections,
  foodsFor,
  indexFoods,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../src/planner/createRandom.js'
import { BOOK } from '../../src/planner/dishes/book.js'
import { dishFoods } from '../../src/planner/dishes/dish.js'
import { parseFamily } from '../../src/planner/dishes/dishFamily.js'
import { wordFor } from '../../src/planner/dishes/dishName.js'
import { fillFamily } from '../../src/planner/dishes/fillFamily.js'

const likeAny = () => 0
const seasonings = indexFoods(builtInSeasonings)

function kitchenOf(ids: string) {
  const wanted = ids.split(' ')
  return { foods: indexFoods(builtInFoods.filter(({ id }) => wanted.includes(id))), seasonings }
}

const kitchen = kitchenOf('eggs mushrooms butter onions tofu-firm')
const fill = (row: string) => fillFamily(parseFamily(row), kitchen, likeAny)
const namesOf = (dish: ReturnType<typeof fill>) => dish && dishFoods(dish).map(({ id }) => id)

describe('a dish made from a kitchen', () => {
  it('takes a food for each ingredient and names those in braces', () => {
    const dish = fill(
      'x | {one mushrooms} omelette | 100 eggs, 70 mushrooms/spinach, 7 FAT | | omelette 10/10',
    )
    expect(dish?.name).toBe('Mushroom omelette')
    expect(namesOf(dish)).toEqual(['eggs', 'mushrooms', 'butter'])
  })

  it('takes the preferred food, in the grams of that food', () => {
    const family = parseFamily('x | {eggs} | 100 eggs/tofu-firm*1.5, 1s onions | | fry 5/5')
    const dish = fillFamily(family, kitchen, ({ id }) => (id === 'tofu-firm' ? 0 : 1))
    const onions = kitchen.foods.get('onions')
    expect(dish?.ingredients.map(({ food, baseG }) => [food.id, baseG])).toEqual([
      ['tofu-firm', 150],
      ['onions', onions?.servingSize],
    ])
  })

  it('calls a food by the word it is given', () => {
    expect(fill('x | {eggs} with {onions} | 100 eggs=omelette, 55 onions | | fry 5/5')?.name).toBe(
      'Omelette with onions',
    )
  })

  it('takes no seasoning twice', () => {
    const row = 'x | {eggs} | 100 eggs | chili-powder/paprika 1t, paprika 1/2t? | fry 5/5'
    const paprikaOnly = new Map([...seasonings].filter(([id]) => id === 'paprika'))
    const dish = fillFamily(parseFamily(row), { ...kitchen, seasonings: paprikaOnly }, likeAny)
    expect(dish?.seasonings.map(({ food }) => food.id)).toEqual(['paprika'])
    expect(fill(row)?.seasonings.map(({ food }) => food.id)).toEqual(['chili-powder', 'paprika'])
  })

  it('takes no food twice', () => {
    expect(fill('x | {PAN} and {PAN2} | 70 PAN, 70 PAN2, 100 eggs | | fry 5/5')).toBeUndefined()
    expect(namesOf(fill('x | {eggs} | 100 eggs, 70 PAN, 70 PAN2? | | fry 5/5'))).toEqual([
      'eggs',
      'mushrooms',
    ])
  })

  it('is not made without an ingredient or a seasoning that it needs', () => {
    expect(fill('x | {salmon} with {eggs} | 100 salmon, 50 eggs | | fry 5/5')).toBeUndefined()
    expect(namesOf(fill('x | {eggs} | 100 eggs, 10 salmon? | | fry 5/5'))).toEqual(['eggs'])
    const salted = parseFamily('x | {eggs} | 100 eggs | salt 1/8t, cumin 1/4t? | fry 5/5')
    const withoutSalt = indexFoods(builtInSeasonings.filter(({ id }) => id !== 'salt'))
    const withoutCumin = indexFoods(builtInSeasonings.filter(({ id }) => id !== 'cumin'))
    expect(fillFamily(salted, { ...kitchen, seasonings: withoutSalt }, likeAny)).toBeUndefined()
    const dish = fillFamily(salted, { ...kitchen, seasonings: withoutCumin }, likeAny)
    expect(dish?.seasonings.map(({ food, quantity }) => [food.id, quantity])).toEqual([['salt', 0.75]])
  })

  it('takes another seasoning if the first is avoided', () => {
    const sweet = parseFamily('x | {eggs} | 100 eggs | maple-syrup/sugar 1t | fry 5/5')
    const withoutSyrup = indexFoods(builtInSeasonings.filter(({ id }) => id !== 'maple-syrup'))
    const dish = fillFamily(sweet, { ...kitchen, seasonings: withoutSyrup }, likeAny)
    expect(dish?.seasonings.map(({ food }) => food.id)).toEqual(['sugar'])
  })
})

describe('the dishes of the book, filled at random', () => {
  const fillings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((seed) => {
    const random = createRandom(seed)
    const kitchen = { foods: indexFoods(builtInFoods), seasonings }
    return Object.values(BOOK)
      .flat()
      .flatMap((family) => fillFamily(family, kitchen, () => random()) ?? [])
  })

  it('hold no food twice, and no word twice in a name', () => {
    for (const { name, family, ingredients } of fillings) {
      const ids = ingredients.map(({ food }) => food.id)
      expect(new Set(ids).size, name).toBe(ids.length)
      const words = family.named.map(({ index }) => {
        const row = family.ingredients[index]
        const food = ingredients.find((ingredient) => row?.options.has(ingredient.food.id))?.food
        return food && wordFor(food)
      })
      expect(words).not.toContain(undefined)
    }
  })

  it('have names without a mark of the notation, short enough for a prompt', () => {
    for (const { name } of fillings) expect(name).toMatch(/^\p{Lu}[^{}+?=!*/|]{2,79}$/u)
  })

  it.each(['vegan', 'gluten free', 'kosher', 'no peanuts, no shellfish'])(
    'follow the diet of the foods, such as %s',
    (dietaryRestrictions) => {
      const wishes = { dietaryRestrictions, foodRestrictions: [] }
      const objection = foodObjections(wishes, builtInFoods)
      const allowed = {
        foods: indexFoods(foodsFor(wishes)),
        seasonings: indexFoods(foodsFor(wishes, builtInSeasonings)),
      }
      for (const family of Object.values(BOOK).flat()) {
        const dish = fillFamily(family, allowed, likeAny)
        for (const { food } of [...(dish?.ingredients ?? []), ...(dish?.seasonings ?? [])]) {
          expect(objection(food), `${dish?.name}: ${food.id}`).toBeUndefined()
        }
      }
    },
  )

  it('promise no egg to people who eat none', () => {
    const wishes = { dietaryRestrictions: 'vegan', foodRestrictions: [] }
    const objection = foodObjections(wishes, builtInFoods)
    const allowed = { foods: indexFoods(foodsFor(wishes)), seasonings }
    const pancakes = BOOK.breakfast.filter(({ method }) => method === 'pancakes')
    for (const dish of pancakes.flatMap((family) => fillFamily(family, allowed, likeAny) ?? [])) {
      const [food] = dishFoods(dish)
      expect(food && objection({ ...food, name: dish.name }), dish.name).toBeUndefined()
    }
  })
})
