import * as fc from 'fast-check'
import {
  adjustMeal,
  builtInFoods,
  composeMeal,
  type Food,
  indexFoods,
  type MealItem,
  sumMacros,
  toMealItem,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

const byId = indexFoods(builtInFoods)

/** Foods of one pure nutrient each, so that every step can be followed by hand. */
function pureFood(id: string, nutrients: Partial<Food>): Food {
  const [template] = builtInFoods
  if (!template) throw new Error('there are no built-in foods to copy')
  const none = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0 }
  return { ...template, id, name: id, ...none, servingSize: 100, ...nutrients }
}
const PROTEIN = pureFood('pure-protein', { protein: 100, calories: 400 })
const CARBS = pureFood('pure-carbs', { carbs: 100, calories: 400 })
const FAT = pureFood('pure-fat', { fat: 100, calories: 900 })

const quantities = (items: readonly MealItem[]) => items.map(({ quantity }) => quantity)

describe('adjusting a meal', () => {
  it('closes half the gap with each step and stops within 2 percent', () => {
    const target = { calories: 400, protein: 100, carbs: 0, fat: 0 }
    // 60, 80, 90, 95, 97.5, 98.75: the last is within 2 percent of 100.
    const [grams = 0] = quantities(adjustMeal([toMealItem(PROTEIN, 60)], target))
    expect(grams).toBeCloseTo(98.75)
  })

  it('leaves a meal within 2 percent alone', () => {
    const items = [toMealItem(PROTEIN, 98), toMealItem(CARBS, 51), toMealItem(FAT, 20)]
    expect(adjustMeal(items, { calories: 776, protein: 100, carbs: 50, fat: 20 })).toEqual(items)
  })

  it('brings protein, carbs and fat within 2 percent if the foods allow it', () => {
    const items = [toMealItem(PROTEIN, 20), toMealItem(CARBS, 200), toMealItem(FAT, 10)]
    const target = { calories: 620, protein: 50, carbs: 60, fat: 20 }
    const { protein, carbs, fat } = sumMacros(adjustMeal(items, target))
    expect(Math.abs(protein - 50)).toBeLessThanOrEqual(1)
    expect(Math.abs(carbs - 60)).toBeLessThanOrEqual(1.2)
    expect(Math.abs(fat - 20)).toBeLessThanOrEqual(0.4)
  })

  it('scales the food that contributes most', () => {
    const items = [toMealItem(PROTEIN, 20), toMealItem(PROTEIN, 40)]
    const [small, large = 0] = quantities(
      adjustMeal(items, { calories: 400, protein: 100, carbs: 0, fat: 0 }),
    )
    expect(small).toBe(20)
    expect(large).toBeCloseTo(78.75)
  })

  it('keeps the quantities of its steps between 10 and 500 g', () => {
    // With calories of 500 g and of 10 g, so that no scaling follows.
    const target = { calories: 2000, protein: 10_000, carbs: 10_000, fat: 10_000 }
    expect(quantities(adjustMeal([toMealItem(PROTEIN, 100)], target))).toEqual([500])
    const nothing = { calories: 40, protein: 0, carbs: 0, fat: 0 }
    expect(quantities(adjustMeal([toMealItem(PROTEIN, 100)], nothing))).toEqual([10])
  })

  it('stops after 100 steps', () => {
    // Without carbs as the target, half the gap is more than any one item has, so that each step takes one to 10 g.
    const items = Array.from({ length: 101 }, () => toMealItem(CARBS, 20))
    const target = { calories: 4080, protein: 0, carbs: 0, fat: 0 }
    expect(quantities(adjustMeal(items, target))).toEqual([...Array.from({ length: 100 }, () => 10), 20])
  })

  it('scales all quantities at once when calories are more than 10 percent off', () => {
    const items = [toMealItem(PROTEIN, 50), toMealItem(CARBS, 100)]
    const macros = { protein: 50, carbs: 100, fat: 0 }
    // 600 kcal: 660 is 9.1 percent off, 680 is 11.8 percent off, 1,200 needs more than a factor of 1.1.
    expect(quantities(adjustMeal(items, { ...macros, calories: 660 }))).toEqual([50, 100])
    const [protein = 0, carbs = 0] = quantities(adjustMeal(items, { ...macros, calories: 1200 }))
    expect(protein).toBeCloseTo(55)
    expect(carbs).toBeCloseTo(110)
    const [less = 0] = quantities(adjustMeal(items, { ...macros, calories: 300 }))
    expect(less).toBeCloseTo(45)
    const [exact = 0] = quantities(adjustMeal(items, { ...macros, calories: 545 }))
    expect(exact).toBeCloseTo((50 * 545) / 600)
  })

  it('scales amounts outside 10 to 500 g by the same factor as all others', () => {
    // Within 2 percent of each macro, so that no step moves a food before all are scaled.
    const items = [toMealItem(FAT, 4.5), toMealItem(CARBS, 600)]
    const macros = { protein: 0, carbs: 600, fat: 4.5 }
    const [fat = 0, carbs = 0] = quantities(adjustMeal(items, { ...macros, calories: 5000 }))
    expect(fat).toBeCloseTo(4.95)
    expect(carbs).toBeCloseTo(660)
    const [lessFat = 0, lessCarbs = 0] = quantities(adjustMeal(items, { ...macros, calories: 1000 }))
    expect(lessFat).toBeCloseTo(4.05)
    expect(lessCarbs).toBeCloseTo(540)
  })

  it('recomputes numbers from the foods and leaves its input as it was', () => {
    const eggs = byId.get('eggs')
    const given = [{ ...toMealItem(eggs ?? PROTEIN, 100), protein: 9999 }]
    const before = structuredClone(given)
    const [item] = adjustMeal(given, { calories: 143, protein: 12.56, carbs: 0.72, fat: 9.51 })
    expect(item?.protein).toBeCloseTo(12.56)
    expect(given).toEqual(before)
  })

  it('keeps every item within 10 percent of 10 to 500 g and every number finite', () => {
    const amount = fc.oneof(fc.double({ min: 0, max: 300, noNaN: true }), fc.constant(0))
    const target = fc.record({ calories: amount, protein: amount, carbs: amount, fat: amount })
    const item = fc.record({
      food: fc.constantFrom(...builtInFoods),
      grams: fc.integer({ min: 10, max: 500 }),
    })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), target, (picks, macros) => {
        const items = picks.map(({ food, grams }) => toMealItem(food, grams))
        const adjusted = adjustMeal(items, macros)
        expect(adjusted.map(({ food }) => food.id)).toEqual(items.map(({ food }) => food.id))
        for (const each of adjusted) {
          expect(each.quantity).toBeGreaterThanOrEqual(10 * 0.9)
          expect(each.quantity).toBeLessThanOrEqual(500 * 1.1)
          expect(each).toEqual(toMealItem(each.food, each.quantity))
        }
      }),
      { numRuns: 500 },
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '400', undefined])('has no target of %s', (given) => {
    const target = { calories: 400, protein: 20, carbs: given as number, fat: 10 }
    expect(() => adjustMeal([toMealItem(CARBS, 100)], target)).toThrow(RangeError)
    expect(() => adjustMeal([], target)).toThrow(
      /^target\.carbs must be a finite number, got .*\. Pass a number\.$/,
    )
  })
})

describe('composing a meal', () => {
  it('skips unknown ids and takes numbers from the foods', () => {
    const meal = composeMeal('lunch', 'Eggs on air', [
      { id: 'eggs', grams: 100 },
      { id: 'unicorn', grams: 100 },
      { id: '__proto__', grams: 100 },
    ])
    expect(meal).toMatchObject({ type: 'lunch', name: 'Eggs on air' })
    expect(meal.items.map(({ food }) => food.id)).toEqual(['eggs'])
    expect(meal.totalCalories).toBeCloseTo(143)
    expect(meal.totalProtein).toBeCloseTo(12.56)
  })

  it.each([0.2, 0, -50, Number.NaN, Number.POSITIVE_INFINITY])('reads %d grams as 1', (grams) => {
    expect(composeMeal('snack', 'Crumb', [{ id: 'eggs', grams }]).items[0]?.quantity).toBe(1)
  })

  it("takes the foods of a shop's own catalogue", () => {
    const meal = composeMeal('snack', 'Shake', [{ id: 'pure-protein', grams: 30 }], [PROTEIN])
    expect(meal.totalProtein).toBe(30)
  })
})
