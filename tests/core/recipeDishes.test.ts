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
      /Boil 3 large eggs for 10 minutes.*Simmer without a lid for 5 minutes, until thick\. Lay the eggs in the hot sauce for 3 minutes\. Stir in 3 cups spinach for the last 3 minutes/,
    )
    expect(leaves).not.toContain('braise')
    expect(await textOf('dinner', 'filipino-adobo', `${ADOBO}, cabbage 120`)).toContain(
      'Cover and braise over low heat for 15 minutes, until tender. Lay the eggs in',
    )
  })

  it('warms the eggs of each day in the sauce, where it keeps without them', async () => {
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    expect(await textOf('dinner', 'filipino-adobo', `${ADOBO}, cabbage 120`, { cook })).toMatch(
      /Boil 3 large eggs.*For today: Lay the eggs in the hot sauce for 3 minutes\. Serve with the rice\.$/,
    )
    const leftoverOf = { date: '2026-11-23', type: 'dinner' } as const
    expect(await textOf('dinner', 'filipino-adobo', `${ADOBO}, cabbage 120`, { leftoverOf })).toMatch(
      /reads 165 °F\. Lay the eggs in the hot sauce for 3 minutes\.$/,
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

describe('lettuce cups', () => {
  const CUPS = { name: 'Tofu salad in lettuce cups' }
  const TOFU = 'tofu-firm 240, hemp-seeds 20, celery 40, romaine-lettuce 60, lemon-juice 5, fresh-dill 1'

  it.each([
    ['mayonnaise 20', /until smooth\. Toss the tofu and the celery in it\. Lay out/],
    ['tahini 14', /spoon of hot water\. Toss the tofu and the celery in it\. Lay out/],
    ['olive-oil 14', /Mix [^.]*oil into a dressing\. Toss the tofu and the celery in it\. Lay out/],
  ])('hold what was tossed in the dressing of %s', async (dressing, tossed) => {
    const text = await textOf('lunch', 'tofu-egg-salad-cups', `${TOFU}, ${dressing}`, CUPS)
    expect(text).toMatch(tossed)
    expect(text).toMatch(
      /Lay out 4 leaves of romaine lettuce \(2 oz\) and spoon it in, with [^.]*dill[^.]* on top\.$/,
    )
  })

  it('are filled on the day that they are eaten', async () => {
    const cook = { servings: 2, forDates: ['2026-11-25'] }
    expect(await textOf('lunch', 'tofu-egg-salad-cups', `${TOFU}, mayonnaise 20`, { ...CUPS, cook })).toMatch(
      /in it\. Divide .*For today: Lay out 4 leaves/,
    )
  })
})

describe('an egg salad', () => {
  const EGGS = 'eggs 150, mayonnaise 18, yellow-mustard 5, black-pepper 0.3'

  it.each([
    [
      'egg-salad-lettuce-cups',
      'celery 40, romaine-lettuce 60, hemp-seeds 15',
      /until smooth\. Chop the eggs and 1 medium stalk celery small and stir in\. Spoon it into 4 leaves of romaine lettuce \(2 oz\)\. Top with [^.]*hemp seeds\.$/,
    ],
    [
      'egg-salad-seitan-crumbs',
      'vital-wheat-gluten 20, celery 40',
      /brown it for 4 minutes\. .*Chop the eggs and [^.]*celery small and stir in\. Scatter the seitan over\.$/,
    ],
    [
      'egg-salad-seitan-crumbs',
      'vital-wheat-gluten 20, romaine-lettuce 40',
      /lettuce into strips and spoon it on top\. Scatter the seitan over\.$/,
    ],
  ])('is chopped before it is served: %s with %s', async (dishId, list, said) => {
    const name = 'Egg salad in lettuce cups'
    expect(
      await textOf('lunch', dishId, `${EGGS}, ${list}`, dishId.endsWith('cups') ? { name } : {}),
    ).toMatch(said)
  })

  it('fills celery boats', async () => {
    expect(await textOf('snack', 'egg-salad-celery-boats', `${EGGS}, celery 80`)).toMatch(
      /Chop the eggs small and stir in\. Cut 2 medium stalks celery into short lengths and fill them with it\.$/,
    )
  })
})

describe('vegetables that are filled', () => {
  const BUFFALO =
    'cream-cheese 44, celery 100, mayonnaise 10, romaine-lettuce 60, walnuts 10, hot-sauce 5, green-onions 6'

  it.each([
    ['tuna-canned 113', /hot sauce and the tuna\./],
    ['tofu-extra-firm 200', /hot sauce and [^.]*tofu, crumbled\./],
  ])('are celery boats, with %s, before the topping goes on', async (filling, mixed) => {
    const text = await textOf('lunch', 'buffalo-tuna-celery-boats', `${filling}, ${BUFFALO}`)
    expect(text).toMatch(mixed)
    expect(text).toMatch(
      /celery into short lengths\. Fill them with the mix\. Scatter [^.]*walnut[^.]*onions over\. Cut [^.]*lettuce to go with it\.$/,
    )
  })

  it('are boats of cucumber without its seeds, or slices with something on them', async () => {
    const tuna = 'tuna-canned 85, cucumber 150, yellow-mustard 3'
    expect(await textOf('snack', 'tuna-cucumber-boats', `${tuna}, mayonnaise 9`)).toMatch(
      /Halve [^.]*cucumber lengthwise, scoop out the seeds and fill with the mix\.$/,
    )
    expect(await textOf('snack', 'tuna-cucumber-boats', `${tuna}, olive-oil 9`)).toContain('scoop out')
    expect(
      await textOf('snack', 'salmon-cucumber-bites', 'salmon-canned 80, cream-cheese 14.5, cucumber 100'),
    ).toMatch(/Slice [^.]*cucumber and top with the mix\.$/)
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

describe('Turkish eggs', () => {
  it('lie on yogurt with raw garlic, under hot butter with paprika', async () => {
    const list = 'eggs 100, greek-yogurt-nonfat 220, white-bread 30, butter 7, garlic 3, paprika 1, salt 0.4'
    const text = await textOf('breakfast', 'cilbir', list)
    expect(text).toMatch(
      /^Stir [^.]*yogurt with 1 clove garlic \(minced\) and [^.]*salt and spread it on a plate\..*firm\. Lay them on the yogurt\. Stir [^.]*paprika into another [^.]*butter in the hot pan, and pour it over\./,
    )
  })
})

describe('a chilla', () => {
  const BATTER = 'lentils-red 55, onions 55, canola-oil 9, cumin 1'

  it('has its tofu in the batter', async () => {
    expect(await textOf('breakfast', 'red-lentil-chilla', `${BATTER}, tofu-firm 150, kale 60`)).toMatch(
      /Whisk or blend [^.]*tofu with the red lentils[^.]* into a smooth batter/,
    )
  })

  it.each(['spinach 60', 'spinach-frozen 60', 'kale 60', 'tomatoes 60'])(
    'is filled with %s that is cooked dry',
    async (filling) => {
      const list = `${BATTER}, cottage-cheese 150, ${filling}`
      expect(await textOf('breakfast', 'red-lentil-chilla', list)).toMatch(
        /Cook 1\/2 medium onion[^.]* for 5 minutes, until soft and dry, and set aside\. Fry .*in the middle\. Fill with the onion and the (?:spinach|kale|tomato)/,
      )
    },
  )
})

describe('garlic that no step chops', () => {
  it.each<[string, MealType, string, string]>([
    ['a salad', 'lunch', 'Bean salad', 'kidney-beans-canned 180, red-wine-vinegar 10, cumin 1'],
    ['a roast', 'dinner', 'Roasted chicken', 'chicken-breast 150, zucchini 120, canola-oil 9'],
    ['a sheet pan', 'dinner', 'Sheet-pan chicken', 'chicken-breast 150, broccoli 120, canola-oil 9'],
    ['a wrap', 'lunch', 'Chicken wrap', 'chicken-breast 150, flour-tortillas 96, greek-yogurt-nonfat 110'],
    ['kofta', 'dinner', 'Kofta', 'ground-beef-93 150, canola-oil 9'],
  ])('is minced for %s', async (_, type, name, list) => {
    const { steps } = await recipeFor(mealOf(type, name, `${list}, garlic 3`))
    expect(steps.join(' ')).toContain('1 clove garlic (minced)')
  })

  it('is not named so where it is chopped or blended', async () => {
    const { steps } = await recipeFor(mealOf('dinner', 'Bean stew', 'black-beans-canned 130, garlic 3'))
    expect(steps.join(' ')).toContain('1 clove garlic, chopped')
  })
})

describe('a sheet pan', () => {
  it.each([
    ['canned', 'chickpeas-canned 170'],
    ['dry', 'chickpeas-dry 70'],
  ])('roasts %s chickpeas with their vegetables, until these are tender', async (_, chickpeas) => {
    const list = `${chickpeas}, eggplant 200, carrots 61, tahini 25, canola-oil 11, cumin 1`
    const text = await textOf('dinner', 'shawarma-sheet-pan', list)
    expect(text).toMatch(
      /Toss the chickpeas, the eggplant and the carrot with [^.]*cumin[^.]* for 15 minutes\./,
    )
    expect(text).toContain('Roast for 15 minutes more, until browned and tender.')
    expect(text).not.toContain('Serve with the chickpeas')
  })

  it('lets tender vegetables in when a bird is nearly done', async () => {
    const list = 'chicken-drumstick 170, sweet-potatoes 160, broccoli 130, canola-oil 9, paprika 2'
    const text = await textOf('dinner', 'sheet-pan-turkey', list)
    expect(text).toMatch(/165 °F at the bone\. Add the broccoli for the last 20 minutes\./)
    expect(text).not.toContain('15 minutes more')
  })
})

describe('a bird without oil or spices', () => {
  it.each(['broccoli 90', 'zucchini 90', 'asparagus 90, potatoes 150', 'broccoli 90, lemon-juice 10'])(
    'roasts with %s, each named once before it is served',
    async (vegetables) => {
      const { steps } = await recipeFor(
        mealOf('dinner', 'Roast chicken plate', `chicken-drumstick 170, ${vegetables}`),
      )
      const text = steps.join(' ')
      expect(text).toMatch(/Add the (?:broccoli|zucchini|asparagus) for the last 20 minutes/)
      expect(text).not.toMatch(/Toss [^.]*(?:broccoli|zucchini|asparagus)/)
    },
  )
})

describe('a roast', () => {
  it.each(['broccoli', 'cabbage'])('puts %s on with the meat: it would char before it', async (vegetable) => {
    const list = `chicken-thigh 170, ${vegetable} 120, butter 12, dried-thyme 1`
    const text = await textOf('dinner', 'chicken-butter-cabbage', list)
    expect(text).toMatch(/on a sheet pan\. (?:Tip: [^.]*\. )?Add 6 oz chicken thighs [^.]* 165 °F\.$/)
  })

  it('adds what chars to meat and potatoes for the last minutes', async () => {
    const { steps } = await recipeFor(
      mealOf(
        'dinner',
        'Roast chicken',
        'chicken-thigh 170, potatoes 200, broccoli 120, green-beans-frozen 60, canola-oil 12',
      ),
    )
    expect(steps.join(' ')).toMatch(
      /Toss [^.]*potatoe?s? with [^.]*\. Roast for 20 minutes[^.]*\. Add [^.]*chicken thighs.* Add [^.]*frozen green beans[^.]* for the last 15 minutes\./,
    )
    expect(steps.join(' ')).toContain('broccoli (in 1-inch pieces)')
  })

  it('goes on roasting only what it has roasted', async () => {
    const leaves = await textOf('dinner', 'sheet-pan-turkey', 'spinach 90, olive-oil 9, paprika 1')
    expect(leaves).not.toContain('Roast for')
    const tender = await textOf('dinner', 'sheet-pan-turkey', 'lentils-brown 60, zucchini 90')
    expect(tender).toContain('Roast for 20 minutes, until browned and tender.')
  })

  it.each([
    [
      'broccoli 90',
      /Spread [^.]*butter[^.]* on a sheet pan\. Add .*at the bone\. Add the broccoli for the last 20 minutes/,
    ],
    ['zucchini 90', /at the bone\. Add the zucchini for the last 20 minutes/],
    [
      'cabbage 90',
      /Toss the cabbage with half of [^.]* on a sheet pan\. (?:Tip: [^.]*\. )?Add .*at the bone/,
    ],
  ])('lets %s beside a bird in when it needs no more', async (vegetable, told) => {
    const list = `chicken-drumstick 170, ${vegetable}, butter 12, dried-thyme 1`
    expect(await textOf('dinner', 'chicken-butter-cabbage', list)).toMatch(told)
  })
})

describe('pancakes without egg', () => {
  it('are blended, because whole flaxseed binds nothing', async () => {
    const batter = 'whole-milk 122, whey-protein 26, canola-oil 7'
    const list = `buckwheat-groats 50, flaxseed 10, ${batter}`
    expect(await textOf('breakfast', 'buckwheat-pancakes', list)).toMatch(
      / Blend [^.]*the buckwheat[^.]*flaxseed/,
    )
    expect(await textOf('breakfast', 'oat-pancakes', `eggs 100, ${batter}, rolled-oats 40`)).toContain(
      'Whisk or blend',
    )
  })
})

describe('the fruit beside a sandwich', () => {
  it('is cut by itself, and not with what goes into the bread', async () => {
    const list = 'sardines-canned 92, white-bread 87, tomatoes 62, oranges 140, cucumber 50, lime-juice 5'
    const { steps } = await recipeFor(mealOf('lunch', 'Sardine and tomato sandwich with orange', list))
    expect(steps.join(' ')).toMatch(
      /Cut [^.]*cucumber and [^.]*tomato into thin slices\. .* Cut 1 medium orange to go with it\.$/,
    )
  })
})

describe('bay leaves', () => {
  it('are whole', async () => {
    const list = 'black-beans-dry 50, carrots 61, onions 55, canola-oil 9, bay-leaf 0.22'
    expect(await textOf('dinner', 'cuban-black-beans', list)).toMatch(/\b1 bay leaf/)
  })
})

describe('pancakes for a family', () => {
  const cottage = 'cottage-cheese 113, rolled-oats 40, eggs 50, egg-whites 90, blueberries 120, canola-oil 5'
  const pancakes = (people: number) =>
    recipeFor(mealOf('breakfast', 'Pancakes', cottage, { dishId: 'cottage-cheese-oat-pancakes' }), { people })

  it('take five minutes more for each further pan', async () => {
    const [one, four] = [await pancakes(1), await pancakes(4)]
    expect(one.steps.join(' ')).not.toContain('batches')
    expect(four.steps.join(' ')).toContain('(160 °F). Do this in 5 batches.')
    expect(four.minutes - one.minutes).toBeGreaterThanOrEqual(4 * 5)
    expect(four.minutesAtWork - one.minutesAtWork).toBeGreaterThanOrEqual(4 * 5)
  })

  it('reach 160 °F only where there is egg in them', async () => {
    const list = 'all-purpose-flour 45, whole-milk 122, peanut-butter 20, soy-protein-isolate 18'
    expect(await textOf('breakfast', 'peanut-flour-pancakes', list)).toMatch(/set in the middle\. /)
  })
})

describe('the bowl of a salad', () => {
  it('is taken out before anything is added to it', async () => {
    const fruit = await textOf('snack', 'orange-apple-nut-salad', 'pineapple 140, kiwifruit 69, almonds 18')
    expect(fruit).toMatch(/^Cut [^.]*pineapple[^.]* into small pieces and put into a large bowl\./)
    const { steps } = await recipeFor(mealOf('lunch', 'Bean salad', 'chickpeas-canned 130, tomatoes 61.5'))
    expect(steps.join(' ')).toMatch(
      /Put the chickpeas into a large bowl\. .*tomatoe?s? into small pieces and toss in/,
    )
    const dressed = 'chickpeas-canned 130, carrots 61, lime-juice 10'
    expect((await recipeFor(mealOf('lunch', 'Bean salad', dressed))).steps.join(' ')).toMatch(
      /into a large bowl\. Cut [^.]*carrot into small pieces and add to the bowl\. Toss in the chickpeas\./,
    )
  })
})

describe('rice cakes with whipped powder', () => {
  it('are three steps, also without a garnish', async () => {
    const list = 'rice-cakes 36, pea-protein 30, almond-milk 122, blueberries-frozen 80, vanilla-extract 1'
    const meal = mealOf('snack', 'whipped-soy-rice-cakes', list, { dishId: 'whipped-soy-rice-cakes' })
    const { steps } = await recipeFor(meal)
    expect(steps.map((step) => step.split(' ')[0])).toEqual(['Whisk', 'Spread', 'Pile'])
    expect(steps[0]).toMatch(/until it stands\.$/)
  })
})

describe('a food', () => {
  const stepsFor = async (
    name: string,
    list: string,
    more: Partial<Meal> = {},
    type: MealType = 'breakfast',
  ) => (await recipeFor(mealOf(type, name, list, more))).steps.join(' ')

  it('is crumbled if it is scrambled tofu, and cut into cubes otherwise', async () => {
    const list = 'corn-tortillas 96, tofu-extra-firm 150, black-beans-canned 80, salsa 30, canola-oil 5'
    const dish = { dishId: 'scrambled-breakfast-tacos' }
    expect(await stepsFor('Breakfast tacos with scrambled tofu', list, dish)).toMatch(
      /tofu, pressed dry and crumbled, and brown/,
    )
    expect(await stepsFor('Breakfast tacos with tofu', list, dish)).toMatch(
      /pressed dry and cut into cubes, and brown/,
    )
  })

  it('is boxed for the next day if it is scattered over an egg salad', async () => {
    const list = 'eggs 150, vital-wheat-gluten 20, mayonnaise 18, cucumber 40'
    const kept = { dishId: 'egg-salad-seitan-crumbs', cook: { servings: 2, forDates: ['2026-11-25'] } }
    expect(await stepsFor('Egg salad with seitan crumbs', list, kept, 'lunch')).toMatch(
      /Divide it and the seitan into 2 portions\. .*For today: Scatter the seitan over\./,
    )
  })

  it('is grated once if it is cauliflower rice', async () => {
    const list = 'chicken-breast 150, cauliflower 107, canola-oil 9'
    expect(
      await stepsFor('Chicken with cauliflower rice', list, { dishId: 'chicken-bowl' }, 'dinner'),
    ).toMatch(/cauliflower(?:, grated|[^.]*\(grated\)(?!, in small pieces))/)
  })

  it('is spread if it is butter for ham, and crumbled at the end if it is rice cakes of a salad', async () => {
    const rolls = 'ham 30, cheddar-cheese 20, butter 11, yellow-mustard 1.25'
    const dish = { dishId: 'ham-butter-cheddar-rolls' }
    expect(await stepsFor('Ham rolls with herb butter', rolls, dish, 'snack')).toContain(
      'Lay out 1 slice ham. Spread with 2 1/2 tsp butter and 1/4 tsp yellow mustard. Tip: Beat the butter soft',
    )
    const bhel = 'rice-cakes 18, chickpeas-canned 85, tomatoes 61.5, lime-juice 10'
    expect(await stepsFor('Bhel puri', bhel, { dishId: 'rice-cake-bhel-puri' }, 'snack')).toMatch(
      /Have 2 rice cakes ready\. Tip: Crumble the cakes in at the very last moment\.$/,
    )
  })
})
