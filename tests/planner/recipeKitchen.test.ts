import { createFormat, type Meal, metricFormat, recipeFor } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { mealOf } from '../support/mealOf.js'

const textOf = async (meal: Meal) => (await recipeFor(meal)).steps.join(' ')
const metricTextOf = async (meal: Meal) =>
  (await recipeFor(meal, { format: metricFormat(createFormat('en-US')) })).steps.join(' ')

describe('what boils in water that is poured off', () => {
  const peas = mealOf('dinner', 'Chicken hash', 'chicken-breast 150, split-peas 35, canola-oil 9')
  it('has plenty of it, however little it is', async () => {
    expect(await textOf(peas)).toContain('simmer in 2 cups of water for 45 minutes, until soft, and drain')
    expect(await metricTextOf(peas)).toMatch(/simmer in 470 ml of water/i)
  })

  it('has more for more, and what is absorbed stays a ratio', async () => {
    const much = mealOf('dinner', 'Chicken hash', 'chicken-breast 150, lentils-brown 384, canola-oil 9')
    expect(await textOf(much)).toContain('simmer in 6 cups of water')
    const rice = mealOf('dinner', 'Chicken hash', 'chicken-breast 150, white-rice 46, canola-oil 9')
    expect(await textOf(rice)).toContain('in 1/2 cup of water under a lid')
  })
})
