import {
  createFormat,
  generateTemplateWeek,
  type Meal,
  mealRecipes,
  metricFormat,
  type Recipe,
  type RecipeOptions,
  recipeFor,
  toWeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { mealOf } from '../support/mealOf.js'
import { sampleProfile } from '../support/sampleProfile.js'

const MONDAY = '2026-11-23'

const soup = mealOf('lunch', 'Cuban black bean soup', 'black-beans-dry 50, carrots 61, canola-oil 9.3')
const skillet = mealOf(
  'dinner',
  'Skillet with black beans',
  'black-beans-dry 25, cabbage 100, canola-oil 9.3',
)
const salad = mealOf('dinner', 'Black bean salad', 'black-beans-dry 50, tomatoes 123')
const apple = mealOf('lunch', 'Apple', 'apples 182')

/** The text of a meal's steps in a week of these days. */
async function stepsIn(days: readonly Meal[][], meal: Meal, options: RecipeOptions = {}): Promise<string> {
  const week = toWeekPlan(MONDAY, days)
  return (await recipeFor(meal, { ...options, week })).steps.join(' ')
}

describe('dry beans of several meals of a week', () => {
  const days = [[soup], [skillet], [apple], [apple], [apple], [apple], [salad]]
  const week = toWeekPlan(MONDAY, days)

  it('are cooked with the first meal, which puts away what is for the others', async () => {
    const text = await stepsIn(days, soup)
    expect(text).toContain('Boil 2/3 cup dry black beans in plenty of water')
    expect(text).toContain('refrigerate 1/3 cup of the black beans for Tuesday’s dinner.')
  })

  it('are put away with their time for one of several snacks of a day', async () => {
    const snack = (type: Meal['type'], grams: number) =>
      mealOf(type, 'Black bean dip', `black-beans-dry ${grams}, carrots 40`)
    const two = [
      [soup, snack('snack', 25)],
      [snack('snack', 25), snack('snack2', 50)],
    ]
    expect(await stepsIn(two, soup)).toContain(
      'refrigerate 1/3 cup of the black beans for today’s snack, 2/3 cup for Tuesday’s snack (10:00 AM) and 1/3 cup for Tuesday’s snack (3:00 PM).',
    )
  })

  it('are frozen where they wait longer than four days', async () => {
    expect(await stepsIn(days, soup)).toContain(
      'freeze 2/3 cup of the black beans for Sunday’s dinner, flat in a bag.',
    )
    const { steps, dayBefore } = await recipeFor(salad, { week })
    expect(steps.join(' ')).toContain(
      'The night before, thaw 2/3 cup of the black beans that you cooked on Monday.',
    )
    expect(dayBefore?.join(' ')).toMatch(/^Thaw the black beans in the refrigerator/)
  })

  it('are frozen apart for each meal, as much as it takes out', async () => {
    const twice = [[soup], [], [], [], [], [skillet], [salad]]
    expect(await stepsIn(twice, soup)).toContain(
      'freeze 1/3 cup of the black beans for Saturday’s dinner and 2/3 cup for Sunday’s dinner, each flat in a bag of its own.',
    )
    expect(await stepsIn(twice, skillet)).toContain('The night before, thaw 1/3 cup of the black beans')
    expect(await stepsIn(twice, salad)).toContain('The night before, thaw 2/3 cup of the black beans')
  })

  it('are thawed in one evening, which is named once', async () => {
    const beans = 'black-beans-dry 25, chickpeas-dry 25'
    const first = mealOf('lunch', 'Bean soup', `${beans}, carrots 61`)
    const last = mealOf(
      'dinner',
      'Bean chili',
      `${beans}, canned-tomatoes 240, onions 55, cumin 1, canola-oil 9`,
    )
    expect(await stepsIn([[first], [apple], [apple], [apple], [apple], [apple], [last]], last)).toMatch(
      /^The night before, thaw 1\/3 cup of the [^.]*\. Also thaw 1\/3 cup of the [^.]*\. (?!.*The night before)/,
    )
  })

  it('are frozen in several flat bags where a crowd eats: a thick block would not thaw overnight', async () => {
    expect(await stepsIn(days, soup, { people: 5 })).toContain(
      'of the black beans for Sunday’s dinner, in flat bags.',
    )
  })

  it('are frozen for a dish of which the last portion is eaten after that', async () => {
    const kept = { ...salad, cook: { servings: 2, forDates: ['2026-11-28'] } }
    const left = { ...salad, leftoverOf: { date: '2026-11-26', type: 'dinner' as const } }
    expect(await stepsIn([[soup], [], [], [kept], [], [left]], kept)).toMatch(
      /The night before, thaw .* cooked on Monday/,
    )
    expect(await stepsIn([[soup], [], [], [salad], [], []], salad)).toMatch(/Take out .* cooked on Monday/)
  })

  it('are not frozen for a night if the dish of the next day cooks them again', async () => {
    const cold = { ...salad, cook: { servings: 2, forDates: ['2026-11-28'] } }
    const hot = { ...skillet, cook: { servings: 2, forDates: ['2026-11-28'] } }
    expect(await stepsIn([[soup], [hot]], soup)).toContain(
      'refrigerate 2/3 cup of the black beans for Tuesday’s',
    )
    expect(await stepsIn([[soup], [hot]], hot)).toContain('Take out 2/3 cup of the black beans')
    expect(await stepsIn([[soup], [cold]], soup)).toContain('freeze 1 1/3 cups of the black beans')
  })

  it('are taken out without a soak, a boil or the minutes for it', async () => {
    const { minutes, steps, dayBefore } = await recipeFor(skillet, { week })
    expect(steps.join(' ')).toContain('Take out 1/3 cup of the black beans that you cooked on Monday.')
    expect(steps.join(' ')).not.toMatch(/boil hard|soak|cold water/)
    expect(minutes).toBeLessThan(60)
    expect(dayBefore).toBeUndefined()
  })

  it('are warmed where they come into a dish that is done', async () => {
    expect(await stepsIn(days, skillet)).toMatch(
      /cooked on Monday\..*Heat the black beans with a spoon of water in a pan or microwave for 2 minutes, until steaming \(165 °F\)\. Fold in the black beans\./,
    )
    expect(await stepsIn(days, salad)).toMatch(/cooked on Monday\. (?!.*Heat the black beans)/)
  })

  it('leave a snack of them the minutes of its own work', async () => {
    const hummus = mealOf(
      'snack',
      'Chickpea hummus with carrot sticks',
      'chickpeas-dry 35, carrots 40, canola-oil 5',
      { dishId: 'split-pea-hummus-carrots' },
    )
    const dip = mealOf(
      'snack',
      'Pinto bean and mustard dip',
      'pinto-beans-dry 35, carrots 40, canola-oil 5',
      { dishId: 'white-bean-mustard-dip' },
    )
    const chili = mealOf('lunch', 'Pinto bean salad', 'pinto-beans-dry 50, tomatoes 123')
    const taken = await recipeFor(dip, { week: toWeekPlan(MONDAY, [[chili], [dip]]) })
    expect(taken.minutes).toBeLessThanOrEqual(15)
    const first = mealOf('lunch', 'Chickpea salad', 'chickpeas-dry 50, tomatoes 123')
    const withWeek = await recipeFor(hummus, { week: toWeekPlan(MONDAY, [[first], [hummus]]) })
    expect(withWeek.minutes).toBeLessThanOrEqual(15)
    expect((await recipeFor(hummus)).minutes).toBeGreaterThanOrEqual(60)
  })

  it('are cooked by each meal alone without its week, and if the meal is not in it', async () => {
    for (const options of [{}, { week: toWeekPlan(MONDAY, [[soup]]) }]) {
      const { steps, minutes } = await recipeFor(skillet, options)
      expect(steps.join(' ')).toMatch(/cover 2 tbsp dry black beans .* boil hard/)
      expect(minutes).toBeGreaterThanOrEqual(70)
    }
  })

  it('belong to the next meal if the first is no longer in the week', async () => {
    expect(await stepsIn([[], [skillet], [salad]], skillet)).toMatch(/boil hard.*for Wednesday’s dinner/)
  })

  it('are measured for all who eat and all servings', async () => {
    const kept = { ...skillet, cook: { servings: 2, forDates: ['2026-11-25'] } }
    const text = await stepsIn([[soup], [kept]], soup, { people: 2 })
    // 2 × 50 g and 2 × 2 × 25 g.
    expect(text).toContain('Boil 1 cup dry black beans')
    expect(text).toContain('refrigerate 1 1/3 cups of the black beans')
  })

  it('are weighed in metric units', async () => {
    const text = await stepsIn(days, soup, { format: metricFormat(createFormat('en-US')) })
    expect(text).toContain('refrigerate 60 g of the black beans')
  })

  it('of a breakfast are cooked on the evening before, for the others too', async () => {
    const tacos = mealOf('breakfast', 'Tacos', 'black-beans-dry 50, eggs 100, corn-tortillas 48')
    const both = [[], [tacos, skillet]]
    expect(await stepsIn(both, tacos)).toMatch(
      /^The evening before, boil about 1\/3 cup dry black beans.*refrigerate 1\/3 cup of the black beans for Tuesday’s dinner\. In the morning, take out this meal’s share of the black beans and heat it/,
    )
    expect(await stepsIn(both, skillet)).toContain('the black beans that you cooked on Monday.')
  })
})

describe('seitan of several meals of a week', () => {
  const stirFry = mealOf('dinner', 'Seitan stir-fry', 'vital-wheat-gluten 60, cabbage 100, canola-oil 9.3')
  const patties = mealOf(
    'breakfast',
    'Seitan patties',
    'vital-wheat-gluten 45, potatoes 107, tomatoes 123, canola-oil 9.3',
    { dishId: 'seitan-sausage-patties' },
  )

  it('is made once', async () => {
    const bowl = { ...stirFry, name: 'Seitan bowl' }
    const days = [[stirFry], [bowl]]
    expect(await stepsIn(days, stirFry)).toMatch(/Stir 1 cup dry vital wheat gluten.*Tuesday’s dinner/)
    expect(await stepsIn(days, bowl)).toMatch(/^Take out 1 cup of the seitan that you cooked on Monday\./)
  })

  it('saves its minutes where it is taken out', async () => {
    const list = 'vital-wheat-gluten 38, mozzarella 30, cabbage 70, canola-oil 13'
    const melt = mealOf('lunch', 'Seitan and mozzarella melt', list, { dishId: 'seitan-cheese-melt' })
    const { minutes } = await recipeFor(melt, { week: toWeekPlan(MONDAY, [[melt]]) })
    const later = await recipeFor(melt, { week: toWeekPlan(MONDAY, [[stirFry], [melt]]) })
    expect(minutes).toBe(45)
    expect(later.minutes).toBe(20)
  })

  it('is made anew for patties, which are shaped of the dough', async () => {
    expect(await stepsIn([[stirFry], [patties]], patties)).not.toContain('cooked on Monday')
    expect(await stepsIn([[stirFry], [patties]], stirFry)).toContain('1/2 cup dry vital wheat gluten')
  })
})

it('boils each kind of dry beans once in a week', async () => {
  const profile = sampleProfile({ dietaryRestrictions: 'vegan', weeklyFoodBudget: 45, mealsPerDay: 5 })
  let taken = 0
  for (const seed of [1, 2, 3]) {
    const week = await generateTemplateWeek({ profile, startDate: MONDAY, seed })
    const recipes = await mealRecipes(
      week.days.flatMap(({ meals }) => meals),
      { week },
    )
    const textOf = ({ steps }: Recipe) => steps.join(' ')
    const texts = [...recipes.values()].map(textOf).join(' ')
    const boiled = Array.from(
      texts.matchAll(/(?:cover|boil) [^.]*? dry ([a-z -]+) (?:with|in) plenty/gi),
      ([, food]) => food,
    )
    expect(boiled.length).toBeGreaterThan(0)
    expect(new Set(boiled).size, boiled.join(', ')).toBe(boiled.length)
    taken += texts.match(/that you cooked on/g)?.length ?? 0
  }
  expect(taken).toBeGreaterThan(3)
})

it.each([
  ['Black bean chili', 'black-beans-dry 100, carrots 61, canola-oil 9.3'],
  ['Seitan stir-fry', 'vital-wheat-gluten 60, cabbage 100, canola-oil 9.3'],
  ['Chicken and rice bowl', 'chicken-breast 150, white-rice 92, broccoli 91'],
])('cooks no more at once than a pot of a home kitchen holds: %s', async (name, list) => {
  const meals = [1, 2, 3, 4].map((day) => mealOf('dinner', `${name} ${day}`, list))
  const week = toWeekPlan(
    MONDAY,
    meals.map((meal) => [meal]),
  )
  const cookedBy = async (people: number) => {
    const texts = [...(await mealRecipes(meals, { week, people })).values()].map(({ steps }) =>
      steps.join(' '),
    )
    return texts.map((text) => /\b\d+ cups dry/.exec(text)?.[0] ?? '')
  }
  expect(await cookedBy(2)).toEqual(['4 cups dry', '', '', ''])
  expect(await cookedBy(4)).toEqual(['4 cups dry', '', '4 cups dry', ''])
})

it('fills no pot over its brim with unequal meals', async () => {
  const meals = [125, 150, 125, 50].map((grams, day) =>
    mealOf('dinner', `Black bean chili ${day}`, `black-beans-dry ${grams}, carrots 61, canola-oil 9.3`),
  )
  const week = toWeekPlan(
    MONDAY,
    meals.map((meal) => [meal]),
  )
  const texts = [...(await mealRecipes(meals, { week, people: 4 })).values()].map(({ steps }) =>
    steps.join(' '),
  )
  const cups = texts.flatMap((text) => /\b(\d+)[^.]*? cups dry/.exec(text)?.[1] ?? [])
  expect(cups.length).toBeGreaterThan(1)
  // A cup holds 184 g, and a pot 900 g.
  for (const count of cups) expect(Number(count)).toBeLessThan(5)
})

it('kneads seitan of another cut by itself', async () => {
  const steaks = mealOf(
    'dinner',
    'Seitan steaks with potatoes',
    'vital-wheat-gluten 60, potatoes 200, canola-oil 9.3',
  )
  const wok = mealOf('dinner', 'Seitan stir-fry', 'vital-wheat-gluten 60, cabbage 100, canola-oil 9.3')
  const week = toWeekPlan(MONDAY, [[steaks], [wok]])
  const [first, second] = [...(await mealRecipes([steaks, wok], { week })).values()].map(({ steps }) =>
    steps.join(' '),
  )
  expect(first).toMatch(/press it into flat steaks/)
  expect(first).not.toMatch(/refrigerate [^.]*seitan/)
  expect(second).toMatch(/cut it into small pieces/)
})

const bowl = mealOf('dinner', 'Chicken and rice bowl', 'chicken-breast 150, white-rice 61, broccoli 91')
const fried = mealOf('lunch', 'Egg fried rice', 'white-rice 61, eggs 100, canola-oil 9.3')
const beef = mealOf('lunch', 'Beef and rice bowl', 'ground-beef-93 120, white-rice 61, broccoli 91')
const congee = mealOf('breakfast', 'Rice porridge', 'white-rice 50, whole-milk 244')

describe('grain of several meals of a week', () => {
  const days = [[bowl], [fried], [beef]]

  it('is cooked with the first meal, and put away within two hours', async () => {
    const text = await stepsIn(days, bowl)
    expect(text).toContain('Simmer 1 cup dry white rice in 2 cups of water')
    expect(text).toContain(
      'Within 2 hours, refrigerate 1 cup of the rice for Tuesday’s lunch and 1 cup for Wednesday’s lunch.',
    )
  })

  it('is taken out for the others and warmed', async () => {
    const text = await stepsIn(days, beef)
    expect(text).toMatch(
      /Take out 1 cup of the rice that you cooked on Monday\..*Heat the rice with a spoon of water [^.]*165 °F\)\. Put the rice into bowls/,
    )
    expect(text).not.toMatch(/Simmer .* rice/)
  })

  it('is fried cold, and spread on a plate only where it was just cooked', async () => {
    expect(await stepsIn(days, fried)).not.toMatch(/[Hh]eat the rice|on a plate to cool/)
    expect(await stepsIn([[fried]], fried)).toContain('Spread the rice on a plate to cool.')
  })

  it('saves its minutes', async () => {
    const brown = (name: string, type: Meal['type']) =>
      mealOf(type, name, 'chicken-breast 150, brown-rice 61, broccoli 91')
    const [first, second] = [brown('Chicken and rice bowl', 'lunch'), brown('Rice bowl', 'dinner')]
    const week = toWeekPlan(MONDAY, [[first], [second]])
    expect((await recipeFor(second, { week })).minutes).toBeLessThanOrEqual(30)
    expect((await recipeFor(second)).minutes).toBeGreaterThanOrEqual(50)
  })

  it('is cooked again after four days, and never frozen', async () => {
    const last = mealOf('dinner', 'Turkey and rice bowl', 'turkey-breast 150, white-rice 61, broccoli 91')
    const week = [[bowl], [fried], [], [], [], [], [last]]
    expect(await stepsIn(week, last)).toContain('Simmer 1/3 cup dry white rice')
    expect(await stepsIn(week, bowl)).not.toMatch(/freeze|Sunday/)
  })

  it('is fresh in a dish that is kept for another day, so that it is heated up once', async () => {
    const kept = { ...beef, cook: { servings: 2, forDates: ['2026-11-26'] } }
    expect(await stepsIn([[bowl], [], [kept]], kept)).toContain('Simmer 2/3 cup dry white rice')
  })

  it('comes from the pot of an earlier meal of the day, also for a dish that is kept', async () => {
    const kept = { ...bowl, cook: { servings: 2, forDates: ['2026-11-24'] } }
    const day = [[beef, kept]]
    expect(await stepsIn(day, beef)).toContain('refrigerate 2 1/4 cups of the rice for today’s dinner.')
    expect(await stepsIn(day, kept)).toContain('Take out 2 1/4 cups of the rice that you cooked today.')
    const curry = { ...kept, name: 'Chicken curry' }
    // Only today’s share is heated. The rest is boxed as it is.
    expect(await stepsIn([[beef, curry]], curry)).toMatch(
      /cooked today\..*Divide it and the rice into 2 portions\..*For today: Heat the rice with a spoon of water [^.]*165 °F\)\. Serve with the rice\.$/,
    )
  })

  it('is cooked in the dish where that is how the dish is made', async () => {
    const raw = [
      congee,
      mealOf('lunch', 'Chicken and rice soup', 'chicken-breast 120, white-rice 40, carrots 61'),
    ]
    for (const meal of raw) {
      expect(await stepsIn([[bowl], [meal]], meal)).not.toContain('Take out')
      expect(await stepsIn([[bowl], [meal]], bowl)).not.toContain('Tuesday')
    }
  })
})

describe('grain or lentils of a breakfast that boil for long', () => {
  const fried = () =>
    mealOf('breakfast', 'Breakfast fried rice', 'eggs 100, brown-rice 60, carrots 61, canola-oil 9', {
      dishId: 'breakfast-fried-rice',
    })
  const pudding = () =>
    mealOf('breakfast', 'Brown rice porridge', 'brown-rice 50, whole-milk 244, cinnamon 1, peanuts 20')
  const weekOf = (meal: () => Meal) => toWeekPlan('2026-11-23', [[meal()], [meal()]])

  it('are cooked on the evening before, and on the first day in the morning', async () => {
    const week = weekOf(fried)
    const [first = fried(), second = fried()] = week.days.flatMap((day) => day.meals)
    const alone = toWeekPlan('2026-11-23', [[], [second]])
    expect((await recipeFor(first, { week })).steps.join(' ')).toMatch(/^Simmer [^.]*brown rice/)
    const { steps, minutes, minutesAtWork, dayBefore } = await recipeFor(alone.days[1]?.meals[0] ?? second, {
      week: alone,
    })
    expect(steps.join(' ')).toMatch(
      /^The evening before, simmer 1\/3 cup dry brown rice [^.]* for 45 minutes, until tender, and refrigerate\. (?!.*to cool)/,
    )
    expect(dayBefore).toEqual([
      'Cook 1/3 cup dry brown rice now, as the recipe says, and refrigerate. It takes about 50 minutes, most of them without you.',
    ])
    expect(minutes).toBeLessThanOrEqual(50 + minutesAtWork + 10)
  })

  it('come from the pot of that evening’s dinner, also for a dish that is kept', async () => {
    const dinner = mealOf('dinner', 'Chicken with brown rice', 'chicken-breast 150, brown-rice 60')
    const kept = { ...fried(), cook: { servings: 2, forDates: ['2026-11-25'] } }
    const week = toWeekPlan('2026-11-23', [[dinner], [kept]])
    expect((await recipeFor(dinner, { week })).steps.join(' ')).toMatch(
      /refrigerate [^.]* of the brown rice for Tuesday’s breakfast/,
    )
    const { steps, dayBefore } = await recipeFor(kept, { week })
    expect(steps[0]).toMatch(/^Take out [^.]* of the brown rice that you cooked on Monday/)
    expect(dayBefore).toBeUndefined()
  })

  it('are cooked before the eggs of the morning boil', async () => {
    const cakes = mealOf(
      'breakfast',
      'Split pea cakes with eggs',
      'split-peas 65, eggs 150, vital-wheat-gluten 60, canola-oil 9',
      { dishId: 'split-pea-egg-cakes', cook: { servings: 2, forDates: ['2026-11-25'] } },
    )
    const week = toWeekPlan('2026-11-23', [[], [cakes]])
    expect((await recipeFor(cakes, { week })).steps.join(' ')).toMatch(
      /^The evening before, .*Boil 3 large eggs/,
    )
  })

  it('go into the milk of a pudding when they are soft', async () => {
    const { steps } = await recipeFor(pudding())
    expect(steps.join(' ')).toMatch(
      /^The evening before, simmer [^.]*brown rice [^.]*\. Bring 1 cup milk[^.]* to a simmer with the brown rice[^.]*\. Cook gently for 10 minutes/,
    )
    const week = weekOf(pudding)
    const [first = pudding()] = week.days.flatMap((day) => day.meals)
    expect((await recipeFor(first, { week })).steps.join(' ')).toMatch(
      /^Bring [^.]* to a simmer with [^.]*dry brown rice[^.]*\. Cook gently for 45 minutes/,
    )
  })

  it('wait for nobody where they are soon done', async () => {
    const quick = mealOf('breakfast', 'Breakfast fried rice', 'eggs 100, white-rice 60, canola-oil 9')
    expect((await recipeFor(quick)).dayBefore).toBeUndefined()
  })
})
