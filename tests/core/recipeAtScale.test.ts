import { type MealType, recipeFor } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { mealOf } from '../support/mealOf.js'

const textFor = async (people: number, type: MealType, dishId: string, list: string) =>
  (await recipeFor(mealOf(type, dishId, list, { dishId }), { people })).steps.join(' ')

describe('a dish for many', () => {
  const TORTILLA = 'eggs 150, potatoes 213, onions 55, olive-oil 9'

  it('is baked at once rather than fried as many omelettes', async () => {
    const many = await textFor(8, 'breakfast', 'spanish-tortilla', TORTILLA)
    expect(many).toMatch(
      /^Heat the oven to 400 °F and grease 2 baking dishes\. .*until soft\. Share all of it among the dishes\. Beat 24 large eggs, and pour over\. Bake at 400 °F for 20 to 30 minutes, until it reads 160 °F in the middle\. Let it stand for 5 minutes and slice it\.$/,
    )
    expect(many).not.toMatch(/each with its share of everything|fold/)
    const few = await textFor(4, 'breakfast', 'spanish-tortilla', TORTILLA)
    expect(few).toContain('Cook in 2 batches, each with its share of everything')
    expect(few).not.toContain('oven')
  })

  it('has as many pots as its water and food fill', async () => {
    const soup = 'chicken-breast 150, zucchini 150, carrots 61, sweet-potatoes 100, canola-oil 6'
    expect(await textFor(8, 'lunch', 'ginger-chicken-soup', soup)).toMatch(
      /^Use 2 pots, each with its share\./,
    )
    expect(await textFor(4, 'lunch', 'ginger-chicken-soup', soup)).not.toContain('pots')
    const congee = 'white-rice 50, chicken-breast 130, mushrooms 70, carrots 60'
    expect(await textFor(8, 'breakfast', 'chicken-congee', congee)).toMatch(
      /^Use 2 pots, each with its share\./,
    )
  })
})

describe('a pan', () => {
  const tacos = (protein: string) =>
    mealOf('breakfast', 'Tacos', `corn-tortillas 96, ${protein}, black-beans-canned 60, canola-oil 5`)

  it('warms a pile of tortillas a few at a time', async () => {
    const four = await recipeFor(tacos('eggs 100'), { people: 6 })
    expect(four.steps.join(' ')).toContain('Warm 24 corn tortillas, a few at a time, in a dry pan')
    const one = await recipeFor(tacos('eggs 100'))
    expect(one.steps.join(' ')).toContain('Warm 4 corn tortillas in a dry pan')
  })

  it('has its room for eggs that are stirred, and a pot that for edamame', async () => {
    const nine = (await recipeFor(tacos('eggs 100'), { people: 9 })).steps.join(' ')
    expect(nine).toMatch(/among 2 pans, [^.]*\. Pour in 18 large eggs, beaten, [^.]*left\. (?!Do this)/)
    const scramble = mealOf('breakfast', 'Egg scramble', 'eggs 150, canola-oil 5')
    const eighteen = (await recipeFor(scramble, { people: 6 })).steps.join(' ')
    expect(eighteen).toMatch(/Beat 18 large eggs.*no liquid egg is left\. Do this in 2 batches\./)
    const salad = mealOf('lunch', 'Edamame salad', 'edamame 150, cucumber 104, carrots 61, canola-oil 9')
    const many = (await recipeFor(salad, { people: 8 })).steps.join(' ')
    expect(many).toMatch(/Boil 10 cups shelled edamame for 5 minutes, until hot, and drain\./)
    expect((await recipeFor(salad, { people: 4 })).steps.join(' ')).toContain('in a pan or microwave')
    const whites = mealOf('lunch', 'Egg-white salad', 'egg-whites 160, cucumber 104, canola-oil 9')
    expect((await recipeFor(whites, { people: 8 })).steps.join(' ')).toMatch(
      /Cook [^.]*egg whites [^.]*until set\. Do this in 3 batches\./,
    )
  })

  it('fills an oven that has too little room for eight twice', async () => {
    const tray = 'turkey-breast 165, butternut-squash 208, broccoli 130, olive-oil 13'
    expect(await textFor(8, 'dinner', 'sheet-pan-turkey', tray)).toContain(
      'Use 2 sheet pans at a time, in 2 rounds.',
    )
  })
})

it('has four times the seasonings for four', async () => {
  const seasonings = 'salt 0.75, black-pepper 0.57, cumin 1.05, soy-sauce 5.3, red-wine-vinegar 5'
  const list = `tofu-extra-firm 200, spinach 60, canola-oil 4.5, ${seasonings}`
  const [one, four] = [
    await textFor(1, 'breakfast', 'tofu-scramble', list),
    await textFor(4, 'breakfast', 'tofu-scramble', list),
  ]
  const spoons = [
    ['1 tsp canola oil', '1 tbsp + 1 tsp canola oil'],
    ['1/8 tsp salt', '1/2 tsp salt'],
    ['1/4 tsp black pepper', '1 tsp black pepper'],
    ['1/2 tsp ground cumin', '2 tsp ground cumin'],
    ['1 tsp soy sauce', '1 tbsp + 1 tsp soy sauce'],
    ['1 tsp red wine vinegar', '1 tbsp + 1 tsp red wine vinegar'],
  ] as const
  for (const [each, all] of spoons) {
    expect(one).toContain(each)
    expect(four).toContain(all)
  }
})

describe('a hash', () => {
  it('is cleared of meat and tofu before its potatoes fry', async () => {
    const rest = 'sweet-potatoes 130, apples 91, canola-oil 9, onions 55'
    expect(await textFor(1, 'breakfast', 'chicken-potato-hash', `chicken-breast 130, ${rest}`)).toMatch(
      /reads 165 °F\. Take the chicken out of the pan\. Fry the sweet potato/,
    )
    const tofu = await recipeFor(mealOf('breakfast', 'Tofu hash', `tofu-extra-firm 160, ${rest}`))
    expect(tofu.steps.join(' ')).toMatch(/Take the tofu out of the pan\. Fry .*Put the tofu back in/)
  })
})

describe('a plain dish', () => {
  it('has its fruit beside it, and never in the pan', async () => {
    const list = 'chicken-breast 150, broccoli 150, carrots 122, olive-oil 14, oranges 131'
    const text = await textFor(1, 'dinner', 'plain-two-greens', list)
    expect(text).toMatch(/Add [^.]*carrots and [^.]*broccoli, chopped, and cook/)
    expect(text).toMatch(/Cut 1 medium orange to go with it\.$/)
  })

  it('alone has it beside: a dish of the book whose meat was swapped cooks its fruit', async () => {
    const list = 'tempeh 150, pineapple 130, broccoli 130, canola-oil 8'
    expect(await textFor(1, 'dinner', 'hawaiian-pineapple-tray', list)).not.toContain('to go with it')
  })
})

describe('a braise of pork', () => {
  it('ends with the meat, which would be dry in what follows', async () => {
    const list = 'pork-tenderloin 160, kale 100, apples 100, olive-oil 9'
    expect(await textFor(1, 'dinner', 'pork-chop-apple-cabbage', list)).toMatch(
      /Simmer without a lid for 5 minutes, until thick\. Lay the pork tenderloin in, .*145 °F, with [^.]*kale for the last 3\. Let it rest for 3 minutes\.$/,
    )
  })
})

describe('protein powder', () => {
  it.each([
    [
      'breakfast',
      'coconut-protein-pancakes',
      'soy-protein-isolate 28, coconut-milk 60, hemp-seeds 10, coconut-oil 13',
      /smooth batter\. Thin it with water by the spoon, until it pours/,
    ],
    [
      'snack',
      'coconut-protein-pudding-cup',
      'coconut-milk 60, pea-protein 16, coconut-oil 5',
      /no lumps are left\. Thin it with water by the spoon/,
    ],
  ] as const)('has water beside a little coconut milk: %s %s', async (type, dishId, list, told) => {
    expect(await textFor(1, type, dishId, list)).toMatch(told)
  })
})

describe('what lies among other food', () => {
  it('is not picked out of ground meat, and comes out with tofu', async () => {
    const rest = 'cabbage 200, carrots 61, canola-oil 5, soy-sauce 7'
    const beef = await recipeFor(mealOf('dinner', 'Stir-fry', `ground-beef-93 160, edamame 80, ${rest}`))
    expect(beef.steps.join(' ')).not.toContain('Take the edamame')
    const rice =
      'white-rice 40, black-beans-canned 80, tofu-extra-firm 160, green-bell-pepper 60, canola-oil 5'
    expect(await textFor(1, 'breakfast', 'gallo-pinto', rice)).toContain(
      'Take the black beans and the tofu out',
    )
  })
})

describe('chips beside a bean dip', () => {
  it('are baked, and not the dip', async () => {
    const list = 'black-beans-canned 86, corn-tortillas 24, canola-oil 4, salsa 30'
    expect(await textFor(1, 'snack', 'black-bean-dip-tortilla-chips', list)).toMatch(
      /into a dip\. Brush the corn tortilla with [^.]*\. Bake the corn tortilla in one layer/,
    )
  })
})
