import {
  avoidFood,
  buildGroceryList,
  builtInFoods,
  changePlan,
  checkPlan,
  composeMeal,
  foodsFor,
  generateTemplateWeek,
  groceriesOf,
  groceriesToCsv,
  householdMeasure,
  leastCost,
  newPlanState,
  parsePlanLink,
  planToCalendar,
  planToCsv,
  planToJson,
  planToLink,
  planToText,
  readRestrictions,
  recipeFor,
  replanWeek,
  restrictionLabel,
  storeQuantityLabel,
  swapOptions,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const { week, basis } = samplePlan()
const plan = newPlanState(week, basis, 1)
const profile = sampleProfile()
const weeklyFoodBudget = 200
const list = buildGroceryList(week, { weeklyFoodBudget })
const [food] = builtInFoods
const [meal] = week.days[0]?.meals ?? []
const place = { date: week.startDate, type: 'dinner' } as const
const madeAt = new Date(0)
if (!food || !meal) throw new Error('The sample has no food.')

describe('null in place of what may be absent', () => {
  it.each<[string, () => unknown, () => unknown]>([
    ['foods', () => foodsFor(profile, null), () => foodsFor(profile)],
    ['foods of a check', () => checkPlan(week, profile, null, null), () => checkPlan(week, profile)],
    [
      'foods of a meal',
      () => composeMeal('lunch', 'Eggs', [{ id: 'eggs', grams: 50 }], null),
      () => composeMeal('lunch', 'Eggs', [{ id: 'eggs', grams: 50 }]),
    ],
    ['foods and words', () => readRestrictions('vegan', null, null), () => readRestrictions('vegan')],
    [
      'foods and words of a list',
      () => buildGroceryList(week, { weeklyFoodBudget, foods: null, words: null }),
      () => list,
    ],
    [
      'the options of a list',
      () => [groceriesOf(plan, null), groceriesOf(plan, { foods: null, words: null })],
      () => [groceriesOf(plan), groceriesOf(plan)],
    ],
    ['words of a measure', () => householdMeasure(food, 100, null, null), () => householdMeasure(food, 100)],
    [
      'words of an amount',
      () => storeQuantityLabel({ quantity: 2, unit: 'can' }, null, null),
      () => '2 cans',
    ],
    [
      'words of a label',
      () => restrictionLabel({ kind: 'avoid', name: 'peanuts' }, null),
      () => 'no peanuts',
    ],
    ['the options of a table', () => planToCsv(week, null), () => planToCsv(week)],
    [
      'parts of them',
      () => planToCsv(week, { eaters: null, words: null, along: null, format: null }),
      () => planToCsv(week),
    ],
    ['those of another', () => groceriesToCsv(list, null), () => groceriesToCsv(list)],
    [
      'those of a calendar',
      () => planToCalendar(week, { madeAt, recipes: null, eaters: null, eatenOut: null, words: null }),
      () => planToCalendar(week, { madeAt }),
    ],
    [
      'what a text may have',
      () => planToText(week, list, null, null, null, null, null),
      () => planToText(week, list),
    ],
    ['what JSON may have', () => planToJson(week, list, null, null), () => planToJson(week, list)],
    [
      'the options of a link, and foods to read it',
      () => parsePlanLink(planToLink(week, null), null),
      () => parsePlanLink(planToLink(week)),
    ],
  ])('counts as absent: %s', (_, withNull, without) => {
    expect(withNull()).toEqual(without())
  })

  it('counts as absent where the planner works', async () => {
    const request = { profile, startDate: week.startDate }
    const made = await generateTemplateWeek({ ...request, foods: null, pause: null })
    expect(made).toEqual(await generateTemplateWeek(request))
    expect(await replanWeek(plan, 2, null, null, null)).toEqual(await replanWeek(plan, 2))
    expect(await swapOptions(plan, place, null)).toEqual(await swapOptions(plan, place))
    expect(await avoidFood(plan, 'eggs', null)).toEqual(await avoidFood(plan, 'eggs'))
    expect(await recipeFor(meal, null)).toEqual(await recipeFor(meal))
    const options = { words: null, recipeWords: null, format: null, week: null }
    expect(await recipeFor(meal, options)).toEqual(await recipeFor(meal))
  })

  it('counts as absent for the least cost', async () => {
    const least = await leastCost(profile, { foods: null, signal: null, pause: null })
    expect(await leastCost(profile, null)).toEqual(least)
  })
})

describe('a change without its part', () => {
  it.each<[string, object]>([
    ['places', { type: 'lock' }],
    ['places', { type: 'lock', places: null, isLocked: true }],
    ['item', { type: 'addOwn' }],
    ['week', { type: 'week' }],
  ])('is refused by name: %s', (part, change) => {
    const refused = () => changePlan(plan, change as never)
    expect(refused).toThrow(RangeError)
    expect(refused).toThrow(`The change lacks its ${part}, `)
  })
})
