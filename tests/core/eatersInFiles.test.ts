import ICAL from 'ical.js'
import Papa from 'papaparse'
import {
  createFormat,
  dayFor,
  type Eaters,
  groceriesOf,
  newPlanState,
  planBasisOf,
  planToCalendar,
  planToCsv,
  planToJson,
  planToText,
  weekPlanSchema,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const { week } = samplePlan()
const unlike = planBasisOf(sampleProfile({ people: 3, others: [{ portion: 0.5 }, { portion: 1 }] }))
const alike = planBasisOf(sampleProfile({ people: 3 }))
const groceries = groceriesOf(newPlanState(week, unlike, 1))
const textFor = (eaters: Eaters) => planToText(week, groceries, undefined, undefined, undefined, eaters)

it('counts those whom a profile describes without a number of people', () => {
  const profile = { ...sampleProfile({ others: [{ portion: 0.5 }] }), people: undefined }
  expect(JSON.parse(planToJson(week, groceries, profile))).toMatchObject({ people: 2 })
  expect(textFor(profile)).toContain('\nFor 2 people.')
})

describe('the text of a plan', () => {
  it('says what each person eats where they eat unlike each other', () => {
    const text = textFor(unlike)
    expect(text).toContain('\nFor 3 people, each with portions of their own. Person 1 made this plan.\n')
    expect(text).toContain(
      '- Eggs, large: 3.5 oz · 2 large eggs · 100 g for persons 1 and 3; 1.8 oz · 1 large egg · 50 g for person 2',
    )
    expect(text).toMatch(/Snack: Eggs and an apple \(\d+ kcal for persons 1 and 3; \d+ kcal for person 2\)/)
  })

  it('says so where they get the same of one food', () => {
    const text = textFor(planBasisOf(sampleProfile({ people: 2, others: [{ portion: 0.9 }] })))
    expect(text).toContain('- Bananas: 4.2 oz · 1 medium · 118 g for each\n')
  })

  it('has the numbers of each person under each day and for the week', () => {
    const text = textFor(unlike)
    const [day] = week.days
    if (!day) throw new Error('No day')
    const kcal = createFormat('en-US').whole(dayFor(day, unlike, 1).totals.calories)
    expect(
      text.split('\n').filter((line) => line.startsWith(`${kcal} kcal ·`) && line.endsWith(' for person 2')),
    ).toHaveLength(7)
    expect(text).toMatch(/Average day: [\d,]+ kcal .* for person 2$/m)
  })

  it('says whom the amounts are for where all eat the same', () => {
    const text = textFor(alike)
    expect(text).toContain('\nFor 3 people. The amounts of each meal are for one of them.\n')
    expect(text).toContain('- Eggs, large: 3.5 oz · 2 large eggs · 100 g\n')
  })

  it('says nothing of people where one eats alone', () => {
    expect(textFor(planBasisOf(sampleProfile()))).toBe(textFor({}))
    expect(textFor({})).not.toMatch(/people|person/)
  })
})

describe('a calendar', () => {
  const madeAt = new Date('2026-11-21T09:30:00Z')
  const snackOf = (eaters: Eaters) =>
    new ICAL.Component(ICAL.parse(planToCalendar(week, { madeAt, eaters })))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))
      .find(({ summary }) => summary === 'Snack: Eggs and an apple')?.description

  it('says what each person eats', () => {
    expect(snackOf(unlike)).toContain('100 g for persons 1 and 3; 1.8 oz · 1 large egg · 50 g for person 2')
    expect(snackOf(alike)).toContain('For 3 people. The amounts of each meal are for one of them.')
    expect(snackOf({})).not.toMatch(/people|person/)
  })
})

describe('a table of meals', () => {
  const rowsOf = (eaters: Eaters) =>
    Papa.parse<Record<string, string>>(planToCsv(week, { eaters }), { header: true, skipEmptyLines: true })
      .data

  it('has the lines of each person, who is named in a column', () => {
    const rows = rowsOf(unlike)
    expect(rows).toHaveLength(3 * 7 * 12)
    const eggs = rows.filter(({ Date: date, Food }) => date === '2026-11-21' && Food === 'Eggs, large')
    expect(eggs.map((row) => [row['Person (1 made this plan)'], row.Grams])).toEqual([
      ['1', '100'],
      ['2', '50'],
      ['3', '100'],
    ])
  })

  it('has no such column where one eats alone', () => {
    expect(Object.keys(rowsOf({})[0] ?? {})).not.toContainEqual(expect.stringContaining('Person'))
  })
})

describe('the JSON of a plan', () => {
  it('has the week of each further person where they eat unlike each other', () => {
    const read = JSON.parse(planToJson(week, groceries, unlike))
    expect(read.people).toBe(3)
    expect(read.otherPlans).toHaveLength(2)
    const second = weekPlanSchema.parse(read.otherPlans[0])
    expect(second.days).toEqual(week.days.map((day) => dayFor(day, unlike, 1)))
    const sum = second.days.reduce((kcal, { totals }) => kcal + totals.calories, 0)
    expect(second.totals.calories).toBeCloseTo(sum, 6)
  })

  it('has the number of people alone where all eat the same', () => {
    expect(JSON.parse(planToJson(week, groceries, alike))).toMatchObject({ people: 3 })
    expect(JSON.parse(planToJson(week, groceries, alike))).not.toHaveProperty('otherPlans')
    expect(JSON.parse(planToJson(week, groceries))).not.toHaveProperty('people')
  })
})
