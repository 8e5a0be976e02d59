import {
  adjustMeal,
  builtInFoods,
  builtInSeasonings,
  checkPlan,
  composeMeal,
  type Food,
  indexFoods,
  type Meal,
  sumMacros,
  toMeal,
  toMealItem,
  toWeekPlan,
  weekNutrients,
  weekPlanSchema,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { mealFromProposal } from '../../src/ai/mealFromProposal.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { sampleProfile } from '../support/sampleProfile.js'

const foodById = indexFoods([...builtInFoods, ...builtInSeasonings])

function item(id: string, grams: number, foods = foodById) {
  const food = foods.get(id)
  if (!food) throw new Error(`There is no food ${id}.`)
  return toMealItem(food, grams)
}

const weekOf = (...items: Meal['items']) =>
  toWeekPlan(
    '2026-03-02',
    Array.from({ length: 7 }, () => [toMeal('dinner', 'Dinner', items)]),
  )

/** The hard rules that a week breaks, each once. */
function broken(week: ReturnType<typeof weekOf>, profile = {}, foods?: readonly Food[]) {
  const violations = checkPlan(week, sampleProfile(profile), foods).filter(
    ({ code }) => code !== 'off-target',
  )
  return [...new Set(violations.map(({ code, foodId }) => [code, foodId].join(' ').trim()))]
}

describe('a plan with seasonings', () => {
  const seasoned = [
    item('chicken-breast', 150),
    item('salt', 1.5),
    item('cumin', 0.53),
    item('vegetable-broth', 240),
  ]

  it('keeps every rule, with amounts below 10 g and off any grid', () => {
    expect(broken(weekOf(...seasoned))).toEqual([])
    expect(weekPlanSchema.parse(weekOf(...seasoned))).toEqual(weekOf(...seasoned))
  })

  it('may not hold one that the visitor avoids', () => {
    expect(broken(weekOf(...seasoned), { dietaryRestrictions: 'no cumin' })).toEqual(['avoided-food cumin'])
    const withOnion = weekOf(item('potatoes', 213), item('onion-powder', 1))
    expect(broken(withOnion, { foodRestrictions: ['onions'] })).toEqual(['avoided-food onion-powder'])
    const withBouillon = weekOf(item('lentils-red', 60), item('chicken-bouillon', 2))
    expect(broken(withBouillon, { dietaryRestrictions: 'vegan' })).toEqual(['diet-breaking chicken-bouillon'])
  })

  it('may not mix meat and dairy with a seasoning if it is kosher', () => {
    const week = weekOf(item('potatoes', 213), item('whole-milk', 122), item('beef-bouillon', 2))
    expect(broken(week, { dietaryRestrictions: 'kosher' })).toEqual(['kosher-mix'])
  })

  it('may hold only seasonings that we know, with their own numbers and in amounts that people eat', () => {
    const salt = item('salt', 1.5)
    const forged = (changes: object) => broken(weekOf(item('potatoes', 213), { ...salt, ...changes }))
    expect(forged({ food: { ...salt.food, id: 'pixie-dust' } })).toEqual(['unknown-food pixie-dust'])
    expect(forged({ food: { ...salt.food, category: 'protein' } })).toEqual(['unknown-food salt'])
    expect(forged({ calories: 30 })).toContain('numbers-differ salt')
    expect(broken(weekOf(item('potatoes', 213), item('salt', 600)))).toEqual(['portion-out-of-range salt'])
  })

  it('may not hold a food that calls itself a seasoning', () => {
    const chicken = item('chicken-breast', 2)
    const week = weekOf(item('potatoes', 213), {
      ...chicken,
      food: { ...chicken.food, category: 'seasoning' },
    })
    expect(broken(week)).toEqual(['unknown-food chicken-breast'])
  })

  it('has no meal of seasonings alone', () => {
    expect(broken(weekOf(item('salt', 1.5)))).toEqual(['empty-meal'])
  })

  it("takes a shop's own row of a seasoning, and keeps it apart from a food with the same id", () => {
    const salt = foodById.get('salt')
    const carrots = foodById.get('carrots')
    if (!salt || !carrots) throw new Error('There is no salt or no carrot.')
    const ownSalt = { ...salt, name: 'Sea salt' }
    const own = indexFoods([...builtInFoods, ownSalt, { ...carrots, id: 'cumin' }])
    const foods = [...own.values()]
    const week = weekOf(item('potatoes', 213), item('salt', 1.5, own), item('cumin', 1))
    expect(broken(week, {}, foods)).toEqual([])
    expect(broken(weekOf(item('potatoes', 213), item('salt', 1.5)), {}, foods)).toEqual(['unknown-food salt'])
  })
})

describe('the rules of a plan', () => {
  it('give allowed seasonings apart from the allowed foods', () => {
    const ownChutney = { ...item('ketchup', 17).food, id: 'chutney', name: 'Chutney' }
    const rules = planRulesFor(sampleProfile({ dietaryRestrictions: 'no cilantro' }), [
      ...builtInFoods,
      ownChutney,
    ])
    expect(rules.allowedFoods.filter(({ category }) => category === 'seasoning')).toEqual([])
    const ids = rules.allowedSeasonings.map(({ id }) => id)
    expect(ids).toContain('salt')
    expect(ids).not.toContain('chutney')
    expect(ids).not.toContain('fresh-cilantro')
  })
})

describe('adjusting a seasoned meal', () => {
  const items = [item('chicken-breast', 100), item('white-rice', 60), item('salt', 1.5), item('sugar', 4.2)]
  const target = { calories: 545, protein: 45, carbs: 80, fat: 5 }

  it('moves the foods and leaves the seasonings as the recipe has them', () => {
    const adjusted = adjustMeal(items, target)
    expect(adjusted.map(({ food }) => food.id)).toEqual(items.map(({ food }) => food.id))
    expect(adjusted.slice(2)).toEqual(items.slice(2))
    expect(adjusted[0]?.quantity).toBeGreaterThan(100)
    expect(sumMacros(adjusted).carbs).toBeGreaterThan(78)
  })

  it('leaves a meal of seasonings alone', () => {
    const onlySalt = [item('salt', 1.5), item('maple-syrup', 20)]
    expect(adjustMeal(onlySalt, target)).toEqual(onlySalt)
  })
})

describe("a model's meal", () => {
  it('leaves out the seasonings that the model proposes', () => {
    const chutney = { ...item('ketchup', 17).food, id: 'chutney', name: 'Chutney' }
    const rules = planRulesFor(sampleProfile(), [...builtInFoods, chutney])
    const foods = ['chicken-breast', 'white-rice', 'salt', 'chutney'].map((id) => ({ id, grams: 100 }))
    const target = { calories: 500, protein: 40, carbs: 50, fat: 10 }
    const meal = mealFromProposal('dinner', { name: 'Chicken and rice', foods }, target, rules)
    expect(meal.items.map(({ food }) => food.id)).toEqual(['chicken-breast', 'white-rice'])
    expect(composeMeal('dinner', 'Chicken', foods).items).toHaveLength(2)
  })
})

describe('weekNutrients', () => {
  it('counts the sodium of salt and other seasonings', async () => {
    // USDA SR28: 100 g of salt hold 38,758 mg of sodium, of chicken bouillon 23,875 mg, of raw potatoes 6 mg.
    const week = weekOf(item('potatoes', 200), item('salt', 1.5), item('chicken-bouillon', 2))
    const { limited } = await weekNutrients(week, { age: 40, gender: 'male' })
    expect(limited[0]?.amount).toBeCloseTo(12 + 581.37 + 477.5)
    expect(limited[0]?.topFoodIds).toEqual(['salt', 'chicken-bouillon', 'potatoes'])
  })

  it('counts the nutrients of spices, and treats a value that USDA lacks as unknown', async () => {
    const week = weekOf(item('potatoes', 200), item('cumin', 2.1))
    const { wanted } = await weekNutrients(week, { age: 40, gender: 'male' })
    // USDA SR28: 66.36 mg of iron in 100 g of cumin, 0.81 mg in 100 g of potatoes.
    const iron = wanted.find(({ nutrient }) => nutrient === 'iron')
    expect(iron?.amount).toBeCloseTo(1.62 + 1.394)
    expect(iron?.knownShare).toBe(1)
  })
})
