import { type Meal, recipeFor } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { BOOK } from '../../src/planner/dishes/book.js'
import { TIP_PLACES } from '../../src/planner/recipes/tipPlaces.data.js'
import { mealOf as meal } from '../support/mealOf.js'

const cook = { servings: 2, forDates: ['2026-11-24'] }

/** The step with a tip. */
async function stepWith(tip: string, one: Meal): Promise<string | undefined> {
  const { steps } = await recipeFor(one)
  return steps.find((step) => step.includes(tip))
}

const FAMILIES = Object.values(BOOK).flat()

describe('a tip', () => {
  const kofta =
    'ground-turkey-93 145, bulgur 60, cucumber 104, tomatoes 62, olive-oil 6, greek-yogurt-nonfat 100, cumin 1'

  it.each([
    [
      'on kneading',
      kofta,
      'kofta',
      'Knead until',
      /shape small patties, 1\/2 inch thick\. Tip: Knead[^.]*\.$/,
    ],
    [
      'on the pith of oranges',
      'oranges 140, greek-yogurt-nonfat 120, cinnamon 0.7, pistachios 18',
      'moroccan-oranges-yogurt',
      'white pith',
      /^Cut \d medium oranges? into slices\. Tip: Cut off all[^.]*\.$/,
    ],
    [
      'on a lid',
      'chicken-thigh 150, brown-rice 60, red-bell-pepper 119, celery 40, canned-tomatoes 120, canola-oil 9.3, paprika 2',
      'jambalaya',
      'Do not stir',
      /Cover and cook [^.]*\. Tip: Do not stir[^.]*\.$/,
    ],
  ])('stands where it is of use: %s', async (_, list, dishId, words, step) => {
    const type = dishId.includes('oranges') ? 'snack' : 'dinner'
    expect(await stepWith(words, meal(type, 'Dish', list, { dishId }))).toMatch(step)
    expect(await stepWith(words, meal(type, 'Dish', list, { dishId, cook }))).toMatch(step)
  })

  it('on serving comes at the table', async () => {
    const list = 'greek-yogurt-nonfat 245, strawberries 100, honey 14, walnuts 20'
    const parfait = meal('breakfast', 'Parfait', list, { dishId: 'greek-yogurt-parfait' })
    const { steps } = await recipeFor(parfait)
    expect(steps.at(-1)).toMatch(/Put the nuts on last|Top with [^.]*walnut/)
  })

  it('has a place in each dish of the book', () => {
    const isPlaced = (tip: string) => TIP_PLACES.some(([words]) => words.test(tip))
    const advice = FAMILIES.filter(({ tip, isTipAStep }) => tip !== '' && !isTipAStep)
    expect(advice.map(({ tip }) => tip).filter((tip) => !isPlaced(tip))).toEqual([])
  })
})
