import { type Meal, type MealType, recipeFor } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { mealOf } from '../support/mealOf.js'

const recipeOf = async (type: MealType, dishId: string, list: string, more: Partial<Meal> = {}) => {
  const { minutes, steps } = await recipeFor(mealOf(type, dishId, list, { dishId, ...more }))
  return { minutes, text: steps.join(' ') }
}
const textOf = async (...dish: Parameters<typeof recipeOf>) => (await recipeOf(...dish)).text

describe('a braise', () => {
  const ADOBO = 'eggs 150, white-rice 60, canola-oil 10, soy-sauce 8, garlic 6, white-vinegar 15'

  it('cooks no empty pot: a sauce for eggs and leaves is soon done', async () => {
    const leaves = await textOf('dinner', 'filipino-adobo', `${ADOBO}, spinach 96`)
    expect(leaves).toMatch(
      /Boil 3 large eggs for 10 minutes.*Simmer without a lid for 5 minutes, until thick\. Add the eggs to warm through\. Stir in 3 cups spinach for the last 3 minutes/,
    )
    expect(leaves).not.toContain('braise')
    expect(await textOf('dinner', 'filipino-adobo', `${ADOBO}, cabbage 120`)).toContain(
      'Cover and braise over low heat for 15 minutes, until tender. Add the eggs',
    )
  })

  it('holds the beans that it is named for', async () => {
    const list = 'navy-beans-dry 65, cornmeal 40, canned-tomatoes 150, red-bell-pepper 90, canola-oil 9'
    expect(await textOf('dinner', 'cacciatore', list)).toMatch(
      /Add the white beans\. Cover and braise .*Serve with the polenta\.$/,
    )
  })

  it('lets beans into the pot of a bird when the bird is done', async () => {
    const list = 'chicken-drumstick 170, black-beans-dry 40, white-rice 40, canola-oil 3, cumin 1'
    expect(await textOf('dinner', 'drumsticks-beans-rice', list)).toMatch(
      /165 °F at the bone\. Add the black beans\. Simmer without a lid/,
    )
  })
})

describe('the chickpeas of a masala', () => {
  it('simmer in its sauce, before the spinach', async () => {
    const list = 'chickpeas-dry 76, white-rice 40, spinach 120, canned-tomatoes 150, canola-oil 8, cumin 1'
    expect(await textOf('dinner', 'chickpea-masala', list)).toMatch(
      /Add the chickpeas\. Add [^.]*tomatoes, with [^.]*, and simmer for 8 minutes\. Stir in [^.]*spinach/,
    )
  })
})

describe('cheese over a bake', () => {
  it('melts, and its minutes count', async () => {
    const list = 'chicken-breast 170, pesto 25, tomatoes 123, zucchini 150, canola-oil 8'
    const { text, minutes } = await recipeOf('dinner', 'pesto-chicken-bake', `${list}, mozzarella 35`)
    expect(text).toMatch(/Scatter [^.]*mozzarella over\. Bake for 3 minutes more, until it melts\./)
    // The oven is hot after 15 minutes, and the chicken takes 20.
    expect(minutes).toBeGreaterThanOrEqual(38)
  })
})
