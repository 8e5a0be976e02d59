import { builtInFoods, foodSchema, foodsFor, indexFoods } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { portionRange } from '../../src/core/food/portions.js'
import { stepsToGrams } from '../support/stepsToGrams.js'

const byId = indexFoods(builtInFoods)

describe('the built-in foods', () => {
  it('are at least 120, each with its own id and valid by the schema', () => {
    expect(builtInFoods.length).toBeGreaterThanOrEqual(120)
    expect(byId.size).toBe(builtInFoods.length)
    for (const food of builtInFoods) expect(foodSchema.safeParse(food).error, food.id).toBeUndefined()
  })

  // kcal, protein, carbs, fat, fiber of 100 g; USDA National Nutrient Database, Standard Reference 28.
  it.each([
    ['chicken-breast', 120, 22.5, 0, 2.62, 0],
    ['salmon', 208, 20.42, 0, 13.42, 0],
    ['eggs', 143, 12.56, 0.72, 9.51, 0],
    ['whole-milk', 61, 3.15, 4.8, 3.25, 0],
    ['olive-oil', 884, 0, 0, 100, 0],
    ['almonds', 579, 21.15, 21.55, 49.93, 12.5],
    ['broccoli', 34, 2.82, 6.64, 0.37, 2.6],
    ['bananas', 89, 1.09, 22.84, 0.33, 2.6],
    ['avocado', 160, 2, 8.53, 14.66, 6.7],
    ['apples', 52, 0.26, 13.81, 0.17, 2.4],
    ['potatoes', 77, 2.05, 17.49, 0.09, 2.1],
    ['butter', 717, 0.85, 0.06, 81.11, 0],
  ])('have the published nutrients of %s', (id, calories, protein, carbs, fat, fiber) => {
    const food = byId.get(id)
    const per100g = (perServing = Number.NaN) => (perServing / (food?.servingSize ?? Number.NaN)) * 100
    expect(per100g(food?.calories)).toBeCloseTo(calories, 6)
    expect(per100g(food?.protein)).toBeCloseTo(protein, 6)
    expect(per100g(food?.carbs)).toBeCloseTo(carbs, 6)
    expect(per100g(food?.fat)).toBeCloseTo(fat, 6)
    expect(per100g(food?.fiber)).toBeCloseTo(fiber, 6)
  })

  it('weigh at least as much as their protein, carbs and fat', () => {
    for (const { id, protein, carbs, fat, servingSize } of builtInFoods) {
      expect(protein + carbs + fat, id).toBeLessThanOrEqual(servingSize * 1.01)
    }
  })

  it('have portions that people can measure and would eat', () => {
    for (const food of builtInFoods) {
      const { minSteps, maxSteps } = portionRange(food)
      expect(minSteps, food.id).toBeGreaterThanOrEqual(1)
      expect(maxSteps, food.id).toBeGreaterThanOrEqual(minSteps)
      expect(stepsToGrams(food, minSteps)).toBeGreaterThanOrEqual(food.portion.minG - 0.01)
      expect(stepsToGrams(food, maxSteps)).toBeLessThanOrEqual(food.portion.maxG + 0.01)
    }
  })

  it.each([
    ['egg', 'eggs'],
    ['dairy', 'dairy'],
    ['fish', 'fish'],
    ['shellfish', 'shellfish'],
    ['pork', 'pork'],
  ] as const)('have, for the source %s, the tag %s', (source, tag) => {
    const ofSource = builtInFoods.filter(({ animalSource }) => animalSource === source)
    expect(ofSource.length).toBeGreaterThan(0)
    expect(ofSource.filter(({ contains }) => !contains.includes(tag))).toEqual([])
  })

  it.each([
    ['kiwifruit', 'Kiwi', 'Kiwifruit, green (raw, peeled)'],
    ['reduced-fat-milk', '2% milk', 'Reduced-fat milk, 2%'],
    ['vital-wheat-gluten', 'Seitan flour (vital wheat gluten)', 'Vital wheat gluten (dry, for seitan)'],
    ['black-beans-canned', 'Black beans, canned', 'Black beans, canned (drained and rinsed)'],
    ['honey', 'Honey', undefined],
  ])('call %s "%s", and describe it if the name is not enough', (id, name, description) => {
    expect(byId.get(id)?.name).toBe(name)
    expect(byId.get(id)?.description).toBe(description)
  })

  it('have short names, each its own', () => {
    const names = builtInFoods.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.length > 34 || /\((?:raw|dry)/.test(name))).toEqual([])
  })

  it('are also avoided by the words of their description', () => {
    const mix = indexFoods(builtInFoods.filter(({ id }) => id === 'rolled-oats')).get('rolled-oats')
    const foods = mix
      ? [{ ...mix, id: 'mix', name: 'Breakfast mix', description: 'Oats, walnuts, dates' }]
      : []
    const offered = (text: string) => foodsFor({ dietaryRestrictions: text, foodRestrictions: [] }, foods)
    expect(offered('')).toHaveLength(1)
    expect(offered('no walnuts')).toEqual([])
  })

  it('are replaced by a row of a shop with the same id', () => {
    const own = builtInFoods
      .filter(({ id }) => id === 'butter')
      .map((food) => ({ ...food, name: 'Own butter' }))
    expect(indexFoods([...builtInFoods, ...own]).get('butter')?.name).toBe('Own butter')
  })
})
