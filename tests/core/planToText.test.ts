import {
  buildGroceryList,
  builtInFoods,
  type Food,
  indexFoods,
  type MealType,
  planToText,
  toMeal,
  toMealItem,
  toWeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

const foods = indexFoods(builtInFoods)

function item(id: string, grams: number, change: Partial<Food> = {}) {
  const food = foods.get(id)
  if (food === undefined) throw new Error(`No food with id ${id}`)
  return toMealItem({ ...food, ...change }, grams)
}

const breakfast = () =>
  toMeal('breakfast', 'Oatmeal with almonds', [item('rolled-oats', 60), item('almonds', 20)])
const dinner = () => toMeal('dinner', 'Salmon with potatoes', [item('salmon', 130), item('potatoes', 213)])
const lateMorning = () => toMeal('snack2', 'Boiled eggs', [item('eggs', 100)])

function weekText(budget = 500, startDate = '2026-11-21') {
  const week = toWeekPlan(
    startDate,
    Array.from({ length: 7 }, () => [dinner(), breakfast(), lateMorning()]),
  )
  return planToText(week, buildGroceryList(week, { weeklyFoodBudget: budget }))
}

describe('planToText', () => {
  it('opens with the week and its first day, with meals in the order they are eaten', () => {
    expect(weekText().split('\n').slice(0, 20)).toEqual([
      'Your 7-Day Meal Plan',
      '====================',
      'Saturday, November 21 to Friday, November 27, 2026',
      '',
      'Saturday, November 21',
      '---------------------',
      '921 kcal · protein 56 g · carbs 83 g · fat 41 g',
      '',
      ' 7:00 AM  Breakfast: Oatmeal with almonds (343 kcal)',
      '          - Rolled oats: 2.1 oz · 3/4 cup dry · 60 g',
      '          - Almonds: 0.7 oz · 16 kernels · 20 g',
      '',
      '10:00 AM  Snack: Boiled eggs (143 kcal)',
      '          - Eggs, large: 3.5 oz · 2 large eggs · 100 g',
      '',
      ' 7:00 PM  Dinner: Salmon with potatoes (434 kcal)',
      '          - Salmon fillet: 4.6 oz · 130 g',
      '          - Potatoes: 7.5 oz · 1 medium · 213 g',
      '',
      'Sunday, November 22',
    ])
  })

  it('continues with the totals of the week and the groceries by category, and ends with a caution', () => {
    const text = weekText()
    expect(text.slice(text.indexOf('Week totals'))).toBe(`Week totals
-----------
6,444 kcal · protein 389 g · carbs 580 g · fat 287 g
Average day: 921 kcal · protein 56 g · carbs 83 g · fat 41 g

Grocery list
------------
Proteins: $29.61
  [ ]  $3.76  Eggs, large: 1 dozen + 1 half dozen
  [ ] $25.85  Salmon fillet: 2.25 lb

Produce: $3.15
  [ ]  $3.15  Potatoes: 7 medium

Grains & Carbs: $2.18
  [ ]  $2.18  Rolled oats: 1 canister (18 oz) *

Nuts & Seeds: $3.29
  [ ]  $3.29  Almonds: 1 bag (6 oz) *

At checkout, from an empty cupboard: $38.23
This week uses: $35.94
* Keeps for weeks: what this week uses counts only the share in its meals, at the price of the largest pack.

Labels differ by brand: check the label of everything you buy, above all if you have an allergy.
Prices are estimates. This plan is general nutrition information, not medical advice: talk to a healthcare
professional before you change how you eat.
`)
  })

  it('says what the plan costs in full when the list is scaled down', () => {
    const text = weekText(25)
    expect(text).toMatch(
      /\nCost of the scaled list: \$25\.00\nAt the shop these packs cost about \$[\d.]+\.\nScaled/,
    )
    expect(text).toContain('costs are parts of it.')
    expect(text).toContain('In full, this week’s share of the packs costs $35.94.\n')
    expect(text).toContain('[ ]  $0.82  Rolled oats: 1 canister (18 oz) * ($2.18 at the shop)\n')
    expect(weekText(500)).not.toContain('Scaled down')
  })

  it('names every day of a week that runs into the next year', () => {
    const text = weekText(500, '2026-12-28')
    expect(text).toContain('Monday, December 28 to Sunday, January 3, 2027')
    expect(text.match(/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \w+ \d+$/gm)).toEqual([
      'Monday, December 28',
      'Tuesday, December 29',
      'Wednesday, December 30',
      'Thursday, December 31',
      'Friday, January 1',
      'Saturday, January 2',
      'Sunday, January 3',
    ])
  })

  it('keeps a name with line breaks or control characters on its line', () => {
    const meal = (type: MealType) =>
      toMeal(type, 'Soup\r\n\u0007Total: $0', [item('kale', 67, { name: 'Kale\nfree' })])
    const week = toWeekPlan('2026-11-21', [[meal('lunch')]])
    const text = planToText(week, buildGroceryList(week, { weeklyFoodBudget: 100, foods: [] }))
    expect(text).toContain('12:30 PM  Lunch: Soup Total: $0 (23 kcal)\n')
    expect(text).toContain('- Kale free: 2.4 oz · 1 cup chopped · 67 g\n')
    expect(text).toContain('[ ] $0.75  Kale free: 3 oz\n')
  })

  it('says which meal is eaten out, and that the average is without it', () => {
    const week = toWeekPlan('2026-11-21', [[breakfast()], [breakfast(), dinner()]])
    const list = buildGroceryList(week, { weeklyFoodBudget: 500 })
    const out = { date: '2026-11-21', type: 'dinner' as const, freeShare: 0.3 }
    const leftOut = { date: '2026-11-22', type: 'lunch' as const, freeShare: 0 }
    const textWith = (eatenOut: readonly (typeof out | typeof leftOut)[]) =>
      planToText(week, list, undefined, undefined, undefined, undefined, eatenOut)
    expect(textWith([out])).toContain('\n\n 7:00 PM  Dinner: nothing planned\n\nSunday')
    expect(textWith([out])).toMatch(/^Average day with room left for one meal: 560 kcal/m)
    expect(textWith([leftOut])).toBe(textWith([]))
  })

  it('writes a readable text for an empty plan', () => {
    const week = { startDate: '2026-11-21', days: [], totals: toWeekPlan('2026-11-21', []).totals }
    const text = planToText(week, buildGroceryList(week, { weeklyFoodBudget: 100 }))
    expect(text).toContain('At checkout, from an empty cupboard: $0.00')
    expect(text).not.toMatch(/NaN|undefined|null/)
  })
})

it('says the minutes of a recipe in hours from an hour on', () => {
  const meal = dinner()
  const week = toWeekPlan('2026-11-21', [[meal]])
  const list = buildGroceryList(week, { weeklyFoodBudget: 120 })
  const recipe = { minutes: 189, minutesAtWork: 45, servings: 1, steps: ['Cook.'] }
  const [shown = meal] = week.days.flatMap((day) => day.meals)
  expect(planToText(week, list, undefined, undefined, new Map([[shown, recipe]]))).toContain(
    'How to cook it: 3 h 9 min in all, 45 min at work',
  )
})
