import { type Meal, recipeFor } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { mealOf as meal } from '../support/mealOf.js'

const textOf = async (one: Meal) => (await recipeFor(one)).steps.join(' ')
const leftoverOf = { date: '2026-11-23', type: 'lunch' } as const
const cook = { servings: 2, forDates: ['2026-11-24'] }

describe('what cooks apart', () => {
  it.each([
    ['Chicken stir-fry', 'chicken-breast 150, broccoli 91, cornmeal 40, pasta 50, canola-oil 9', /the pasta/],
    ['Beef hash', 'ground-beef-93 120, potatoes 150, quinoa 40, canola-oil 9', /the quinoa/],
    ['Chicken quesadilla', 'chicken-breast 150, corn-tortillas 60, potatoes 150, canola-oil 9', /the potato/],
  ])('is served: %s', async (name, list, food) => {
    const text = await textOf(meal('lunch', name, list))
    expect(text).toMatch(food)
    expect(text.split(/minutes[^.]*\. /).at(-1)).toMatch(food)
  })

  it('is served as a side', async () => {
    const list =
      'ground-beef-93 120, kidney-beans-canned 133, canned-tomatoes 240, red-bell-pepper 90, onions 55, canola-oil 5, sweet-potatoes 130'
    const dish = { dishId: 'chili-con-carne' }
    expect(await textOf(meal('dinner', 'Chili, plus sweet potatoes', list, dish))).toMatch(
      /Serve with the sweet potato\.$/,
    )
  })

  it('is served with the portion of the day after the rest is divided', async () => {
    const list = 'ground-beef-93 120, potatoes 150, quinoa 40, canola-oil 9'
    expect(await textOf(meal('lunch', 'Beef hash', list, { cook }))).toMatch(
      /Divide it and the quinoa into 2 portions\..*For today: Serve with the quinoa\.$/,
    )
  })

  it('is toasted for the portion of the day alone, after the rest is divided', async () => {
    const list = 'black-beans-canned 150, canned-tomatoes 240, onions 55, canola-oil 9, white-bread 60'
    expect(await textOf(meal('dinner', 'Bean chili', list, { cook }))).toMatch(
      /^(?!.*Toast.*Divide).*Divide into 2 portions\..*For today: Toast 2 slices white bread to go with it\.$/,
    )
  })
})

describe('the order of what meets in a pan', () => {
  it.each([
    [
      'Shakshuka',
      'eggs 100, canned-tomatoes 240, black-beans-dry 40, spinach 30, olive-oil 9, lemon-juice 5',
    ],
    ['Egg hash', 'eggs 100, potatoes 150, black-beans-dry 40, onions 55, olive-oil 9, lime-juice 5'],
  ])('has the beans in before the eggs set: %s', async (name, list) => {
    expect(await textOf(meal('breakfast', name, list))).toMatch(
      /(?:Fold|Stir) in the black beans\. (?:Make hollows, c|C)rack in 2 large eggs, cover [^.]*\.$/,
    )
  })
})

describe('the filling of tacos', () => {
  it('has its beans heated in a pan with their spices before the eggs', async () => {
    const list = 'corn-tortillas 60, eggs 100, black-beans-dry 40, cumin 1, salt 0.75'
    expect(await textOf(meal('lunch', 'Egg and bean tacos', list))).toMatch(
      /Heat a nonstick pan [^.]*\. Heat the black beans in it with 1\/2 tsp ground cumin and [^.]* salt for 3 minutes, adding a spoon of water, until steaming\. Take the black beans out of the pan\. Pour in 2 large eggs/,
    )
  })

  it('has dry spices stirred in for a moment, and a sauce until it coats', async () => {
    const list = 'corn-tortillas 60, black-beans-canned 120, canola-oil 5, cumin 1'
    expect(await textOf(meal('lunch', 'Bean tacos', list))).toMatch(
      /Stir in 1\/2 tsp ground cumin for half a minute\./,
    )
    expect(await textOf(meal('lunch', 'Bean tacos', `${list}, tomato-paste 16`))).toMatch(
      /Stir in 1\/2 tsp ground cumin and 1 tbsp tomato paste and cook for 3 minutes, until it coats/,
    )
  })
})

describe('what is cooked in one pan, one after the other', () => {
  it('fills the sweet potatoes alone, and cooks the peppers in their filling', async () => {
    const list =
      'ground-beef-93 100, sweet-potatoes 195, green-bell-pepper 60, kidney-beans-canned 90, canned-tomatoes 120, olive-oil 9, chili-powder 2'
    const text = await textOf(
      meal('dinner', 'Stuffed sweet potato', list, { dishId: 'stuffed-sweet-potato-chili' }),
    )
    expect(text).toMatch(/Cook [^.]*green bell pepper, in small pieces, .*Fill the sweet potatoe?s? with it/)
  })

  it('takes mince out before potatoes fry', async () => {
    const list = 'ground-beef-93 120, potatoes 150, canola-oil 9, salt 0.75'
    expect(await textOf(meal('dinner', 'Beef hash', list))).toMatch(
      /160 °F\. Take the ground beef out of the pan\. Fry the potato, .*Put the ground beef back in/,
    )
  })
})

describe('a full pan', () => {
  const cookFor = (servings: number) => ({ cook: { servings, forDates: ['2026-11-24', '2026-11-25'] } })

  it('takes longer to soften', async () => {
    const list = 'ground-beef-93 100, cabbage 250, canola-oil 9, salt 0.75'
    expect(await textOf(meal('dinner', 'Beef skillet', list))).toMatch(
      /cabbage, chopped, and cook for 8 minutes/,
    )
    expect(await textOf(meal('dinner', 'Beef skillet', list, cookFor(3)))).toMatch(
      /cabbage, chopped, and cook for 10 minutes/,
    )
  })

  it.each([
    [
      'Egg omelette',
      'eggs 200, canola-oil 5',
      /Cook in 2 batches, each with its share of everything: 6 minutes more\. Heat/,
    ],
    [
      'Chicken stir-fry',
      'chicken-breast 200, broccoli 150, canola-oil 9, lime-juice 5',
      /stir-fry for 5 to 6 minutes, [^.]*165 °F\. Do this in 2 batches\. Take the chicken out [^.]*\. Add [^.]*broccoli, [^.]*crisp-tender\. (?!Do)/,
    ],
    [
      'Chicken stir-fry',
      'chicken-breast 90, broccoli 250, canola-oil 9, lime-juice 5',
      /165 °F\. Take .*crisp-tender\. Do this in 2 batches\./,
    ],
    [
      'Chicken skillet',
      'chicken-breast 200, broccoli 150, canola-oil 9',
      /165 °F\. Do this in 2 batches\. Take/,
    ],
    ['Beef patties', 'ground-beef-93 200, canola-oil 9', /160 °F inside\. Do this in 2 batches\./],
  ])('is not overfilled: %s, %s', async (name, list, said) => {
    expect(await textOf(meal('dinner', name, list))).not.toContain('batches')
    expect(await textOf(meal('dinner', name, list, cookFor(3)))).toMatch(said)
  })

  it('counts the pass of each further batch, in all and at work', async () => {
    const stirFry = (chicken: number) =>
      recipeFor(meal('dinner', 'Chicken stir-fry', `chicken-breast ${chicken}, canola-oil 9, lime-juice 5`))
    const [one, three] = [await stirFry(500), await stirFry(1500)]
    expect(three.minutesAtWork).toBe(one.minutesAtWork + 2 * 5)
    expect(three.minutes).toBe(one.minutes + 2 * 5)
  })
})

describe('garlic', () => {
  it('goes into a pan of pasta after what sears in it', async () => {
    const list = 'pasta 60, cod 120, broccoli 91, garlic 3, olive-oil 9, lemon-juice 10'
    expect(await textOf(meal('dinner', 'Pasta with cod', list))).toMatch(
      /Add [^.]*cod, patted dry.* Take the cod out of the pan\. Add 1 clove garlic, chopped, and stir for a minute/,
    )
  })
})

describe('a sheet pan', () => {
  it('is joined by another where one layer has no room for all', async () => {
    const dish = { dishId: 'turkey-sweet-potato-tray' }
    const list = 'turkey-breast 200, sweet-potatoes 325, canola-oil 9, dried-sage 0.35, salt 0.75'
    expect(await textOf(meal('dinner', 'Sheet-pan turkey', list, dish))).not.toContain('sheet pans')
    const twice = { ...dish, cook: { servings: 3, forDates: ['2026-11-24', '2026-11-25'] } }
    expect(await textOf(meal('dinner', 'Sheet-pan turkey', list, twice))).toMatch(
      /425 °F\. Use 2 sheet pans\./,
    )
  })
})

describe('more than two sheet pans', () => {
  it('go into the oven in rounds, which take their time but no work', async () => {
    const list = 'turkey-breast 200, sweet-potatoes 325, canola-oil 9, salt 0.75'
    const tray = (servings: number) =>
      recipeFor(
        meal('dinner', 'Sheet-pan turkey', list, {
          dishId: 'turkey-sweet-potato-tray',
          cook: { servings, forDates: ['2026-11-24', '2026-11-25', '2026-11-26'] },
        }),
      )
    const [one, four, six] = [await tray(1), await tray(4), await tray(6)]
    expect(four.steps.join(' ')).toContain('Use 2 sheet pans.')
    expect(six.steps.join(' ')).toContain('Use 2 sheet pans at a time, in 2 rounds.')
    const cutting = six.minutesAtWork - one.minutesAtWork
    expect(six.minutes).toBeGreaterThanOrEqual(one.minutes + 15 + 20 + cutting)
    expect(cutting).toBeLessThan(20)
  })
})

describe('a bay leaf', () => {
  it.each([
    [0.15, /1 bay leaf.*Take out the bay leaf\./],
    [0.3, /2 bay leaves.*Take out the bay leaves\./],
  ])('of %d g is taken out again', async (grams, said) => {
    const list = `black-beans-canned 130, carrots 61, canola-oil 9, bay-leaf ${grams}`
    expect(await textOf(meal('lunch', 'Bean soup', list))).toMatch(said)
  })
})

describe('leaves that hold a filling', () => {
  it('stay whole', async () => {
    const tofu =
      'tofu-extra-firm 220, peanut-butter 24, carrots 91.5, cucumber 100, romaine-lettuce 60, lime-juice 15'
    expect(
      await textOf(
        meal('lunch', 'Thai tofu lettuce cups', tofu, { dishId: 'thai-peanut-tofu-lettuce-cups' }),
      ),
    ).toMatch(/Toss the tofu, [^.]* in it\. Lay out 4 leaves of romaine lettuce \(2 oz\) and spoon it in/)
    const egg = 'eggs 150, mayonnaise 18, romaine-lettuce 60, celery 40, hemp-seeds 15'
    const text = await textOf(
      meal('lunch', 'Egg salad in lettuce cups', egg, { dishId: 'egg-salad-lettuce-cups' }),
    )
    expect(text).toMatch(
      /Chop the eggs and 1 medium stalk celery small and stir in\. Spoon it into 4 leaves of romaine lettuce \(2 oz\)\./,
    )
  })

  it('are torn for chips, not chopped', async () => {
    const list = 'kale 40, canola-oil 9, hemp-seeds 20, salt 0.4'
    expect(await textOf(meal('snack', 'Kale chips', list, { dishId: 'kale-chips-hemp' }))).toMatch(
      /Tear [^.]*cups? kale from the stalks/,
    )
  })
})

describe('a plate', () => {
  it('is laid on the day it is eaten', async () => {
    const dish = { dishId: 'hiyayakko-edamame' }
    const list = 'tofu-firm 250, edamame 170, cucumber 140, soy-sauce 5.33, fresh-ginger 4'
    const plated = /Put the edamame, the tofu and the cucumber on a plate\. Season with /
    expect(await textOf(meal('lunch', 'Hiyayakko', list, dish))).toMatch(plated)
    const [work = '', today] = (await textOf(meal('lunch', 'Hiyayakko', list, { ...dish, cook }))).split(
      'For today: ',
    )
    expect(work).toMatch(/Divide into 2 portions\./)
    expect(today).toMatch(plated)
    expect(await textOf(meal('lunch', 'Hiyayakko', list, { ...dish, leftoverOf }))).toMatch(
      /eaten cold\. Season with /,
    )
  })
})

describe('the water of pasta', () => {
  it('is kept where it goes into the sauce', async () => {
    const list = 'pasta 60, chicken-breast 120, canned-tomatoes 120, olive-oil 9'
    expect(await textOf(meal('dinner', 'Chicken pasta', list))).toMatch(
      /^Have a cup ready to keep a little of the cooking water\. Bring a pot of water to a boil\. Boil .* cooking water\./,
    )
    const salad = await textOf(
      meal('lunch', 'Chicken salad', 'pasta 60, chicken-breast 120, red-wine-vinegar 15, olive-oil 9', {
        dishId: 'tuna-pasta-salad',
      }),
    )
    expect(salad).toMatch(/until just tender\. Drain\./)
    expect(salad).not.toContain('cooking water')
  })
})

describe('what fills tacos', () => {
  it('is all in the boxes', async () => {
    const list = 'tilapia 140, corn-tortillas 96, cabbage 120, avocado 50, canola-oil 7, cumin 1'
    expect(await textOf(meal('dinner', 'Fish tacos', list, { dishId: 'fish-tacos', cook }))).toMatch(
      / Divide into 2 portions\./,
    )
  })
})

describe('a wrap', () => {
  it('is rolled on the day it is eaten', async () => {
    const dish = { dishId: 'curried-tofu-wrap' }
    const list =
      'tofu-extra-firm 200, flour-tortillas 96, cabbage 60, apples 91, greek-yogurt-nonfat 120, curry-powder 2'
    const name = 'Curried tofu wrap'
    expect(await textOf(meal('lunch', name, list, dish))).toMatch(
      /Warm 2 flour tortillas .*Fill with the tofu[^.]*, and roll/,
    )
    expect(await textOf(meal('lunch', name, list, { ...dish, cook }))).toMatch(
      /Divide into 2 portions\..*For today: Warm 2 flour tortillas .*Fill with the tofu[^.]*, and roll it up tight\./,
    )
    expect(await textOf(meal('lunch', name, list, { ...dish, leftoverOf }))).toMatch(
      /Warm 2 flour tortillas [^.]*\. Fill with what is in the box, and roll it up tight\./,
    )
  })
})

describe('leaves and what they are stirred among', () => {
  it.each([
    ['Salmon with kale', 'salmon 150, kale 60, olive-oil 9', 'the salmon', 'Stir in [^.]*kale'],
    ['Cod bowl', 'cod 150, spinach 60, olive-oil 9', 'the cod', 'Stir [^.]*spinach'],
    ['Pork with kale', 'pork-chop 150, kale 60, olive-oil 9', 'the pork', 'then slice\\. Stir in [^.]*kale'],
  ])('do not meet in the pan: %s', async (name, list, food, leaves) => {
    const taken = name.startsWith('Pork') ? '' : `Take ${food} out of the pan\\. `
    expect(await textOf(meal('dinner', name, list))).toMatch(
      new RegExp(`${taken}${leaves}.*Put ${food}[^.]* back in for a minute`),
    )
  })

  it('have the patties put on top', async () => {
    const list = 'ground-beef-93 120, kale 60, canola-oil 9'
    expect(await textOf(meal('dinner', 'Beef patties', list))).toMatch(
      /Take the patties out of the pan\. Add [^.]*kale and stir until soft and hot\. Put the patties on top\./,
    )
  })
})

describe('the sauce of a stir-fry', () => {
  const list = 'chicken-breast 150, broccoli 91, canola-oil 9'
  it.each([
    ['lime-juice 10', /Pour 2 tsp lime juice over and toss\.$/],
    [
      'cornstarch 5',
      /Stir [^.]*cornstarch into 1\/4 cup of cold water, to thicken the juices\..*Stir the cornstarch again, pour it in/,
    ],
    ['soy-sauce 16', /soy sauce with 1 tbsp of water into a sauce\..*Pour in the sauce/],
  ])('has something in it, or is none: %s', async (more, steps) => {
    expect(await textOf(meal('dinner', 'Chicken stir-fry', `${list}, ${more}`))).toMatch(steps)
  })
})

describe('beans', () => {
  it('are drained after they were cooked, and rubbed dry before they roast', async () => {
    expect(
      await textOf(meal('lunch', 'Roast chickpeas', 'chickpeas-dry 50, olive-oil 5, salt 0.75')),
    ).toMatch(/70 minutes, until soft, and drain\..*Rub the chickpeas dry\. Toss the chickpeas/)
  })

  it.each([
    [
      'Roast beans',
      'chickpeas-canned 120, carrots 61, olive-oil 5',
      /Drain [^.]*chickpeas and rub dry\. .*Toss the chickpeas and the carrot/,
    ],
    [
      'Bean patties',
      'black-beans-canned 120, bread-crumbs 30, canola-oil 5',
      /^Drain and rinse [^.]*black beans\. Mix [^.]*bread crumbs and the black beans/,
    ],
  ])('are drained out of their can: %s', async (name, list, steps) => {
    expect(await textOf(meal('lunch', name, list))).toMatch(steps)
  })
})

describe('what waits for its day', () => {
  it('tosses what is in the box and what is fresh with the dressing from the jar', async () => {
    const list = 'tuna-canned 113, potatoes 150, romaine-lettuce 94, olive-oil 9, lemon-juice 15'
    expect(await textOf(meal('lunch', 'Tuna salad', list, { leftoverOf }))).toMatch(
      /eaten cold\. Cut [^.]*romaine[^.]* into thin pieces\. Add the romaine to what is in the box\. Toss with the dressing from the jar\.$/,
    )
    const kept = 'tuna-canned 113, potatoes 150, cabbage 90, olive-oil 9, lemon-juice 15'
    expect(await textOf(meal('lunch', 'Tuna slaw', kept, { leftoverOf }))).toMatch(
      /eaten cold\. Toss with the dressing from the jar\.$/,
    )
  })

  it('is plated and dressed after the rest is divided', async () => {
    const edamame = { dishId: 'steamed-edamame' }
    const list = 'edamame 120, lime-juice 5, salt 0.75'
    expect(await textOf(meal('snack', 'Edamame', list, { ...edamame, cook }))).toMatch(
      /Divide into 2 portions\..*in a jar.*For today: Put the edamame on a plate\. Add the dressing\./,
    )
    expect(await textOf(meal('snack', 'Edamame', list, { ...edamame, leftoverOf }))).toMatch(
      /Toss with the dressing from the jar\.$/,
    )
  })

  it('fills bowls and then drizzles', async () => {
    const list = 'chicken-breast 150, white-rice 46, tahini 15, lemon-juice 10, canola-oil 9'
    expect(await textOf(meal('dinner', 'Chicken bowl', list))).toMatch(
      /Put the rice into bowls and arrange the rest on top\. Stir [^.]*tahini [^.]* into a sauce and drizzle it over\.$/,
    )
  })

  it('has yogurt and protein powder stirred in after it was heated', async () => {
    const list =
      'chicken-breast 150, canned-tomatoes 90, greek-yogurt-nonfat 120, whey-protein 15, canola-oil 5'
    const stirred =
      /Off the heat, stir in 1\/2 cup Greek yogurt\. Off the heat, stir in 1\/2 scoop whey protein, mixed/
    for (const [more, before] of [
      [{ cook }, 'For today: '],
      [{ leftoverOf }, '165 °F. '],
    ] as const) {
      const text = await textOf(meal('dinner', 'Chicken curry', list, more))
      expect(text.split(before)[1]).toMatch(stirred)
    }
  })
})

describe('what is done meanwhile', () => {
  it('follows the long step that it accompanies', async () => {
    const eggs = 'eggs 100, potatoes 150, canned-tomatoes 240, onions 55, olive-oil 9'
    expect(await textOf(meal('dinner', 'Egg stew', eggs))).toMatch(
      /Cover and simmer for 15 minutes, until tender\. Meanwhile, boil 2 large eggs/,
    )
    const chili =
      'ground-beef-93 120, kidney-beans-canned 133, canned-tomatoes 240, red-bell-pepper 90, onions 55, canola-oil 5, broccoli 91'
    expect(
      await textOf(meal('dinner', 'Chili, plus broccoli', chili, { dishId: 'chili-con-carne' })),
    ).toMatch(/Simmer for 20 minutes, until thick\. Meanwhile: Steam [^.]*broccoli/)
  })

  it('is done before a wok is hot, also if something browns in it for long', async () => {
    const list =
      'tofu-extra-firm 230, broccoli 200, white-rice 50, garlic 6, canola-oil 5, fresh-ginger 3, cauliflower 107'
    expect(
      await textOf(
        meal('dinner', 'Tofu and broccoli, plus cauliflower', list, { dishId: 'beef-and-broccoli' }),
      ),
    ).toMatch(/Steam [^.]*cauliflower for 5 minutes[^.]*\. .*Heat [^.]* wok/)
  })

  it('is done first where a dish has no long step', async () => {
    const list = 'eggs 100, tomatoes 185, white-rice 45, canola-oil 7, edamame 80'
    expect(
      await textOf(meal('breakfast', 'Tomato and egg, plus edamame', list, { dishId: 'tomato-egg-rice' })),
    ).toMatch(/18 minutes.*Steam [^.]*edamame for 5 minutes[^.]*\. .*Heat [^.]* wok/)
  })
})

describe('sliced meat', () => {
  it('comes back for what is stirred in', async () => {
    expect(
      await textOf(meal('snack', 'Pork strips', 'pork-tenderloin 100, cider-vinegar 5, canola-oil 9')),
    ).toMatch(
      /then slice\. Put the pork tenderloin back in for a minute, until hot\. Stir in 1 tsp apple cider vinegar/,
    )
  })
})

describe('the English of a recipe', () => {
  it('joins what is served, and ends no list with two words and', async () => {
    const chili =
      'ground-beef-93 120, kidney-beans-canned 133, canned-tomatoes 240, red-bell-pepper 90, onions 55, canola-oil 5, white-rice 46, sweet-potatoes 130, broccoli 91, bay-leaf 0.2'
    const text = await textOf(meal('dinner', 'Chili', chili, { dishId: 'chili-con-carne' }))
    expect(text).toMatch(
      /Take out the bay lea(?:f|ves)\..*Serve with the rice and the sweet potato, and with the broccoli\.$/,
    )
    const crisp = 'apples 91, rolled-oats 30, almonds 12, butter 5, greek-yogurt-nonfat 270, cinnamon 1'
    expect(
      await textOf(meal('breakfast', 'Apple crisp', crisp, { dishId: 'breakfast-apple-crisp' })),
    ).toContain(', and scatter it over')
  })

  it('joins what a leftover is served with', async () => {
    const list = 'navy-beans-dry 42, vital-wheat-gluten 28, canola-oil 12, cucumber 60, cumin 1, almonds 14'
    const dish = { dishId: 'bean-breakfast-soup-seitan', leftoverOf }
    expect(await textOf(meal('breakfast', 'Bean bowl', list, dish))).toMatch(
      /Serve with the cucumber, and with [^.]*almonds\.$/,
    )
  })

  it('fills dates with all that goes into them', async () => {
    const list = 'dates 28, almond-butter 16, cinnamon 0.3'
    expect(await textOf(meal('snack', 'Stuffed dates', list, { dishId: 'stuffed-dates' }))).toMatch(
      /^Open [^.]*dates? and fill with 1 tbsp almond butter and about 1\/8 tsp ground cinnamon\./,
    )
  })

  it('has a tip end a step, or be a plain one', async () => {
    const list = 'turkey-breast 100, canola-oil 9, dried-rosemary 0.3, lime-juice 5, salt 0.4'
    const { steps } = await recipeFor(
      meal('snack', 'Turkey strips', list, { dishId: 'herb-oil-chicken-strips' }),
    )
    expect(steps).toHaveLength(3)
    expect(steps.at(-1)).toMatch(/^Turn the hot strips|\. Tip: Turn the hot strips/)
  })
})

describe('raw vegetables of a stew', () => {
  it('are cut on each day, and not heated', async () => {
    const list = 'navy-beans-dry 42, vital-wheat-gluten 28, canola-oil 12, cucumber 60, cumin 1, salt 0.4'
    const dish = { dishId: 'bean-breakfast-soup-seitan' }
    expect(await textOf(meal('breakfast', 'Bean bowl', list, { ...dish, cook }))).toMatch(
      /Divide into 2 portions\..*For today: Slice about 1\/2 cup cucumber\. Serve with the cucumber\.$/,
    )
    expect(await textOf(meal('breakfast', 'Bean bowl', list, { ...dish, leftoverOf }))).toMatch(
      /165 °F\. Slice about 1\/2 cup cucumber\. Serve with the cucumber\.$/,
    )
  })
})
