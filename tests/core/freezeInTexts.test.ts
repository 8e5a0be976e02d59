import {
  buildGroceryList,
  coreWords,
  mealRecipes,
  planToText,
  type Recipe,
  type RecipeWords,
  recipeFor,
  toWeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { mealOf } from '../support/mealOf.js'

const MONDAY = '2026-11-23'
const chicken = () => mealOf('dinner', 'Chicken with rice', 'chicken-breast 150, white-rice 61, canola-oil 9')
const tuna = (grams: number) => mealOf('lunch', 'Tuna with rice', `tuna-canned ${grams}, white-rice 61`)
const textOf = ({ steps }: Recipe) => steps.join(' ')

describe('the text of a week with recipes', () => {
  const week = toWeekPlan(MONDAY, [[chicken()], [], [], [chicken()]])
  const meals = week.days.flatMap((day) => day.meals)
  const list = buildGroceryList(week, { weeklyFoodBudget: 120 })

  it('says below the list what to freeze for the meals that thaw it', async () => {
    const text = planToText(week, list, undefined, undefined, await mealRecipes(meals, { week }))
    expect(text).toContain('The night before, thaw the chicken from your freezer')
    expect(text.match(/^After the shopping, freeze .*/gm)).toEqual([
      'After the shopping, freeze 5 oz chicken breast for Thursday’s dinner.',
    ])
  })

  it('says it once for all meals that thaw a food, in bags', async () => {
    const days = toWeekPlan(MONDAY, [[chicken()], [], [], [chicken()], [chicken()]])
    const all = days.days.flatMap((day) => day.meals)
    const recipes = await mealRecipes(all, { week: days, people: 2 })
    const text = planToText(days, list, undefined, undefined, recipes)
    expect(text.match(/^After the shopping, freeze .*/gm)).toEqual([
      'After the shopping, freeze chicken breast in 2 bags of 11 oz, for Thursday and Friday’s dinner.',
    ])
  })

  it('says it once if the list has notes of its own', async () => {
    const noted = { ...list, notes: ['Freeze the chicken.'] }
    const text = planToText(week, noted, undefined, undefined, await mealRecipes(meals, { week }))
    expect(text).toContain('Freeze the chicken.')
    expect(text).not.toContain('After the shopping')
  })
})

describe('a recipe of a week', () => {
  const week = toWeekPlan(MONDAY, [[tuna(60)], [], [], [], [], [tuna(40)]])
  const [late = tuna(40)] = week.days[5]?.meals ?? []

  it('is the same for a copy of its meal', async () => {
    const sent: typeof late = JSON.parse(JSON.stringify(late))
    expect(await recipeFor(sent, { week })).toEqual(await recipeFor(late, { week }))
  })

  it('gives other words the name of a meal as they wrote it', async () => {
    const words = { ...coreWords, mealType: { ...coreWords.mealType, lunch: 'Mittagessen' } }
    const told: string[] = []
    const recipeWords = (english: RecipeWords): RecipeWords => ({
      ...english,
      mealOn: (_day, meal) => {
        told.push(meal)
        return meal
      },
    })
    const { freeze } = await recipeFor(late, { week, words, recipeWords })
    expect(told).toContain('Mittagessen')
    expect(freeze?.join()).toContain('Mittagessen')
  })
})

describe('the rest of a can', () => {
  const lateLunch = async (grams: number) => {
    const week = toWeekPlan(MONDAY, [[tuna(60)], [], [], [], [], [tuna(grams)]])
    const [meal = tuna(grams)] = week.days[5]?.meals ?? []
    return recipeFor(meal, { week })
  }

  it('is frozen when it is opened, as much as the late meal takes', async () => {
    expect((await lateLunch(40)).freeze).toEqual([
      'When you first use it, freeze 1/3 can tuna for Saturday’s lunch.',
    ])
  })

  it('leaves in the refrigerator what meals in between take', async () => {
    const salmon = () => mealOf('lunch', 'Salmon with rice', 'salmon-canned 57, white-rice 61')
    const late = [salmon(), salmon()]
    const week = toWeekPlan(MONDAY, [[salmon()], [], [salmon()], [], [], ...late.map((meal) => [meal])])
    const [saturday = salmon()] = late
    expect((await recipeFor(saturday, { week })).freeze).toEqual([
      'When you first use it, freeze canned salmon in 2 bags of 2 oz, for Saturday and Sunday’s lunch.',
    ])
  })

  it('is joined by another can where it is less than the dish takes', async () => {
    expect(textOf(await lateLunch(40))).not.toMatch(/new pack/)
    const late = await lateLunch(140)
    expect(textOf(late)).toMatch(
      /^The night before, thaw the canned tuna from your freezer in the refrigerator\. Open a new pack for the rest: 3\/4 can tuna\./,
    )
    expect(late.dayBefore).toEqual(['Thaw the canned tuna from your freezer in the refrigerator.'])
  })
})

it('freezes cut pineapple, which goes frozen into a blender', async () => {
  const shake = () => mealOf('snack', 'Pineapple shake', 'pineapple 165, whole-milk 244')
  const late = [mealOf('lunch', 'Pineapple salad', 'pineapple 165, cucumber 104'), shake()]
  const week = toWeekPlan(MONDAY, [[shake()], [], [], [], late])
  const [salad, blended] = await Promise.all(late.map((meal) => recipeFor(meal, { week })))
  expect(salad?.freeze?.join()).toMatch(/^When you first use it, freeze pineapple in 2 bags of 1 cup/)
  expect(salad?.dayBefore?.join()).toMatch(/^Thaw the pineapple/)
  expect(blended?.dayBefore).toBeUndefined()
})

describe('what is soaked overnight', () => {
  const oats = (type: 'breakfast' | 'snack') =>
    mealOf(type, 'Overnight oats with milk', 'rolled-oats 40, whole-milk 244, blueberries 74')

  it('stands as long as there is time on the first morning', async () => {
    const week = toWeekPlan(MONDAY, [[oats('breakfast'), oats('snack')], [oats('breakfast')]])
    const [first, snack, second] = week.days.flatMap((day) => day.meals)
    const quick = await recipeFor(first ?? oats('breakfast'), { week })
    expect(textOf(quick)).toMatch(/Let it stand for 15 minutes/)
    expect(quick.dayBefore).toBeUndefined()
    expect(quick.minutes).toBeLessThanOrEqual(30)
    for (const meal of [snack, second]) {
      const slow = await recipeFor(meal ?? oats('snack'), { week })
      expect(textOf(slow)).toMatch(/at least 2 hours or overnight/)
      expect(slow.dayBefore).toHaveLength(1)
      expect(slow.minutes).toBeGreaterThanOrEqual(120)
    }
  })
})
