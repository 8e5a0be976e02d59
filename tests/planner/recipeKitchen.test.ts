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

describe('quinoa', () => {
  it.each([
    ['lunch', 'Chicken hash', 'chicken-breast 150, quinoa 43, canola-oil 9', {}],
    ['breakfast', 'Quinoa porridge', 'quinoa 43, reduced-fat-milk 244', {}],
    ['dinner', 'Chicken soup with quinoa', 'chicken-breast 150, quinoa 43, carrots 61, canola-oil 9', {}],
  ] as const)('is rinsed before it is cooked: %s %s', async (type, name, list, more) => {
    expect(await textOf(mealOf(type, name, list, more))).toContain(
      '1/4 cup dry quinoa (rinsed in a fine sieve)',
    )
  })

  it('is rinsed where it is cooked for two days, and soaked for a batter without it', async () => {
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    const two = mealOf('lunch', 'Beef hash', 'ground-beef-93 120, potatoes 150, quinoa 43', { cook })
    expect(await textOf(two)).toContain('quinoa (rinsed in a fine sieve)')
    const batter = mealOf('breakfast', 'Quinoa pancakes', 'quinoa 43, eggs 100, whole-milk 61')
    expect(await textOf(batter)).not.toContain('sieve')
  })

  it('takes longer in milk than in water', async () => {
    const porridge = mealOf('breakfast', 'Quinoa porridge', 'quinoa 43, reduced-fat-milk 244')
    const { steps, minutes } = await recipeFor(porridge)
    expect(steps.join(' ')).toContain('Cook gently for 20 to 25 minutes')
    expect(minutes).toBeGreaterThanOrEqual(25)
  })
})

describe('the oil of a salad with something warm', () => {
  const list = 'beef-sirloin 130, butternut-squash 200, spinach 60, olive-oil 18, balsamic-vinegar 10'
  it('stays out of the pan but for a teaspoon a portion', async () => {
    const text = await textOf(mealOf('lunch', 'Beef salad', list, { dishId: 'beef-butternut-salad' }))
    expect(text).toContain('Heat 1 tsp olive oil in a pan')
    expect(text).toMatch(/another 1 tbsp olive oil[^.]* into a dressing/)
  })

  it('is halved if there is less, and has a teaspoon for each of several portions', async () => {
    const less = list.replace('olive-oil 18', 'olive-oil 4.6')
    expect(await textOf(mealOf('lunch', 'Beef salad', less, { dishId: 'beef-butternut-salad' }))).toContain(
      'Heat 1/2 tsp olive oil in a pan',
    )
    const cook = { servings: 3, forDates: ['2026-11-24', '2026-11-25'] }
    expect(
      await textOf(mealOf('lunch', 'Beef salad', list, { dishId: 'beef-butternut-salad', cook })),
    ).toContain('Heat 1 tbsp olive oil in a pan')
  })
})

describe('raw kale', () => {
  const RUBBED = /[Rr]ub [^.]*kale with the dressing and let it stand for 10 minutes/
  it.each([
    [
      'salad',
      'Chicken salad with kale',
      'chicken-breast 130, kale 60, carrots 61, olive-oil 9, lemon-juice 15',
      {},
    ],
    [
      'warm salad',
      'Beef salad',
      'beef-sirloin 130, butternut-squash 200, kale 60, olive-oil 18, balsamic-vinegar 10',
      { dishId: 'beef-butternut-salad' },
    ],
  ] as const)('is rubbed with the dressing of a %s', async (_, name, list, more) => {
    const text = await textOf(mealOf('lunch', name, list, more))
    expect(text).toMatch(RUBBED)
    expect(text.match(/cups? chopped kale/g)).toHaveLength(1)
  })

  it('is rubbed where a portion is eaten later, and no other leaf is', async () => {
    const list = 'beef-sirloin 130, butternut-squash 200, kale 60, olive-oil 18, balsamic-vinegar 10'
    const more = {
      dishId: 'beef-butternut-salad',
      leftoverOf: { date: '2026-11-23', type: 'lunch' },
    } as const
    expect(await textOf(mealOf('lunch', 'Beef salad', list, more))).toMatch(
      /Rub [^.]*kale with a little of the dressing from the jar/,
    )
    expect(await textOf(mealOf('lunch', 'Beef salad', list.replace('kale', 'spinach'), more))).not.toContain(
      'Rub',
    )
  })
})

describe('a soup with pasta in it', () => {
  const list = 'chicken-breast 130, pasta 50, carrots 61, canned-tomatoes 120, olive-oil 9'
  const THINNED = 'Thin it with a splash of water when you heat it.'
  it('is thinned where it is eaten later, because the pasta drinks the broth', async () => {
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    expect(await textOf(mealOf('dinner', 'Chicken noodle soup', list, { cook }))).toContain(THINNED)
    expect(await textOf(mealOf('dinner', 'Chicken noodle soup', list))).not.toContain(THINNED)
    const without = list.replace('pasta 50', 'potatoes 107')
    expect(await textOf(mealOf('dinner', 'Chicken soup', without, { cook }))).not.toContain(THINNED)
  })

  it('is heated with water on the later day', async () => {
    const leftoverOf = { date: '2026-11-23', type: 'dinner' } as const
    expect(await textOf(mealOf('dinner', 'Chicken noodle soup', list, { leftoverOf }))).toContain(
      'Heat it with a splash of water in a pan or microwave until it steams',
    )
  })
})

describe('tofu that browns after ground meat', () => {
  const list =
    'tofu-firm 230, ground-turkey-93 85, mushrooms 70, white-rice 50, canola-oil 7, soy-sauce 7, cornstarch 3'
  it('has the pan to itself, and both come back into the sauce', async () => {
    expect(await textOf(mealOf('dinner', 'Mapo tofu', list, { dishId: 'mapo-tofu' }))).toMatch(
      /Add 3 oz ground turkey, break it up [^.]*\. Take the ground turkey out of the pan\. Add [^.]*tofu, pressed dry[^.]*\. Take the tofu out of the pan\. .*Put the ground turkey and the tofu back in/,
    )
  })
})

describe('quesadillas', () => {
  const list = 'chicken-breast 80, corn-tortillas 96, cheddar-cheese 30, red-bell-pepper 60, canola-oil 9'
  const fried = (servings: number) =>
    recipeFor(
      mealOf('lunch', 'Chicken quesadilla', list, {
        dishId: 'chicken-quesadilla',
        cook: { servings, forDates: ['2026-11-24'] },
      }),
    )
  it('are fried four small tortillas at a time, and each pan takes its minutes', async () => {
    const two = await fried(2)
    const six = await fried(6)
    expect(two.steps.join(' ')).toContain('until crisp and golden. Do this in 2 batches.')
    expect(six.steps.join(' ')).toContain('until crisp and golden. Do this in 6 batches.')
    expect(six.minutes - two.minutes).toBeGreaterThanOrEqual(20)
    expect(six.minutesAtWork - two.minutesAtWork).toBeGreaterThanOrEqual(20)
    const one = await textOf(mealOf('lunch', 'Chicken quesadilla', list, { dishId: 'chicken-quesadilla' }))
    expect(one).not.toContain('batches')
  })
})

describe('vegetables with patties', () => {
  const list = 'split-peas 42, eggs 100, vital-wheat-gluten 20, canola-oil 8, cabbage 60, cumin 1'
  const withPatties = (servings: number) =>
    textOf(
      mealOf('breakfast', 'Split pea cakes', list, {
        dishId: 'split-pea-egg-cakes',
        cook: { servings, forDates: ['2026-11-24'] },
      }),
    )
  it('cook beside them, or in another pan where the patties fill theirs more than once', async () => {
    expect(await withPatties(2)).toMatch(/Meanwhile, cook [^.]*cabbage, in small pieces, beside them for/)
    const many = await withPatties(8)
    expect(many).toMatch(
      /Do this in 3 batches\. Meanwhile, cook [^.]*cabbage, in small pieces, in another pan/,
    )
    expect(many).not.toContain('beside them')
  })
})

describe('stuffed dates', () => {
  it('are divided before anybody eats them', async () => {
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    const dates = mealOf('snack', 'Stuffed dates', 'dates 28.8, peanut-butter 16', {
      dishId: 'stuffed-dates',
      cook,
    })
    expect(await textOf(dates)).toMatch(/Chill them until you eat them\. Divide into 2 portions/)
    expect(await textOf(dates)).not.toMatch(/\bEat them\b.*Divide/)
  })
})

describe('chips with a dip', () => {
  it('stay dry while the dip is refrigerated', async () => {
    const list = 'black-beans-canned 110, corn-tortillas 24, salsa 30, cucumber 60, cumin 0.5'
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    const dip = mealOf('snack', 'Bean dip', list, { dishId: 'black-bean-dip-tortilla-chips', cook })
    expect(await textOf(dip)).toMatch(
      /Put what is for Tuesday, all but the chips, into boxes and refrigerate within 2 hours\. Keep the chips dry in a closed container/,
    )
  })
})

describe('lentils and split peas', () => {
  it.each([
    ['stew', 'lentils-brown 40, canned-tomatoes 60, carrots 40, canola-oil 16, cider-vinegar 5', {}],
    ['curry', 'split-peas 45, canned-tomatoes 100, onions 55, canola-oil 9, cumin 1', {}],
    ['chili', 'lentils-brown 45, canned-tomatoes 100, onions 55, canola-oil 9, cumin 1', {}],
    ['soup', 'split-peas 45, canned-tomatoes 100, onions 55, canola-oil 9, cumin 1', {}],
    [
      'cabbage rolls',
      'lentils-brown 75, cabbage 180, white-rice 50, canned-tomatoes 180, canola-oil 6, cider-vinegar 5',
      { dishId: 'unstuffed-cabbage-rolls' },
    ],
  ] as const)('are soft before anything sour comes in: %s', async (name, list, more) => {
    const text = await textOf(mealOf('dinner', `Lentil ${name}`, list, more))
    expect(text).toMatch(/(?:lentils|split peas).* soft\. (?:Cut [^.]*\. )?Add [^.]*canned tomatoes/)
    expect(text.match(/canned tomatoes/g)).toHaveLength(1)
    expect(text).not.toMatch(/(?:tomatoes|vinegar).*(?:lentils|split peas)/)
  })
})

describe('onions and tomatoes', () => {
  it('are counted in halves for many', async () => {
    const list = 'chicken-breast 150, onions 48.125, tomatoes 53.8125, canola-oil 9'
    const cook = { servings: 8, forDates: ['2026-11-24'] }
    const text = await textOf(mealOf('dinner', 'Chicken stew', list, { cook }))
    expect(text).toContain('3 1/2 medium onions')
    expect(text).toContain('3 1/2 medium tomatoes')
  })
})
