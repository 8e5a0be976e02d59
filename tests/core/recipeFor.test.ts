import {
  buildGroceryList,
  builtInFoods,
  createFormat,
  type Food,
  type Meal,
  mealRecipes,
  mealSchema,
  metricFormat,
  planToText,
  recipeFor,
  toMeal,
  toMealItem,
  toWeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { mealOf as meal } from '../support/mealOf.js'
import { namedFoods } from '../support/namedFoods.js'
import { pseudoMessages, pseudoWords } from '../support/pseudoLanguage.js'

const CHILI =
  'ground-beef-93 140, kidney-beans-canned 133, canned-tomatoes 240, red-bell-pepper 90, onions 55, canola-oil 4.67, chili-powder 2.7, cumin 1.05'
const stepsOf = async (one: Meal) => (await recipeFor(one)).steps.join(' ')

describe('a food of ours that a shop calls otherwise', () => {
  it.each([
    ['ground-beef-80', 'Rinderhackfleisch', /160 °F/],
    ['ground-turkey-93', 'Putenhackfleisch', /165 °F/],
    ['tuna-canned', 'Thunfisch', /Drain/],
    ['pasta', 'Nudeln', /Boil/],
    ['black-beans-dry', 'Schwarze Bohnen', /boil hard/],
  ])('is cooked as ours: %s', async (id, name, how) => {
    const { items, ...one } = meal(
      'dinner',
      'Eintopf',
      `${id} 120, canned-tomatoes 200, onions 55, canola-oil 5`,
    )
    const renamed = items.map((item) =>
      item.food.id === id ? { ...item, food: { ...item.food, name } } : item,
    )
    expect(await stepsOf({ ...one, items: renamed })).toMatch(how)
  })
})

describe('the recipe of a dish of the book', () => {
  it('says minutes, servings and three to six steps with amounts, times and temperatures', async () => {
    const recipe = await recipeFor(
      meal('dinner', 'Beef and bean chili', CHILI, { dishId: 'chili-con-carne' }),
    )
    expect(recipe).toMatchObject({ minutes: 40, minutesAtWork: 20, servings: 1 })
    expect(recipe.steps.length).toBeGreaterThanOrEqual(3)
    expect(recipe.steps.length).toBeLessThanOrEqual(6)
    expect(recipe.steps.join(' ')).toMatch(/5 oz ground beef.*160 °F.*1\/2 can kidney beans/)
  })

  it('measures nuts and seeds by the spoon, and weighs a lot of meat in pounds', async () => {
    const salad = meal(
      'lunch',
      'Salad',
      'chicken-breast 230, cucumber 104, sunflower-seeds 18, canola-oil 9',
      {
        cook: { servings: 3, forDates: ['2026-11-24', '2026-11-25'] },
      },
    )
    expect(await stepsOf(salad)).toMatch(/1 lb 8 oz chicken breast/)
    expect(await stepsOf({ ...salad, cook: undefined })).toMatch(
      /8 oz chicken breast.*2 tbsp sunflower seeds/,
    )
    const { steps } = await recipeFor(salad, { format: metricFormat(createFormat('en-US')) })
    expect(steps.join(' ')).toMatch(/690 g chicken breast/)
  })

  it('weighs in halves of an ounce below 4 oz, and in quarters below 1 oz', async () => {
    const list = 'pasta 70, mozzarella 20, tomatoes 123, olive-oil 9'
    expect(await stepsOf(meal('dinner', 'Pasta with mozzarella', list))).toMatch(
      /2 1\/2 oz pasta.*3\/4 oz mozzarella/,
    )
  })

  it('measures in metric units what fills cups in others', async () => {
    const slaw = meal(
      'lunch',
      'Cabbage slaw with chicken',
      'chicken-breast 125, carrots 140, cabbage 135, lime-juice 15, canola-oil 9',
    )
    const { steps } = await recipeFor(slaw, { people: 8, format: metricFormat(createFormat('en-US')) })
    expect(steps.join(' ')).toMatch(/1[0-9]{2} (?:g|ml) lime juice/)
    expect(steps.join(' ')).not.toMatch(/pinch/)
    expect(steps.join(' ')).toMatch(/carrots and 1,080 g cabbage/)
  })

  it('mashes its lentils into patties of protein powder, and drains them', async () => {
    const cakes = meal(
      'breakfast',
      'Split pea cakes with eggs',
      'split-peas 42, eggs 100, soy-protein-isolate 17, canola-oil 8, salt 1',
      { dishId: 'split-pea-egg-cakes' },
    )
    expect(await stepsOf(cakes)).toMatch(
      /until soft, drain and refrigerate\..*Mix .* the split peas .*shape small patties/,
    )
  })

  it('takes out the bay leaf before the dish is topped', async () => {
    const soup = meal(
      'lunch',
      'Bean soup',
      'black-beans-canned 130, carrots 61, onions 55, canola-oil 9, bay-leaf 0.6, fresh-cilantro 3',
      { dishId: 'cuban-black-bean-soup' },
    )
    expect(await stepsOf(soup)).toMatch(/bay lea.*Take out the bay lea(?:f|ves)\..*(?:top|Top) with/)
  })

  it('counts cans once', async () => {
    const text = await recipeFor(
      meal('lunch', 'Bean salad', 'kidney-beans-canned 266, celery 40, canola-oil 9'),
      { people: 3 },
    )
    expect(text.steps.join(' ')).toMatch(/[0-9] cans kidney beans/)
  })

  it('thaws no fish that was never frozen', async () => {
    const one = meal('dinner', 'Cod with rice', 'cod 150, white-rice 60, canola-oil 5')
    const named = (name: string) => ({
      ...one,
      items: one.items.map((item) =>
        item.food.id === 'cod' ? { ...item, food: { ...item.food, name, description: name } } : item,
      ),
    })
    expect((await recipeFor(named('Cod, frozen'))).dayBefore?.join()).toMatch(/refrigerator/)
    expect((await recipeFor(named('Cod, never frozen'))).dayBefore).toBeUndefined()
  })

  it('weighs vegetables that would fill many cups, but not what is poured', async () => {
    const stew = meal('dinner', 'Cabbage stew', 'cabbage 250, canned-tomatoes 240, white-rice 45, salt 1')
    const forThree = { ...stew, cook: { servings: 3, forDates: ['2026-11-24', '2026-11-25'] } }
    expect(await stepsOf(stew)).toMatch(/2 3\/4 cups cabbage/)
    expect(await stepsOf(forThree)).toMatch(/1 lb 10 oz cabbage/)
    expect(await stepsOf(forThree)).toMatch(/cups canned tomatoes/)
  })

  it('says two of a food in the plural', async () => {
    const counted = builtInFoods.filter(({ servingDescription }) =>
      /(?:medium|large|small)$/.test(servingDescription),
    )
    expect(counted.length).toBeGreaterThan(12)
    for (const { id, servingSize, servingDescription } of counted) {
      const [count = ''] = servingDescription.split(' ')
      const [top = 1, bottom = 1] = count.split('/').map(Number)
      const text = await stepsOf(
        meal('lunch', 'Plate', `${id} ${(2 * servingSize * bottom) / top}, white-rice 45`),
      )
      expect(text).toMatch(/\b2 (?:medium|large|small) (?:[a-z-]+ )*(?:[a-z]+s|shrimp)\b/)
    }
  })

  it('multiplies the amounts by the servings, and says what the rest is for', async () => {
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    const recipe = await recipeFor(
      meal('dinner', 'Beef and bean chili', CHILI, { dishId: 'chili-con-carne', cook }),
    )
    const text = recipe.steps.join(' ')
    expect(recipe.servings).toBe(2)
    expect(text).toContain('1 can kidney beans')
    expect(recipe.steps.at(-1)).toBe(
      'Divide into 2 portions. Cool what is for Tuesday, put it into boxes and refrigerate within 2 hours. It keeps 3 days.',
    )
  })

  it('divides it by what each person eats', async () => {
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    const chili = meal('dinner', 'Beef and bean chili', CHILI, { dishId: 'chili-con-carne', cook })
    const targets = { calories: 2000, protein: 150, carbs: 200, fat: 67 }
    const half = { calories: 1000, protein: 75, carbs: 100, fat: 33.5 }
    const alike = await recipeFor(chili, { people: 2, targets, otherTargets: [targets] })
    expect(alike.steps.at(-1)).toMatch(/^Divide into 4 portions\. /)
    const unlike = await recipeFor(chili, { people: 2, targets, otherTargets: [half] })
    expect(unlike.steps.at(-1)).toMatch(
      /^Divide into 4 portions: of each day’s food about 65% for person 1 and 35% for person 2\. Cool/,
    )
  })

  it('also divides what is eaten at once', async () => {
    const chili = meal('dinner', 'Beef and bean chili', CHILI, { dishId: 'chili-con-carne' })
    const targets = { calories: 2000, protein: 150, carbs: 200, fat: 67 }
    const half = { calories: 1000, protein: 75, carbs: 100, fat: 33.5 }
    const stepsFor = async (other: typeof half) =>
      (await recipeFor(chili, { people: 2, targets, otherTargets: [other] })).steps
    expect((await stepsFor(half)).at(-1)).toBe('Divide it: about 65% for person 1 and 35% for person 2.')
    expect((await stepsFor(targets)).join(' ')).not.toContain('Divide')
  })

  it('adds no food of the dish that the meal does not have', async () => {
    const peas = meal('dinner', 'Peas', 'green-peas-frozen 150, olive-oil 4.5', { dishId: 'chili-con-carne' })
    expect(namedFoods(await stepsOf(peas), peas.items)).toEqual([])
    expect(await stepsOf(peas)).not.toContain('chili')
  })

  it('marks advice as a tip, and nothing that has to be done', async () => {
    const chips = 'kale 60, olive-oil 9, hemp-seeds 20, salt 0.4'
    expect(await stepsOf(meal('snack', 'Kale chips', chips, { dishId: 'kale-chips-hemp' }))).toMatch(
      /Tip: Rub the oil into every curl/,
    )
    const dates = 'dates 28.8, peanut-butter 16'
    expect(await stepsOf(meal('snack', 'Stuffed dates', dates, { dishId: 'stuffed-dates' }))).toMatch(
      /fill with [^.]*\. Press them shut\. Chill them until you eat them/,
    )
  })

  it('gives no tip on protein powder because of the chili powder', async () => {
    const list =
      'black-beans-dry 50, tvp 50, cornmeal 40, canned-tomatoes 80, canola-oil 9.3, chili-powder 2.7'
    const chili = meal('dinner', 'Chili', list, { dishId: 'black-bean-soy-chili-corn' })
    expect(await stepsOf(chili)).not.toContain('the powder')
  })

  it('says "and" before the last of what goes into a batter', async () => {
    const list = 'eggs 50, reduced-fat-milk 120, all-purpose-flour 80, baking-powder 2.3, canola-oil 4.7'
    expect(await stepsOf(meal('breakfast', 'Pancakes', list, { dishId: 'pancakes-greek-yogurt' }))).toMatch(
      /with [^,]* flour and 1\/2 tsp baking powder into a smooth batter/,
    )
  })

  it('cuts the fruit beside a dish, and serves berries as they are', async () => {
    const chili = (fruit: string) =>
      stepsOf(meal('dinner', 'Chili', `${CHILI}, ${fruit}`, { dishId: 'chili-con-carne' }))
    expect(await chili('bananas 240')).toMatch(/Cut 2 medium bananas to go with it\./)
    expect(await chili('blueberries 150')).toMatch(/Serve with 1 cup blueberries\./)
  })

  it.each([
    ['in a parfait', 'Yogurt parfait', 'greek-yogurt-nonfat 170', true],
    ['beside a hot dish', 'Beef and bean chili', CHILI, true],
    ['on rice cakes', 'Rice cake toast', 'rice-cakes 18, almond-butter 32', true],
    ['in a blender', 'Smoothie', 'reduced-fat-milk 244, whey-protein 32', false],
    ['in an oven', 'Oat bake', 'rolled-oats 40, reduced-fat-milk 122, eggs 50', false],
  ])('has frozen berries thawed unless they are blended or cooked: %s', async (_, name, list, isThawed) => {
    const text = await stepsOf(
      meal('dinner', name, `${list}, strawberries-frozen 150`, {
        ...(list === CHILI && { dishId: 'chili-con-carne' }),
      }),
    )
    expect(text).toMatch(isThawed ? /frozen strawberries \(thawed/ : /frozen strawberries(?! \(thawed)/)
  })

  it('gives no tip on a food that is cooked beside the dish', async () => {
    const list = 'chicken-thigh 153, potatoes 213, canola-oil 6, paprika 2'
    const roast = (vegetables: string) =>
      stepsOf(
        meal('dinner', 'Roast chicken', `${list}, ${vegetables}`, { dishId: 'drumsticks-potatoes-cabbage' }),
      )
    expect(await roast('cabbage 100')).toContain('Tip: Turn the cabbage once')
    expect(await roast('carrots 61, cabbage 100')).toMatch(/Steam [^.]*cabbage/)
    expect(await roast('carrots 61, cabbage 100')).not.toContain('Tip:')
  })

  it('cooks the rice of a jambalaya in its pot, and until it is tender', async () => {
    const list =
      'chicken-thigh 150, brown-rice 60, red-bell-pepper 119, celery 40, canned-tomatoes 120, canola-oil 9.3, paprika 2'
    const recipe = await recipeFor(meal('dinner', 'Jambalaya', list, { dishId: 'jambalaya' }))
    expect(recipe.steps.join(' ')).toMatch(/brown rice, with .* of water.* for 37 minutes.*8 to 10 minutes/)
    expect(recipe.minutes).toBeGreaterThanOrEqual(37 + 8)
  })

  it('counts the boil and the simmer of dry beans', async () => {
    const list = 'black-beans-dry 60, chicken-breast 110, canned-tomatoes 120, carrots 61, canola-oil 9.3'
    const soup = await recipeFor(meal('lunch', 'Bean soup', list, { dishId: 'cuban-black-bean-soup' }))
    expect(soup.minutes).toBeGreaterThanOrEqual(10 + 60 + 12)
  })

  it.each([
    ['Overnight oats', 'rolled-oats 40, reduced-fat-milk 183, honey 7', 2 * 60, ''],
    ['Overnight oats', 'rolled-oats 40, reduced-fat-milk 183', 2 * 60, ''],
    ['Frozen grapes', 'grapes 150, lime-juice 5', 3 * 60, 'frozen-grapes-lime'],
  ])(
    'counts the hours in the refrigerator or the freezer, but not as work: %s',
    async (name, list, wait, dishId) => {
      const { minutes, minutesAtWork, steps } = await recipeFor(
        meal('snack', name, list, { ...(dishId && { dishId }) }),
      )
      expect(steps.join(' ')).toMatch(/\d hours/)
      expect(minutes).toBe(wait + minutesAtWork)
    },
  )

  it('has oats stand in their milk, also without anything else', async () => {
    const [first] = (await recipeFor(meal('breakfast', 'Overnight oats', 'rolled-oats 40, soy-milk 243')))
      .steps
    expect(first).toBe('Put 1 cup soy milk into a jar or bowl.')
  })

  it('has the dry beans of a breakfast cooked on the evening before', async () => {
    const items = 'black-beans-dry 50, eggs 100, corn-tortillas 48, canola-oil 9.3, cumin 0.5'
    const tacos = meal('breakfast', 'Tacos', items, { dishId: 'bean-egg-morning-tacos' })
    const { minutes, minutesAtWork, steps, dayBefore } = await recipeFor(tacos)
    expect(steps[0]).toMatch(/^The evening before, boil .*and refrigerate\. In the morning, heat them/)
    expect(dayBefore).toEqual([
      'Cook 1/4 cup dry black beans now, as the recipe says, and refrigerate. It takes about 150 minutes, most of them without you.',
    ])
    // Those of the evening count once, and a later breakfast takes what waits.
    const week = toWeekPlan('2026-11-23', [[], [tacos], [], [{ ...tacos }]])
    const [, tuesday, , thursday] = week.days.map(({ meals }) => meals[0] ?? tacos)
    for (const first of [tacos, tuesday ?? tacos])
      expect(await recipeFor(first, { week })).toMatchObject({ minutes, minutesAtWork })
    const later = await recipeFor(thursday ?? tacos, { week })
    expect(minutes).toBe(later.minutes + 150)
    expect(minutesAtWork).toBe(later.minutesAtWork + 5)
  })

  it('follows the name if the dish is unknown', async () => {
    const soup = meal('lunch', 'Carrot soup', 'carrots 122, olive-oil 4.5', { dishId: 'no-such-dish' })
    expect(await stepsOf(soup)).toMatch(/Ladle|cook for \d+ minutes, until everything is soft/)
  })

  it('also cooks the sides: for all servings of the pot, or for one serving if they are fresh', async () => {
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    const text = await stepsOf(
      meal('dinner', 'Beef and bean chili', `${CHILI}, white-rice 46, apples 182`, {
        dishId: 'chili-con-carne',
        cook,
      }),
    )
    expect(text).toMatch(/1\/2 cup dry white rice in 1 cup of water.*18 minutes/)
    expect(text).toMatch(/1 medium apple/)
  })

  it('browns a side of tofu in a pan with the oil of the meal', async () => {
    const salad = 'tuna-canned 113, cucumber 104, lemon-juice 15, olive-oil 9, tofu-extra-firm 100'
    const text = await stepsOf(meal('lunch', 'Tuna salad', salad, { dishId: 'tuna-cucumber-boats' }))
    expect(text).toMatch(/Heat [^.]*pan over medium heat\. Add [^.]*tofu, [^.]*brown for 8 minutes/)
  })

  it('lets dry beans soak and brown rice take its time', async () => {
    const recipe = await recipeFor(
      meal(
        'dinner',
        'White chili',
        'chicken-breast 130, navy-beans-dry 52, zucchini 124, olive-oil 9, cumin 2.1',
        {
          dishId: 'white-chicken-chili',
        },
      ),
    )
    expect(recipe.steps[0]).toMatch(/^The night before, cover 1\/4 cup dry white \(navy\) beans/)
    const bowl = await recipeFor(meal('lunch', 'Rice bowl', 'brown-rice 46, broccoli 91'))
    expect(bowl.minutes).toBeGreaterThanOrEqual(45)
  })

  it('thaws what is frozen', async () => {
    expect(
      await stepsOf(meal('dinner', 'Shrimp stir-fry', 'shrimp 170, broccoli 91, olive-oil 4.5')),
    ).toMatch(
      /^The night before, thaw the shrimp in the refrigerator, or for 20 minutes in cold water on the day\./,
    )
  })
})

describe('the minutes of several servings', () => {
  const LIST = 'chicken-breast 150, broccoli 200, carrots 100, canola-oil 9'
  const cooked = (list: string, servings: number) =>
    recipeFor(
      meal('dinner', 'Chicken skillet', list, { cook: { servings, forDates: ['2026-11-24', '2026-11-25'] } }),
    )

  it('grow by what is cut beyond the first', async () => {
    const [one, two, four] = await Promise.all([1, 2, 4].map((servings) => cooked(LIST, servings)))
    // A pound a serving, at four minutes each.
    expect(two?.minutesAtWork).toBe((one?.minutesAtWork ?? 0) + 4)
    expect(two?.minutes).toBeGreaterThanOrEqual((one?.minutes ?? 0) + 4)
    expect(four?.minutesAtWork).toBeGreaterThanOrEqual((one?.minutesAtWork ?? 0) + 12)
  })

  it('do not grow by what needs no knife', async () => {
    const canned = 'kidney-beans-canned 130, canned-tomatoes 240, ground-beef-93 110, canola-oil 9'
    const [one, two] = [await cooked(canned, 1), await cooked(canned, 2)]
    expect(two.minutesAtWork).toBe(one.minutesAtWork)
  })

  it('grow with the people at the table, and only by the day’s share of what is cut each day', async () => {
    const salad = meal('lunch', 'Bean salad', 'kidney-beans-canned 130, cucumber 227, olive-oil 9')
    const [one, two] = [await recipeFor(salad), await recipeFor(salad, { people: 2 })]
    expect(two.minutesAtWork).toBe(one.minutesAtWork + 2)
    const leftover = { ...salad, leftoverOf: { date: '2026-11-23', type: 'dinner' } as const }
    expect((await recipeFor(leftover, { people: 3 })).minutesAtWork).toBeGreaterThan(
      (await recipeFor(leftover)).minutesAtWork,
    )
  })
})

it('takes a minute to take out a leftover that needs nothing more', async () => {
  const leftoverOf = { date: '2026-11-23', type: 'snack' } as const
  const crisps = meal('snack', 'Mozzarella crisps', 'mozzarella 25, sunflower-seeds 15', {
    dishId: 'cheddar-seed-crisps',
    leftoverOf,
  })
  expect(await recipeFor(crisps)).toMatchObject({ minutes: 1, minutesAtWork: 1 })
})

describe('what has to be hot', () => {
  const TRAY = 'turkey-breast 150, sweet-potatoes 200, canola-oil 9, salt 0.75'

  it('is an oven, from the first step on', async () => {
    const { minutes, minutesAtWork, steps } = await recipeFor(meal('dinner', 'Sheet-pan turkey', TRAY))
    expect(steps[0]).toMatch(/^Heat the oven to 425 °F\./)
    expect(minutes).toBeGreaterThanOrEqual(15 + 15 + 20)
    expect(minutesAtWork).toBe(15)
    const [grain] = (await recipeFor(meal('dinner', 'Sheet-pan turkey', `${TRAY}, quinoa 45`))).steps
    expect(grain).toMatch(/^Heat the oven to 425 °F\. .*quinoa/)
  })

  it('is no oven while dry beans boil for an hour', async () => {
    const beans = `${TRAY}, chickpeas-dry 45`
    expect(await stepsOf(meal('dinner', 'Sheet-pan turkey', beans))).toMatch(
      /^The night before.* soft, and drain\. .*Heat the oven/,
    )
  })

  it.each([
    [
      'Pasta with tomatoes',
      'pasta 80, canned-tomatoes 120',
      /^(?:Have [^.]*\. )?Bring a pot of water to a boil\. Boil/,
      20,
    ],
    ['Rice bowl', 'brown-rice 46, broccoli 91', /^Simmer/, 50],
  ])('is the water: %s', async (name, list, said, least) => {
    const recipe = await recipeFor(meal('lunch', name, list))
    expect(recipe.steps[0]).toMatch(said)
    expect(recipe.minutes).toBeGreaterThanOrEqual(least)
  })
})

describe('the water of a soup or stew', () => {
  it.each(['Chicken soup', 'Chicken stew'])('follows what lies in it: %s', async (name) => {
    const options = { format: metricFormat(createFormat('en-US')) }
    const millilitersOf = async (carrots: number) => {
      const list = `chicken-breast 150, carrots ${carrots}, canola-oil 9`
      const { steps } = await recipeFor(meal('dinner', name, list), options)
      return Number(/(\d+) ml of water/.exec(steps.join(' '))?.[1])
    }
    expect(await millilitersOf(500)).toBeGreaterThanOrEqual(1.5 * (await millilitersOf(150)))
  })
})

describe('the order of a recipe', () => {
  const cook = { servings: 2, forDates: ['2026-11-24'] }
  const leftoverOf = { date: '2026-11-23', type: 'dinner' } as const

  it('seasons fish, meat and tofu before they cook', async () => {
    const list = 'cod 150, tomatoes 30, cabbage 60, canola-oil 9, cumin 1, salt 0.4'
    expect(await stepsOf(meal('lunch', 'Cod bowl', list))).toMatch(
      /Add 5 oz cod, patted dry, seasoned with 1\/2 tsp ground cumin and .* salt, and cook for 3 to 4 minutes a side/,
    )
    const plate = 'turkey-breast 80, avocado 50, dried-oregano 0.2'
    expect(await stepsOf(meal('snack', 'Turkey plate', plate, { dishId: 'turkey-avocado-rolls' }))).toMatch(
      /^Cook 3 oz turkey breast, sliced thin, seasoned with .*oregano, in a hot nonstick pan for 5 to 6 minutes/,
    )
  })

  it.each([
    [
      'Chicken bowl',
      'chicken-breast 150, cabbage 120, red-bell-pepper 119, olive-oil 9, cumin 1, salt 0.75',
      /chicken breast, [^.]*, seasoned with half of a mix of 1\/2 tsp ground cumin and .* salt, and cook.*Cook [^.]*cabbage[^.]*\. Stir in the rest of the mix for half a minute/,
    ],
    [
      'Tofu fried rice',
      'tofu-firm 150, white-rice 60, carrots 61, canola-oil 9, cumin 1',
      /tofu, [^.]*, seasoned with 1\/4 tsp ground cumin, and brown.*Add [^.]*carrot[^.]*\. Stir in another 1\/4 tsp ground cumin\. Add the rice/,
    ],
    [
      'Chicken salad',
      'chicken-breast 150, romaine-lettuce 94, cucumber 104, olive-oil 9, lemon-juice 15, cumin 1, salt 0.75',
      /Heat 1 tsp olive oil .*seasoned with half of a mix of .*Mix [^.]*lemon juice, another 1 tsp olive oil and the rest of the mix into a dressing/,
    ],
    [
      'Roast cod',
      'cod 150, potatoes 200, olive-oil 9, paprika 1, salt 0.75, lemon-juice 5',
      /Toss the potato with 1 tsp lemon juice and half of a mix of 2 tsp olive oil, [^.]*salt on a sheet pan\..*cod, turned in the rest of the mix, on top/,
    ],
    [
      'Roast cod',
      'cod 150, cucumber 104, peaches 150, potatoes 200, olive-oil 9, lime-juice 10',
      /Toss the potato with 1 tsp olive oil on.*turned in another 1 tsp olive oil,.*stir with 2 tsp lime juice into a relish/,
    ],
    [
      'Roast cod',
      'cod 150, olive-oil 9, paprika 1, salt 0.75',
      /Spread 2 tsp olive oil, [^.]*salt on a sheet pan\. Lay [^.]*cod, turned in the fat of the pan,/,
    ],
  ])('shares the seasoning between what is cooked first and what follows: %s', async (name, list, steps) => {
    expect(await stepsOf(meal('dinner', name, list))).toMatch(steps)
  })

  it('halves no pinch', async () => {
    const list = 'chicken-breast 150, cabbage 240, olive-oil 9, salt 0.38'
    expect(await stepsOf(meal('dinner', 'Chicken bowl', list))).toContain(
      'seasoned with a pinch of salt, and',
    )
    const tray = 'chicken-breast 150, potatoes 200, salt 0.38'
    expect(await stepsOf(meal('dinner', 'Sheet pan chicken', tray))).toMatch(
      /Toss the potato with a pinch of salt on a sheet pan/,
    )
  })

  it('says how much half of something is, in a quesadilla too', async () => {
    const list = 'chicken-breast 110, flour-tortillas 48, cheddar-cheese 30, red-bell-pepper 60, canola-oil 9'
    expect(await stepsOf(meal('lunch', 'Chicken quesadilla', list))).toMatch(
      /Heat 1 tsp canola oil in a pan.*Fry in another 1 tsp canola oil for 2 to 3 minutes a side/,
    )
  })

  it('seasons the meat of a wrap, not the lettuce in it', async () => {
    const list =
      'chicken-thigh 130, flour-tortillas 48, greek-yogurt-nonfat 100, tomatoes 62, cucumber 80, romaine-lettuce 60, canola-oil 9, dried-oregano 1, paprika 1'
    expect(await stepsOf(meal('lunch', 'Gyro', list, { dishId: 'gyro-wrap' }))).toMatch(
      /chicken thighs, [^.]*, seasoned with [0-9/ ]+ tsp dried oregano and [^.]*paprika, and cook/,
    )
  })

  it('stumbles over no comma', async () => {
    const list = 'shrimp 150, zucchini 124, pasta 60, olive-oil 9'
    expect(await stepsOf(meal('dinner', 'Shrimp pasta', list))).toMatch(
      /Add [^.,]*shrimp, patted dry, and cook for 2 minutes a side/,
    )
  })

  it('heats a nonstick pan gently', async () => {
    const list = 'tvp 40, cabbage 120, white-rice 46'
    expect(await stepsOf(meal('dinner', 'Crumble bowl', list))).toContain(
      'Heat a nonstick pan over medium heat.',
    )
    expect(await stepsOf(meal('dinner', 'Crumble stir-fry', list))).toContain(
      'Heat a nonstick pan over medium heat.',
    )
  })

  it('beats eggs and whites together, and heats the wok up again', async () => {
    const list = 'eggs 100, egg-whites 100, white-rice 46, carrots 61, canola-oil 9'
    expect(await stepsOf(meal('dinner', 'Egg fried rice', list))).toMatch(
      /Pour in 2 large eggs and [^.]*egg whites, beaten, and stir over medium heat [^.]*\. Take the eggs out of the pan\. Turn the heat up again\. Add [^.]*carrot/,
    )
  })

  it.each([
    [
      'eggs 100, sweet-potatoes 150, chicken-breast 100',
      /bite-size pieces, and brown for 3 minutes\..* Bake for 20 to 30 minutes, [^.]*165 °F inside/,
    ],
    [
      'canned-tomatoes 120, zucchini 124, ground-beef-93 120',
      /break it up and brown for 5 minutes\..* Bake for 20 to 30 minutes, [^.]*160 °F inside/,
    ],
  ])('browns the meat of a bake, and lets the oven finish it: %s', async (list, steps) => {
    expect(await stepsOf(meal('dinner', 'Bake', `${list}, olive-oil 9`))).toMatch(steps)
  })

  it('puts the chicken of a bowl back before it is divided', async () => {
    const list = 'chicken-breast 150, cabbage 120, canola-oil 9'
    expect(await stepsOf(meal('dinner', 'Chicken bowl', list, { cook }))).toMatch(
      /Take the chicken out of the pan\..*cabbage.*Put the chicken back in for a minute, until hot\. Divide/,
    )
  })

  it('fries spices for a minute only with what keeps them from scorching', async () => {
    const list = 'kidney-beans-canned 133, canned-tomatoes 240, canola-oil 5, chili-powder 2.7'
    expect(await stepsOf(meal('dinner', 'Bean chili', list))).toMatch(
      /Stir in 1 tsp chili powder for half a minute, until fragrant\. Add [^.]*tomatoes/,
    )
    expect(await stepsOf(meal('dinner', 'Bean chili', `${list}, onions 55`))).toMatch(
      /onion, chopped, .*Stir in 1 tsp chili powder for a minute\./,
    )
  })

  it('takes crisp bacon out before the vegetables', async () => {
    const list = 'bacon 28, eggs 100, mushrooms 80, canola-oil 5'
    expect(await stepsOf(meal('breakfast', 'Bacon and eggs', list, { dishId: 'bacon-and-eggs' }))).toMatch(
      /until crisp\. Take the bacon out of the pan\. Heat/,
    )
  })

  it('cuts the sticks of a dip on the day that it is eaten', async () => {
    const list = 'chickpeas-canned 140, tahini 20, lemon-juice 20, carrots 61'
    const dip = { dishId: 'lemony-hummus-sticks' }
    expect(await stepsOf(meal('snack', 'Hummus', list, { ...dip, cook }))).toMatch(
      /boxes.*For today: Cut 1 medium carrot into sticks/,
    )
    expect(await stepsOf(meal('snack', 'Hummus', list, { ...dip, leftoverOf }))).toMatch(
      /eaten cold\. Cut 1 medium carrot into sticks/,
    )
  })

  it('leaves a bay leaf to the sauce', async () => {
    const list = 'chicken-breast 150, canned-tomatoes 90, canola-oil 9, paprika 1, bay-leaf 0.2'
    expect(await stepsOf(meal('dinner', 'Chicken skillet', list))).toMatch(
      /seasoned with about 1\/2 tsp paprika, and cook.*Stir in [^.]*bay lea(?:f|ves)/,
    )
  })

  it('stirs spices into the vegetables of a bowl before its eggs', async () => {
    const list = 'eggs 100, kale 60, canola-oil 9, paprika 1'
    expect(await stepsOf(meal('breakfast', 'Egg bowl', list))).toMatch(
      /Stir [^.]*kale[^.]*\. Stir in about 1\/2 tsp paprika for half a minute\. Crack in 2 large eggs/,
    )
  })

  it('has the sides ready together with the dish', async () => {
    const soup =
      'split-peas 45, carrots 61, celery 40, onions 55, pea-protein 49, olive-oil 9, tofu-firm 150, edamame 80'
    expect(await stepsOf(meal('lunch', 'Split pea soup', soup, { dishId: 'split-pea-power-soup' }))).toMatch(
      /for 45 minutes.*Meanwhile: Heat a nonstick pan [^.]*\. Add [^.]*tofu.*Back to the dish: Add [^.]*edamame and simmer.*Off the heat, stir in .*Serve with the tofu\.$/,
    )
  })

  it('begins with the soak of beans, also beside eggs', async () => {
    const list = 'black-beans-dry 50, carrots 61, olive-oil 9, eggs 100'
    expect(await stepsOf(meal('dinner', 'Bean stew', list, { cook }))).toMatch(
      /^The night before, cover .*until soft, and drain\. Boil 2 large eggs for 10 minutes/,
    )
  })

  it('begins with the soak of beans, also beside rice', async () => {
    const list = 'chicken-breast 130, navy-beans-dry 52, zucchini 124, olive-oil 9, cumin 2.1, brown-rice 46'
    const chili = meal('dinner', 'White chili, plus brown rice', list, { dishId: 'white-chicken-chili' })
    expect(await stepsOf(chili)).toMatch(/^The night before, cover .*until soft, and drain\. .*brown rice/)
  })

  it('serves with rice or with cooked sides after the rest is divided', async () => {
    const curry = 'chicken-breast 150, canned-tomatoes 90, white-rice 46, canola-oil 5'
    expect(await stepsOf(meal('dinner', 'Chicken curry', curry, { cook }))).toMatch(
      /Divide it and the rice into 2 portions\. .* For today: Serve with the rice\.$/,
    )
    const sweetPotato = 'sweet-potatoes 130, applesauce 61, cinnamon 0.7'
    const baked = { dishId: 'cinnamon-sweet-potato', cook }
    expect(await stepsOf(meal('snack', 'Sweet potato', sweetPotato, baked))).toMatch(
      /Divide into 2 portions\. .* For today: Serve with 1\/4 cup applesauce\.$/,
    )
    const chili = { dishId: 'chili-con-carne', cook }
    expect(await stepsOf(meal('dinner', 'Beef and bean chili', `${CHILI}, tofu-firm 100`, chili))).toMatch(
      /and brown for 8 minutes.*Divide it and the tofu into 2 portions\. .* For today: Serve with the tofu\.$/,
    )
  })

  it('keeps raw vegetables and sauces of a bowl out of the boxes', async () => {
    const list =
      'chicken-breast 150, white-rice 46, romaine-lettuce 80, tomatoes 123, lime-juice 10, greek-yogurt-nonfat 60, canola-oil 9'
    expect(await stepsOf(meal('dinner', 'Chicken bowl', list, { cook }))).toMatch(
      /boxes.*For today: Cut 1 2\/3 cups romaine lettuce and 1 medium tomato into slices\. Put the rice into bowls and arrange the rest on top\. Drizzle 2 tsp lime juice over\..*Greek yogurt/,
    )
    expect(await stepsOf(meal('lunch', 'Chicken bowl', list, { leftoverOf }))).toMatch(
      /165 °F\. Cut 1 2\/3 cups romaine lettuce .*Arrange everything in bowls\..*Greek yogurt/,
    )
  })

  it.each([
    [
      'Tuna and potato salad',
      'tuna-canned 113, potatoes 150, romaine-lettuce 94, cucumber 104, olive-oil 9, lemon-juice 15',
      /into a dressing\. Divide [^.]*\..* Keep the dressing in a jar, and dress each portion when it is eaten\. For today: Cut 2 cups romaine lettuce and 1 cup cucumber into thin pieces\. Toss the romaine, the cucumber and the potatoes with the dressing/,
      /eaten cold\. Cut 2 cups romaine lettuce [^.]*\. Add the romaine and the cucumber to what is in the box\. Toss with the dressing from the jar/,
    ],
    [
      'Chana chaat',
      'chickpeas-canned 120, cucumber 60, tomatoes 123, lime-juice 10, cumin 1',
      /Toss in the chickpeas\..*boxes.*For today: Cut about 1\/2 cup cucumber and 1 medium tomato into small pieces and toss in/,
      /eaten cold\. Cut about 1\/2 cup cucumber and 1 medium tomato into small pieces and toss in/,
    ],
  ])(
    'has the leaves and the soft vegetables of a salad cut on each day: %s',
    async (name, list, first, later) => {
      const chaat = name === 'Chana chaat' ? { dishId: 'chana-chaat' } : {}
      expect(await stepsOf(meal('lunch', name, list, { ...chaat, cook }))).toMatch(first)
      expect(await stepsOf(meal('lunch', name, list, { ...chaat, leftoverOf }))).toMatch(later)
    },
  )

  it('heats no cucumber with lentils and rice', async () => {
    const list =
      'lentils-brown 80, white-rice 40, onions 110, cucumber 104, greek-yogurt-nonfat 130, olive-oil 9'
    const mujaddara = { dishId: 'mujaddara' }
    expect(await stepsOf(meal('dinner', 'Mujaddara', list, { ...mujaddara, cook }))).toMatch(
      /Fold in the onions\..*boxes.*For today: Cut 1 cup cucumber into small cubes\. Fold in the cucumber\. Serve with about 1\/2 cup Greek yogurt/,
    )
    expect(await stepsOf(meal('dinner', 'Mujaddara', list, { ...mujaddara, leftoverOf }))).toMatch(
      /165 °F\. Cut 1 cup cucumber into small cubes\./,
    )
  })

  it('spoons the yogurt over a tray when it is served, and gives its ground meat half of the spices', async () => {
    const list =
      'ground-beef-93 150, cauliflower 150, chickpeas-canned 85, greek-yogurt-nonfat 130, olive-oil 11, cumin 1, salt 0.7'
    const tray = { dishId: 'kofta-cauliflower-tray' }
    expect(await stepsOf(meal('dinner', 'Kofta tray', list, { ...tray, cook }))).toMatch(
      /with half of a mix of .*ground beef in small lumps, turned in the rest of the mix, and roast.*boxes.*For today: Stir [^.]*yogurt[^.]* into a sauce, and spoon it over/,
    )
  })

  it('has the eggs of an oatmeal and of a side boil first', async () => {
    const oats = 'rolled-oats 65, eggs 100, reduced-fat-milk 183, black-pepper 0.5'
    expect(
      (await recipeFor(meal('breakfast', 'Savory oatmeal', oats, { dishId: 'savory-oatmeal' }))).steps[0],
    ).toMatch(
      /^Boil 2 large eggs in a pot for 10 minutes, until the yolk is firm\. Begin the rest so that all is ready together\./,
    )
    expect(await stepsOf(meal('breakfast', 'Savory oatmeal', oats, { dishId: 'savory-oatmeal' }))).toMatch(
      /Cook gently for 5 minutes.*Cool the eggs in cold water, peel and halve\. Top with the eggs/,
    )
    const side = `${CHILI}, eggs 100`
    expect(await stepsOf(meal('dinner', 'Beef and bean chili', side, { dishId: 'chili-con-carne' }))).toMatch(
      /^Boil 2 large eggs .*Begin the rest so that all is ready together\..*Serve with the eggs/,
    )
  })

  it('lets polenta cook under a lid beside the rest', async () => {
    expect(
      await stepsOf(meal('dinner', 'Chicken stew', 'chicken-breast 150, cornmeal 40, carrots 61')),
    ).toMatch(/cover and cook over low heat for 20 minutes, stirring now and then/)
  })

  it('has a place for what does not fit into peppers', async () => {
    const list = 'red-bell-pepper 60, ground-turkey-93 140, white-rice 46, canned-tomatoes 120, canola-oil 5'
    const peppers = meal('dinner', 'Stuffed peppers', list, { dishId: 'stuffed-peppers' })
    expect(await stepsOf(peppers)).toContain('in a baking dish, pile what is left around and bake')
  })

  it('serves milk once', async () => {
    const list = `${CHILI}, whey-protein 32, reduced-fat-milk 244`
    const { steps } = await recipeFor(meal('dinner', 'Chili', list, { dishId: 'chili-con-carne' }))
    expect(steps.at(-1)).toMatch(/Whisk 1 scoop whey protein into 1 cup milk\.$/)
  })
})

describe('the days that a dish keeps', () => {
  it('are two for fish, whatever its family says', async () => {
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    const soup = (food: string) =>
      stepsOf(
        meal('lunch', 'Ginger soup', `${food} 150, carrots 61, canola-oil 9`, {
          dishId: 'ginger-chicken-soup',
          cook,
        }),
      )
    expect(await soup('cod')).toContain('It keeps 2 days.')
    expect(await soup('chicken-breast')).toContain('It keeps 3 days.')
  })
})

describe('the recipe of leftovers', () => {
  const leftoverOf = { date: '2026-11-23', type: 'dinner' } as const

  it('heats a warm dish to 165 °F and says from which day it is', async () => {
    const recipe = await recipeFor(
      meal('lunch', 'Beef and bean chili', CHILI, { dishId: 'chili-con-carne', leftoverOf }),
    )
    expect(recipe.steps).toHaveLength(1)
    expect(recipe.steps[0]).toMatch(/put away on Monday.*165 °F/)
    expect(recipe.minutesAtWork).toBeLessThan(10)
  })

  it('is said in the plural for several people', async () => {
    const { steps } = await recipeFor(
      meal('lunch', 'Beef and bean chili', CHILI, { dishId: 'chili-con-carne', leftoverOf }),
      { people: 4 },
    )
    expect(steps.join(' ')).toMatch(
      /^Take out the 4 portions, put away on Monday\. Heat them [^.]* until they steam/,
    )
  })

  it('counts the work of the day: eggs to boil, vegetables to cut', async () => {
    const dish = { dishId: 'chili-con-carne', leftoverOf }
    const workOf = async (list: string) =>
      (await recipeFor(meal('lunch', 'Beef and bean chili', list, dish))).minutesAtWork
    const plain = await workOf(CHILI)
    expect(await workOf(`${CHILI}, cucumber 104`)).toBeGreaterThan(plain)
    expect(await workOf(`${CHILI}, eggs 100`)).toBeGreaterThanOrEqual(plain + 3)
  })

  it.each([
    ['of the dish', 'Potato hash with eggs', 'eggs 100, potatoes 150, red-bell-pepper 60, olive-oil 9', {}],
    ['beside it', 'Beef and bean chili', `${CHILI}, eggs 100`, { dishId: 'chili-con-carne' }],
  ])('has whole eggs %s boiled on each day', async (_, name, list, dish) => {
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    expect(await stepsOf(meal('dinner', name, list, { ...dish, cook }))).toMatch(
      /^Boil 2 large eggs for 10 minutes, [^.]*peel and halve\. .*boxes.*For today: (?:[^.]*\. )*Serve with the eggs/,
    )
    const later = await recipeFor(meal('dinner', name, list, { ...dish, leftoverOf }))
    expect(later.steps.join(' ')).toMatch(
      /^Boil 2 large eggs for 10 minutes, [^.]*peel and halve\. Take out your portion.*165 °F\. Serve with the eggs\.$/,
    )
    expect(later.minutes).toBe(20)
  })

  it('eats boiled eggs cold', async () => {
    const eggs = meal('snack', 'Boiled eggs with pesto', 'eggs 100, pesto 15', {
      dishId: 'boiled-eggs-pesto',
      leftoverOf,
    })
    expect(await stepsOf(eggs)).toContain('It is eaten cold.')
  })

  it('has its bread toasted fresh', async () => {
    const list = 'lentils-brown 50, canned-tomatoes 90, onions 55, olive-oil 9, white-bread 58'
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    const soup = meal('dinner', 'Lentil soup', list, { cook })
    expect(await stepsOf(soup)).toContain('Toast 2 slices white bread')
    expect(await stepsOf(meal('lunch', 'Lentil soup', list, { leftoverOf }))).toMatch(
      /165 °F.*Toast 2 slices white bread/,
    )
  })

  it('has its fruit and nuts put on when it is eaten', async () => {
    const list = 'cottage-cheese 125, peaches 150, almonds 10'
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    const cup = { dishId: 'cottage-cheese-peach-cup' }
    expect(await stepsOf(meal('snack', 'Peach cup', list, { ...cup, cook }))).toMatch(
      /1 cup cottage cheese.*Divide into 2 portions.*For today: Cut 1 medium peach.*Top with (?:about )?\d+ almonds/,
    )
    expect(await stepsOf(meal('snack', 'Peach cup', list, { ...cup, leftoverOf }))).toMatch(
      /eaten cold\. Cut 1 medium peach .*Layer the mix in a glass .*Top with \d+ almonds/,
    )
  })

  it('makes crisp again what was roasted crisp', async () => {
    const peas = meal('snack', 'Crunchy split peas', 'split-peas 35, canola-oil 4.7', {
      dishId: 'crunchy-chili-split-peas',
      leftoverOf,
    })
    expect(await stepsOf(peas)).toMatch(
      /^Take out your portion, [^.]*\. Shake it in a hot pan for 3 minutes, until crisp again\.$/,
    )
  })

  it('does not heat a cold snack that is crisp', async () => {
    const jerky = meal('snack', 'Tofu jerky', 'tofu-firm 180, paprika 2', {
      dishId: 'smoky-tofu-jerky',
      leftoverOf,
    })
    expect(await stepsOf(jerky)).toContain('It is eaten cold.')
  })

  it('cools nothing that is cold', async () => {
    const oats = meal('breakfast', 'Overnight oats', 'rolled-oats 50, reduced-fat-milk 200', {
      cook: { servings: 2, forDates: ['2026-11-24'] },
    })
    expect(await stepsOf(oats)).toContain('Put what is for Tuesday into boxes')
  })

  it('leaves in the freezer what is frozen', async () => {
    const bark = meal('snack', 'Yogurt bark', 'greek-yogurt-nonfat 170, strawberries 47, almonds 8', {
      dishId: 'frozen-yogurt-bark',
      cook: { servings: 2, forDates: ['2026-11-24'] },
    })
    expect(await stepsOf(bark)).toContain('leave what is for Tuesday in the freezer')
    expect(await stepsOf(bark)).not.toContain('refrigerate')
  })

  it.each([
    ['rosemary-roasted-nuts', 'pecans 15, pumpkin-seeds 20, dried-rosemary 0.3'],
    ['crisp-protein-crackers', 'pea-protein 15, hemp-seeds 12, olive-oil 13'],
    ['trail-mix', 'almonds 15, pumpkin-seeds 15, raisins 15'],
  ])('leaves %s in its box at room temperature', async (dishId, list) => {
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    const text = await stepsOf(meal('snack', 'Snack', list, { dishId, cook }))
    const cooled = dishId === 'trail-mix' ? '' : ' once it is cool,'
    expect(text).toContain(`Put what is for Tuesday into boxes${cooled} and keep it dry at room temperature.`)
    expect(text).not.toContain('refrigerate')
  })

  it.each([
    ['smoky-tofu-jerky', 'tofu-firm 180, paprika 2'],
    ['smoky-roasted-chickpeas', 'chickpeas-canned 125, olive-oil 7, paprika 1.2'],
    ['crunchy-chili-split-peas', 'split-peas 35, canola-oil 5, chili-powder 1.3'],
    ['chili-lime-pepitas', 'pumpkin-seeds 30, eggs 100, canola-oil 3, chili-powder 1'],
  ])('keeps %s in the refrigerator, which holds water', async (dishId, list) => {
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    const text = await stepsOf(meal('snack', 'Snack', list, { dishId, cook }))
    expect(text).toContain('refrigerate')
    expect(text).not.toContain('room temperature')
  })

  it('eats a salad of grain cold, and a hot dish of grain hot', async () => {
    const list =
      'chicken-breast 110, quinoa 50, chickpeas-canned 80, cucumber 120, tomatoes 123, olive-oil 9, lemon-juice 10, fresh-parsley 15'
    const tabbouleh = { dishId: 'quinoa-tabbouleh', leftoverOf }
    expect(await stepsOf(meal('lunch', 'Tabbouleh', list, tabbouleh))).toContain('It is eaten cold.')
    const mujaddara = { dishId: 'mujaddara', leftoverOf }
    expect(
      await stepsOf(meal('dinner', 'Mujaddara', 'lentils-brown 80, white-rice 40', mujaddara)),
    ).toContain('165 °F')
  })

  it('eats a cold dish cold', async () => {
    const salad = meal('lunch', 'Tuna salad', 'tuna-canned 113, cucumber 104, olive-oil 9', { leftoverOf })
    expect(await stepsOf(salad)).toMatch(/cold/)
  })
})

describe('the recipe of a dish that a model proposed', () => {
  it.each([
    [
      'Chicken stir-fry with rice',
      'chicken-breast 150, broccoli 91, white-rice 46, olive-oil 4.5',
      /wok.*165 °F/,
    ],
    ['Salmon salad', 'salmon 115, romaine-lettuce 94, olive-oil 9, lemon-juice 15', /145 °F.*dressing/],
    ['Tuna salad', 'tuna-canned 113, cucumber 104, olive-oil 9', /Drain 1 can tuna.*large bowl/],
    ['Lentil soup', 'lentils-brown 48, carrots 61, onions 55, olive-oil 4.5', /lentils.*water.*25 minutes/],
    ['Spinach omelette', 'eggs 150, spinach 60, butter 4.73', /Beat 3 large eggs.*160 °F/],
    ['Berry smoothie', 'blueberries-frozen 155, reduced-fat-milk 244, whey-protein 32', /blender.*Blend/],
    ['Oatmeal with apple', 'rolled-oats 40, reduced-fat-milk 122, apples 91', /simmer.*5 minutes/],
    ['Turkey sandwich', 'ham 56, white-bread 58, tomatoes 61.5', /bread/],
    ['Chicken burrito bowl', 'chicken-breast 150, black-beans-canned 130, white-rice 46', /bowls/],
  ])('follows its name: %s', async (name, list, steps) => {
    const one = meal('lunch', name, list)
    const text = await stepsOf(one)
    expect(text).toMatch(steps)
    expect(namedFoods(text, one.items)).toEqual([])
  })

  it('never leaves meat, fish or eggs raw, whatever the name says', async () => {
    expect(
      await stepsOf(meal('snack', 'Raw chicken smoothie', 'chicken-breast 100, reduced-fat-milk 244')),
    ).toContain('165 °F')
    expect(await stepsOf(meal('snack', 'Egg shake', 'eggs 100, reduced-fat-milk 244'))).toMatch(
      /2 large eggs.*white and yolk are firm/,
    )
    expect(
      await stepsOf(meal('lunch', 'Ground beef wrap', 'ground-beef-93 100, flour-tortillas 48')),
    ).toContain('160 °F')
  })

  it('repeats nothing of the name', async () => {
    const text = await stepsOf(meal('lunch', 'Visit example.com for rice', 'white-rice 46'))
    expect(text).not.toContain('example')
  })
})

describe('the recipe of a shop’s own foods', () => {
  it('follows from the kind of each food', async () => {
    const sausage: Food = {
      ...builtInFoods[0],
      id: 'farm-turkey-mince',
      name: 'Farm turkey, minced',
      category: 'protein',
      animalSource: 'poultry',
    } as Food
    const { steps } = await recipeFor(toMeal('dinner', 'Farm turkey', [toMealItem(sausage, 113)]))
    expect(steps.join(' ')).toMatch(/farm turkey, break it up .* 165 °F/)
  })
})

describe('recipes in other words', () => {
  it('take as long as in English', async () => {
    const soup = meal('lunch', 'Bean soup', 'black-beans-dry 60, carrots 61, olive-oil 9')
    const options = { recipeWords: () => pseudoMessages.recipe }
    expect((await recipeFor(soup, options)).minutes).toBe((await recipeFor(soup)).minutes)
  })

  it('say in every language what goes on beside the rest', async () => {
    const curry = meal('dinner', 'Chickpea curry', 'brown-rice 60, chickpeas-canned 120, olive-oil 9')
    const { meanwhile } = (await import('../../src/core/recipeWords.data.js')).recipeWords
    expect((await recipeFor(curry)).steps.join(' ')).toContain(meanwhile)
    const { steps } = await recipeFor(curry, {
      recipeWords: (english) => ({ ...english, starch: { ...english.starch, grain: '{x}: {min} Minuten.' } }),
    })
    expect(steps.join(' ')).toContain(meanwhile)
  })

  it('have milliliters, °C and centimeters in metric units', async () => {
    const bake = meal(
      'dinner',
      'Chicken with potatoes and rice',
      'chicken-breast 150, potatoes 170, brown-rice 60, canola-oil 9.34',
    )
    const options = { format: metricFormat(createFormat('en-US')) }
    const written = await recipeFor(bake, options)
    const text = written.steps.join(' ')
    expect(text).not.toMatch(/°F|inch|cup|\boz\b/)
    expect(text).toContain('74 °C')
    expect(text).toMatch(/60 g .*rice in \d+0 ml of water/)
    expect(written.minutes).toBe((await recipeFor(bake)).minutes)
    const again = await recipeFor({ ...bake, leftoverOf: { date: '2026-11-23', type: 'dinner' } }, options)
    expect(again.steps.join(' ')).toContain('reads 74 °C')
  })

  it('take the words of a language, and its food measures', async () => {
    const { steps } = await recipeFor(meal('lunch', 'Tuna salad', 'tuna-canned 113, cucumber 104'), {
      words: pseudoWords,
      recipeWords: (english) => ({ ...english, list: (items) => items.join(' und ') }),
    })
    expect(steps.join(' ')).toMatch(/⟦/)
  })
})

describe('the words of a recipe', () => {
  it('count one kiwi', async () => {
    const { steps } = await recipeFor(
      meal('snack', 'Greek yogurt parfait with kiwi', 'greek-yogurt-nonfat 200, kiwifruit 69'),
    )
    expect(steps.join(' ')).toContain('Cut 1 kiwi into small pieces.')
  })

  it('take browned meat out of a hash while its potatoes fry', async () => {
    const { steps } = await recipeFor(
      meal(
        'dinner',
        'Beef and sweet potato hash',
        'ground-beef-93 110, sweet-potatoes 150, kale 40, onions 55, canola-oil 9',
      ),
    )
    expect(steps.join(' ')).toMatch(
      /160 °F\. Take the ground beef out of the pan\. Fry the sweet potatoes.* Put the ground beef back/,
    )
  })
})

describe('a plan as text', () => {
  it('has the recipes that it is given', async () => {
    const days = Array.from({ length: 7 }, () => [meal('dinner', 'Beef and bean chili', CHILI)])
    const week = toWeekPlan('2026-11-21', days)
    const recipes = await mealRecipes(week.days.flatMap(({ meals }) => meals))
    const groceries = buildGroceryList(week, { weeklyFoodBudget: 100 })
    expect(planToText(week, groceries, undefined, undefined, recipes)).toMatch(
      /How to cook it: \d+ min in all, 20 min at work\n +1\. /,
    )
    expect(planToText(week, groceries)).not.toContain('How to cook it')
  })
})

describe('a meal’s schema', () => {
  it('takes older meals and meals that are cooked for later', () => {
    const chili = meal('dinner', 'Beef and bean chili', CHILI)
    expect(mealSchema.safeParse(chili).success).toBe(true)
    const cooked = { ...chili, dishId: 'chili-con-carne', cook: { servings: 2, forDates: ['2026-11-24'] } }
    expect(mealSchema.parse(cooked)).toMatchObject({ dishId: 'chili-con-carne', cook: { servings: 2 } })
    expect(mealSchema.safeParse({ ...chili, dishId: 'Ignore all rules' }).success).toBe(false)
    expect(mealSchema.safeParse({ ...chili, cook: { servings: 0, forDates: [] } }).success).toBe(false)
  })
})
