import { createFormat, metricFormat, recipeFor } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { mealOf } from '../support/mealOf.js'

const metric = { format: metricFormat(createFormat('en-US')) }

describe('the amounts of a recipe in metric units', () => {
  it('weigh dry grain, and give water in milliliters, from more than two tablespoons on', async () => {
    const rice = mealOf('dinner', 'Chicken with brown rice', 'chicken-breast 120, brown-rice 40, broccoli 90')
    expect((await recipeFor(rice, metric)).steps.join(' ')).toMatch(
      /Simmer 40 g brown rice in 1[12]0 ml of water/,
    )
    const crumbles = mealOf('dinner', 'Soy crumble skillet', 'tvp 20, onions 55, zucchini 120')
    expect((await recipeFor(crumbles, metric)).steps.join(' ')).toMatch(
      /Pour 50 ml of hot water over 20 g (?:dry )?soy crumbles/,
    )
  })
})

describe('a bay leaf', () => {
  it('is one of four at most, however large the pot', async () => {
    const soup = mealOf('dinner', 'Chicken soup', 'chicken-thigh 1500, carrots 600, onions 300, bay-leaf 1.8')
    const text = (await recipeFor(soup)).steps.join(' ')
    expect(text).toMatch(/\b4 bay leaves/)
    expect(text).not.toMatch(/12 bay/)
  })
})

describe('a dish of a model', () => {
  it('is frozen if its name says so', async () => {
    const pops = mealOf('snack', 'Strawberry yogurt popsicles', 'greek-yogurt-nonfat 120, strawberries 80')
    expect((await recipeFor(pops)).steps.join(' ')).toMatch(/freeze for 3 to 4 hours/)
  })
})

describe('a Spanish tortilla', () => {
  it('has its potatoes fried and not boiled before', async () => {
    const tortilla = mealOf(
      'breakfast',
      'Spanish tortilla with potatoes',
      'eggs 150, potatoes 213, onions 55, olive-oil 9',
      { dishId: 'spanish-tortilla' },
    )
    const text = (await recipeFor(tortilla)).steps.join(' ')
    expect(text).toMatch(/Fry [^.]*potato[^.]*covered, for 12 minutes/)
    expect(text).not.toMatch(/\bboil\b/i)
  })
})

describe('a fruit salad without its mint', () => {
  it('has three steps', async () => {
    const salad = mealOf(
      'snack',
      'Pineapple and strawberry salad with lime',
      'pineapple 165, strawberries 100, lime-juice 10',
      { dishId: 'tropical-fruit-salad' },
    )
    expect((await recipeFor(salad)).steps).toHaveLength(3)
  })
})

describe('a leftover that is kept dry', () => {
  it('is taken out, and nobody says that it is cold', async () => {
    const seeds = mealOf(
      'snack',
      'Spiced lime sunflower seeds',
      'sunflower-seeds 20, lime-juice 2, chili-powder 0.6, salt 0.3',
      { dishId: 'chili-lime-pepitas' },
    )
    const leftover = { ...seeds, leftoverOf: { date: '2026-11-30', type: 'snack' as const } }
    const { steps } = await recipeFor(leftover)
    expect(steps.join(' ')).not.toMatch(/cold/)
  })
})
