import Papa from 'papaparse'
import {
  buildGroceryList,
  builtInFoods,
  changePlan,
  coreWords,
  groceriesOf,
  groceriesToCsv,
  newPlanState,
  type PlanChange,
  type PlanState,
  planBasisOf,
  planToCsv,
  planToJson,
  toMeal,
  toMealItem,
  toWeekPlan,
  weekPlanSchema,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../support/samplePlan.js'
import { seasonedPlan } from '../support/seasonedPlan.js'

const { week, profile } = samplePlan()
const list = buildGroceryList(week, profile)

/** The same plan after a visitor has gone over its list. */
const editedState = () =>
  [
    { type: 'tick', foodId: 'salmon', isTicked: true },
    { type: 'have', foodId: 'brown-rice', isAtHome: true },
    { type: 'quantity', foodId: 'eggs', amount: { quantity: 3, unit: 'dozen' } },
    { type: 'remove', foodId: 'apples', isRemoved: true },
    { type: 'addOwn', item: { id: 'own-1', name: 'Coffee', costUsd: 6 } },
  ].reduce<PlanState>(
    (state, change) => changePlan(state, change as PlanChange),
    newPlanState(week, planBasisOf(profile), 1),
  )

/** The rows of a table, as a parser that is not ours reads them. */
function rowsOf(text: string) {
  const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  expect(errors).toEqual([])
  return data
}

function weekNamed(name: string) {
  const food = builtInFoods[0]
  if (food === undefined) throw new Error('No foods')
  const day = () => [toMeal('dinner', name, [toMealItem(food, 100)])]
  return toWeekPlan('2026-11-21', Array.from({ length: 7 }, day))
}

describe('planToCsv', () => {
  it('has a line for each food, in the order of the day', () => {
    const rows = rowsOf(planToCsv(week))
    expect(rows).toHaveLength(7 * 12)
    expect(rows[0]).toEqual({
      Date: '2026-11-21',
      Day: 'Saturday',
      Time: '07:00',
      Meal: 'Breakfast',
      Dish: 'Oatmeal with banana and almonds',
      Food: 'Rolled oats',
      Grams: '60',
      'Kitchen measure': '3/4 cup dry',
      'Calories (kcal)': rows[0]?.['Calories (kcal)'],
      'Protein (g)': rows[0]?.['Protein (g)'],
      'Carbs (g)': rows[0]?.['Carbs (g)'],
      'Fat (g)': rows[0]?.['Fat (g)'],
    })
  })

  it('has calories that add up to those of the week', () => {
    const sum = rowsOf(planToCsv(week)).reduce((kcal, row) => kcal + Number(row['Calories (kcal)']), 0)
    expect(sum).toBeCloseTo(week.totals.calories, -1)
  })

  it('keeps commas, quotes and line breaks of a name', () => {
    const name = 'Fish, "fresh"\nand chips; \\'
    expect(rowsOf(planToCsv(weekNamed(name)))[0]?.Dish).toBe(name)
  })

  it('ends each line with CRLF', () => {
    const text = planToCsv(week)
    expect(text.endsWith('\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it.each(['=HYPERLINK("https://x.example")', '+1', '-1', '@SUM(A1)', '\n=1'])(
    'writes %s so that no spreadsheet runs it',
    (name) => {
      expect(rowsOf(planToCsv(weekNamed(name)))[0]?.Dish).toBe(`'${name}`)
    },
  )
})

describe('groceriesToCsv', () => {
  it('has a line for each item, with costs that add up and what is ticked', () => {
    const [first] = list.items
    const rows = rowsOf(groceriesToCsv({ ...list, tickedFoodIds: [first?.foodId ?? ''] }))
    expect(rows.map((row) => row.Item)).toEqual(list.items.map(({ name }) => name))
    expect(rows.map((row) => row.Ticked)).toEqual(['yes', ...list.items.slice(1).map(() => 'no')])
    const till = rows.reduce((usd, row) => usd + Number(row['At checkout (USD)']), 0)
    expect(till).toBeCloseTo(list.tillTotal, 2)
  })

  it('ticks nothing that is at home', () => {
    const [first, ...items] = list.items
    if (!first) throw new Error('The list is empty.')
    const rows = rowsOf(groceriesToCsv({ items, atHome: [first], tickedFoodIds: [first.foodId] }))
    expect(rows.at(-1)).toMatchObject({ Item: first.name, Ticked: 'no', 'You have it': 'yes' })
  })

  it('has what the visitor wrote, changed, ticked and has at home, which costs nothing', () => {
    const edited = groceriesOf(editedState())
    const rows = rowsOf(groceriesToCsv({ ...edited, tickedFoodIds: ['own-1'] }))
    const row = (name: string) => rows.find(({ Item }) => Item === name)
    expect(row('Coffee')).toMatchObject({ 'At checkout (USD)': '6', Ticked: 'yes', 'You have it': 'no' })
    expect(row('Eggs, large')).toMatchObject({ 'To buy': '3 dozen' })
    expect(row('Brown rice, dry')).toMatchObject({
      'To buy': '',
      'At checkout (USD)': '0',
      'You have it': 'yes',
    })
    expect(row('Apples')).toBeUndefined()
    const till = rows.reduce((usd, line) => usd + Number(line['At checkout (USD)']), 0)
    expect(till).toBeCloseTo(edited.tillTotal, 2)
  })

  it('has no price for an item of the visitor’s own that was added without one', () => {
    const item = { id: 'own-2', name: 'Tea', costUsd: 0 }
    const edited = groceriesOf(changePlan(editedState(), { type: 'addOwn', item }))
    const row = rowsOf(groceriesToCsv(edited)).find(({ Item }) => Item === 'Tea')
    expect(row).toMatchObject({ 'At checkout (USD)': '' })
  })

  it('does not call the cost of a scaled list that of the checkout', () => {
    const scaled = buildGroceryList(week, { ...profile, weeklyFoodBudget: 25 })
    const [row] = rowsOf(groceriesToCsv(scaled))
    expect(row).not.toHaveProperty('At checkout (USD)')
    expect(row).toMatchObject({ 'Cost of the scaled list (USD)': String(scaled.items[0]?.tillCost) })
  })

  it('has the seasonings that are on the shelf as what the visitor has, at the share that the week uses', () => {
    const seasoned = groceriesOf(newPlanState(seasonedPlan().week, planBasisOf(profile), 1))
    const rows = rowsOf(groceriesToCsv(seasoned))
    expect(rows.find(({ Item }) => Item === 'Ground cumin')).toMatchObject({
      'To buy': '',
      'At checkout (USD)': '0',
      'This week uses (USD)': '0.51',
      'You have it': 'yes',
    })
    const used = rows.reduce((usd, row) => usd + Number(row['This week uses (USD)']), 0)
    expect(used).toBeCloseTo(seasoned.total, 2)
  })

  it('has the tenths of a gram of a seasoning', () => {
    const seasoned = seasonedPlan()
    const rows = rowsOf(groceriesToCsv(buildGroceryList(seasoned.week, seasoned.profile)))
    expect(rows.find(({ Item }) => Item === 'Black pepper')).toMatchObject({ 'Used (g)': '2' })
    const pinch = { ...list, items: list.items.map((item) => ({ ...item, usedG: 0.42 })) }
    expect(rowsOf(groceriesToCsv(pinch))[0]).toMatchObject({ 'Used (g)': '0.4' })
  })

  it('is written in English where an option is undefined', () => {
    const options = { words: undefined, along: undefined, format: undefined }
    expect(groceriesToCsv(list, options)).toBe(groceriesToCsv(list))
    expect(planToCsv(week, options)).toBe(planToCsv(week))
  })

  it('is written in other words', () => {
    const words = { ...coreWords, groceryCategory: { ...coreWords.groceryCategory, Proteins: 'Eiweiß' } }
    expect(groceriesToCsv(list, { words })).toContain('\r\nEiweiß,')
  })
})

describe('planToJson', () => {
  it('has what is ticked and what is at home', () => {
    const { tickedFoodIds, ...state } = editedState()
    const read: unknown = JSON.parse(planToJson(week, { ...groceriesOf(editedState()), tickedFoodIds }))
    expect(read).toMatchObject({
      groceries: { tickedFoodIds: ['salmon'], atHome: state.pantryFoodIds.map((foodId) => ({ foodId })) },
    })
  })

  it('can be read back as the same plan, with its groceries', () => {
    const read: unknown = JSON.parse(planToJson(week, list))
    expect(read).toMatchObject({ version: 1, groceries: { total: list.total, tillTotal: list.tillTotal } })
    const { plan } = read as { plan: unknown }
    expect(weekPlanSchema.parse(plan)).toEqual(week)
  })
})
