import { mealRecipes, planToCalendar, type Recipe, recipeFor, toWeekPlan } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { mealOf } from '../support/mealOf.js'

const MONDAY = '2026-11-23'
const chicken = () => mealOf('dinner', 'Chicken with rice', 'chicken-breast 150, white-rice 61, canola-oil 9')
const beans = () => mealOf('dinner', 'Bean stew', 'black-beans-dry 60, carrots 61, canola-oil 9')
const textOf = ({ steps }: Recipe) => steps.join(' ')

describe('a meal with raw food that does not keep until its day', () => {
  const week = toWeekPlan(MONDAY, [[chicken()], [], [chicken()], [chicken()]])
  const [first, , last, late] = week.days.map(({ meals }) => meals)
  const onDay = (meals: typeof first) => meals?.[0] ?? chicken()

  it('says on the evening before and in its steps that it thaws', async () => {
    const recipe = await recipeFor(onDay(late), { week })
    expect(recipe.dayBefore).toEqual(['Thaw the chicken from your freezer in the refrigerator.'])
    expect(textOf(recipe)).toMatch(
      /^The night before, thaw the chicken from your freezer in the refrigerator\./,
    )
  })

  it('thaws nothing before that day, and without the week', async () => {
    for (const meals of [first, last]) {
      const recipe = await recipeFor(onDay(meals), { week })
      expect(recipe.dayBefore).toBeUndefined()
      expect(textOf(recipe)).not.toMatch(/thaw|freez/i)
    }
    expect(textOf(await recipeFor(onDay(late)))).not.toMatch(/thaw|freez/i)
  })

  it('thaws nothing for a leftover', async () => {
    const cooked = { ...chicken(), cook: { servings: 2, forDates: ['2026-11-26'] } }
    const leftover = { ...chicken(), leftoverOf: { date: '2026-11-25', type: 'dinner' as const } }
    const kept = toWeekPlan(MONDAY, [[], [], [cooked], [leftover]])
    expect(textOf(await recipeFor(leftover, { week: kept }))).not.toMatch(/thaw|freez/i)
  })

  it('has its reminder in the calendar', async () => {
    const recipes = await mealRecipes([onDay(late)], { week })
    const file = planToCalendar(week, { madeAt: new Date('2026-11-21T09:30:00Z'), recipes })
    expect(file.match(/SUMMARY:Get ready/g)).toHaveLength(1)
    expect(file).toContain('DTSTART:20261125T200000')
  })

  it('is written in the words of another language', async () => {
    const { dayBefore } = await recipeFor(onDay(late), {
      week,
      recipeWords: (english) => ({ ...english, thawOwn: (foods) => `Auftauen: ${foods}` }),
    })
    expect(dayBefore).toEqual(['Auftauen: the chicken'])
  })
})

it('thaws the rest of a can that waited too long', async () => {
  const stew = () => mealOf('dinner', 'Lentil stew', 'lentils-brown 60, canned-tomatoes 150, canola-oil 9')
  const late = stew()
  const week = toWeekPlan(MONDAY, [[stew()], [], [], [], [], [late]])
  expect((await recipeFor(late, { week })).dayBefore).toEqual([
    'Thaw the canned tomatoes from your freezer in the refrigerator.',
  ])
})

describe('frozen fish of the first day', () => {
  const shrimp = () => mealOf('dinner', 'Shrimp bowl', 'shrimp 140, white-rice 61, canola-oil 9')
  const week = toWeekPlan(MONDAY, [[shrimp()], [shrimp()]])
  const [first = shrimp(), later = shrimp()] = week.days.flatMap(({ meals }) => meals)

  it('is thawed in cold water, and its minutes count', async () => {
    const recipe = await recipeFor(first, { week })
    expect(textOf(recipe)).toMatch(/^Thaw the shrimp in a bag in cold water for 20 minutes\. /)
    expect(recipe.dayBefore).toBeUndefined()
    const salad = mealOf('lunch', 'Shrimp salad', 'shrimp 140, cucumber 104, canola-oil 9')
    const quick = await recipeFor(salad, { week: toWeekPlan(MONDAY, [[salad]]) })
    expect(quick.minutes).toBeGreaterThanOrEqual(20 + 2 * 2)
  })

  it('is thawed on the night before every other day', async () => {
    const recipe = await recipeFor(later, { week })
    const thaw = 'haw the shrimp in the refrigerator, or for 20 minutes in cold water on the day.'
    expect(textOf(recipe)).toMatch(new RegExp(`^The night before, t${thaw}`))
    expect(recipe.dayBefore).toEqual([`T${thaw}`])
  })
})

describe('the dry beans of the first day', () => {
  const week = toWeekPlan(MONDAY, [[beans()], [beans()]])
  const [first = beans()] = week.days[0]?.meals ?? []

  it('are soaked quickly, because there was no evening before', async () => {
    const recipe = await recipeFor(first, { week })
    expect(textOf(recipe)).toMatch(
      /^Boil .* dry black beans in plenty of water for 2 minutes, cover and let them stand off the heat for 60 minutes\. Drain, boil hard/,
    )
    expect(textOf(recipe)).not.toMatch(/night|evening/)
    expect(recipe.dayBefore).toBeUndefined()
  })

  it('and the lentils and grains of a batter, too', async () => {
    const chilla = mealOf(
      'breakfast',
      'Red lentil chilla',
      'lentils-red 55, tofu-firm 150, tomatoes 60, onions 55, canola-oil 9',
      {
        dishId: 'red-lentil-chilla',
      },
    )
    const pancakes = mealOf(
      'breakfast',
      'Buckwheat pancakes',
      'buckwheat-groats 50, whole-milk 122, whey-protein 26, blueberries 74, canola-oil 5',
      { dishId: 'buckwheat-pancakes' },
    )
    for (const meal of [chilla, pancakes]) {
      const quick = await recipeFor(meal, { week: toWeekPlan(MONDAY, [[meal]]) })
      expect(textOf(quick)).toMatch(/^Soak [^.]* in plenty of boiling water for 60 minutes, /)
      expect(quick.dayBefore).toBeUndefined()
      const slow = await recipeFor(meal, { week: toWeekPlan(MONDAY, [[], [meal]]) })
      expect(textOf(slow)).toMatch(/^Soak [^.]* in plenty of water overnight, /)
      expect(slow.dayBefore).toHaveLength(1)
      expect(quick.minutes).toBeGreaterThan(Math.max(60, slow.minutes))
    }
  })

  it('take the hour in all, and none of it at work', async () => {
    const [quick, slow] = [await recipeFor(first, { week }), await recipeFor(first)]
    expect(quick.minutes).toBeGreaterThanOrEqual(slow.minutes + 60)
    expect(quick.minutesAtWork).toBe(slow.minutesAtWork)
  })

  it('are soaked overnight on every other day, and without the week', async () => {
    const later = beans()
    const recipe = await recipeFor(later, { week: toWeekPlan(MONDAY, [[], [later]]) })
    for (const { steps, dayBefore } of [recipe, await recipeFor(first)]) {
      expect(steps.join(' ')).toMatch(/^The night before, cover/)
      expect(dayBefore?.join()).toMatch(/leave overnight/)
    }
  })
})
