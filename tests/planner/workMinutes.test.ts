import { type Meal, mealRecipes, type Recipe } from 'react-meal-planner/core'
import { expect, it } from 'vitest'
import { findFamily } from '../../src/planner/recipes/findFamily.js'
import { roleOf } from '../../src/planner/recipes/roleOf.js'
import { workMinutes } from '../../src/planner/recipes/workMinutes.js'
import { bookMeals, bookRecipes, KINDS } from '../support/bookMeals.js'

/** A dish whose minutes at work the planner takes for other ones by more is planned on the wrong days. */
const MOST_OFF_MINUTES = 10

/** By how much the estimate of each meal is off. */
const errorsOf = (recipes: ReadonlyMap<Meal, Recipe>, servings: number) =>
  [...recipes].flatMap(([{ dishId = '', type, name, items }, { minutesAtWork }]) => {
    const family = findFamily(dishId, type)
    const foods = items.map(({ food, quantity }) => ({
      food,
      role: roleOf(food),
      grams: servings * quantity,
    }))
    return family ? { name, off: workMinutes(family, foods, servings) - minutesAtWork } : []
  })

it.each([1, 4])('the estimate of the work for %i is about that of the recipes', async (people) => {
  const recipes = people === 1 ? await bookRecipes() : await mealRecipes(KINDS.flatMap(bookMeals), { people })
  const errors = errorsOf(recipes, people)
  const mean = errors.reduce((sum, { off }) => sum + off, 0) / errors.length
  expect(Math.abs(mean)).toBeLessThan(1)
  const worst = errors
    .filter(({ off }) => Math.abs(off) > MOST_OFF_MINUTES)
    .sort((a, b) => Math.abs(b.off) - Math.abs(a.off))
    .map(({ name, off }) => `${off} minutes: ${name}`)
  expect([...new Set(worst)].slice(0, 20)).toEqual([])
})
