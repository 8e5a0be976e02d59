import { builtInFoods, builtInSeasonings, foodsFor, indexFoods } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { proposeMeal } from '../../src/planner/composed/index.js'

const foodById = indexFoods(builtInFoods)
const TARGETS = { calories: 650, protein: 40, carbs: 70, fat: 22 }

function propose(mainFoodId: string, change: Partial<Parameters<typeof proposeMeal>[0]> = {}) {
  return proposeMeal({
    mealType: 'dinner',
    targets: TARGETS,
    mainFoodId,
    style: 'plate',
    allowedFoods: builtInFoods,
    allowedSeasonings: builtInSeasonings,
    isKosher: false,
    planned: [],
    seed: 1,
    ...change,
  })
}

describe('a meal that is proposed for a main food', () => {
  it('holds the main food, in foods only, near its calories', () => {
    for (const id of [
      'chicken-breast',
      'salmon',
      'lentils-red',
      'ground-beef-93',
      'tofu-extra-firm',
      'eggs',
    ]) {
      const meal = propose(id)
      expect(meal?.foods.map((food) => food.id)).toContain(id)
      const kcal = meal?.foods.reduce((sum, food) => {
        const known = foodById.get(food.id)
        expect(known, food.id).toBeDefined()
        return sum + ((known?.calories ?? 0) / (known?.servingSize ?? 1)) * food.grams
      }, 0)
      expect(kcal, meal?.name).toBeGreaterThan(0.8 * TARGETS.calories)
      expect(kcal, meal?.name).toBeLessThan(1.2 * TARGETS.calories)
    }
  })

  it('is a dish of the wanted style if there is one', () => {
    expect(propose('chicken-breast', { style: 'curry' })?.name).toMatch(/curry/i)
    expect(propose('lentils-red', { style: 'soup', mealType: 'lunch' })?.name).toMatch(/soup/i)
  })

  it('is not named after an oil', () => {
    for (const { id } of builtInFoods.filter(
      ({ category }) => category === 'legumes' || category === 'protein',
    )) {
      for (const mealType of ['lunch', 'dinner'] as const)
        expect(propose(id, { mealType })?.name).not.toMatch(/ oil/)
    }
  })

  it('holds no tofu, seitan or other stand-in for meat where somebody eats meat and did not ask for it', () => {
    for (const id of ['chicken-breast', 'salmon', 'ground-beef-93', 'black-beans-canned', 'lentils-brown']) {
      for (let seed = 1; seed <= 5; seed++) {
        const { foods = [], name } = propose(id, { seed }) ?? {}
        const standIns = foods.filter((food) => /tofu|tempeh|gluten|tvp|protein/.test(food.id))
        expect(standIns, name).toEqual([])
      }
    }
  })

  it('needs no seasoning that is not allowed', () => {
    const wishes = { dietaryRestrictions: 'no soy', foodRestrictions: [] }
    const meal = propose('chicken-breast', {
      allowedFoods: foodsFor(wishes),
      allowedSeasonings: [],
    })
    expect(meal?.foods.map(({ id }) => id)).toContain('chicken-breast')
  })

  it('is the dish whose foods come first in the list, with its main food or after it', () => {
    const adobo = ['chicken-thigh', 'white-rice', 'cabbage', 'canola-oil', 'soy-sauce', 'garlic']
    for (const ids of [adobo, ['lentils-red', ...adobo]]) {
      const listed = [...ids, 'tofu-extra-firm'].flatMap((id) => foodById.get(id) ?? [])
      const meal = propose(ids[0] ?? '', { allowedFoods: [...listed, ...builtInFoods] })
      expect(meal?.foods.map(({ id }) => id).toSorted()).toEqual(adobo.toSorted())
    }
  })

  it('is another dish if the first is planned already, and none for an unknown food', () => {
    const first = propose('salmon')
    const second = propose('salmon', { planned: [first?.name ?? ''] })
    expect(second).toBeDefined()
    expect(second?.name).not.toBe(first?.name)
    expect(propose('unicorn')).toBeUndefined()
  })
})
