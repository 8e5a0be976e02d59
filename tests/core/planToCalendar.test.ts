import ICAL from 'ical.js'
import {
  builtInFoods,
  coreWords,
  type Food,
  indexFoods,
  type MealType,
  mealRecipes,
  planToCalendar,
  toMeal,
  toMealItem,
  toWeekPlan,
  type WeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { MEAL_TIME } from '../../src/core/along/mealTime.js'
import { samplePlan } from '../support/samplePlan.js'

const madeAt = new Date('2026-11-21T09:30:00Z')
const foods = indexFoods(builtInFoods)

function item(id: string, grams: number, change: Partial<Food> = {}) {
  const food = foods.get(id)
  if (food === undefined) throw new Error(`No food with id ${id}`)
  return toMealItem({ ...food, ...change }, grams)
}

const weekOf = (day: () => ReturnType<typeof toMeal>[]): WeekPlan =>
  toWeekPlan('2026-11-21', Array.from({ length: 7 }, day))

async function withRecipes(week: WeekPlan) {
  return mealRecipes(week.days.flatMap(({ meals }) => meals))
}

/** The events of a calendar file, as a parser that is not ours reads them. */
function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

describe('planToCalendar', () => {
  it('takes options that are not set', () => {
    const { week } = samplePlan()
    const unset = { recipes: undefined, eaters: undefined, words: undefined }
    expect(planToCalendar(week, { madeAt, ...unset })).toBe(planToCalendar(week, { madeAt }))
  })

  it('writes a calendar that has each meal at its time', () => {
    const events = eventsOf(planToCalendar(samplePlan().week, { madeAt }))
    expect(events).toHaveLength(28)
    const [breakfast, lunch, snack, dinner] = events
    expect(breakfast?.summary).toBe('Breakfast: Oatmeal with banana and almonds')
    expect(breakfast?.startDate.toString()).toBe('2026-11-21T07:00:00')
    expect(lunch?.startDate.toString()).toBe('2026-11-21T12:30:00')
    expect(snack?.startDate.toString()).toBe('2026-11-21T15:00:00')
    expect(dinner?.startDate.toString()).toBe('2026-11-21T19:00:00')
    expect(dinner?.endDate.toString()).toBe('2026-11-21T19:30:00')
  })

  it('says where a meal is eaten out, in place of the meal of an older plan', () => {
    const { week } = samplePlan()
    const eatenOut = [{ date: week.startDate, type: 'dinner' as const, freeShare: 0.3 }]
    const days = week.days.map((day) => ({
      ...day,
      meals: day.meals.filter(({ type }) => type !== 'dinner'),
    }))
    const [, , , dinner] = eventsOf(planToCalendar({ ...week, days }, { madeAt, eatenOut }))
    expect(dinner?.summary).toBe('Dinner: nothing planned')
    expect(dinner?.uid).toBe(eventsOf(planToCalendar(week, { madeAt }))[3]?.uid)
  })

  it('writes times without a zone, so that breakfast is at 7 wherever the reader is', () => {
    const file = planToCalendar(samplePlan().week, { madeAt })
    expect(file).toContain('\r\nDTSTART:20261121T070000\r\n')
    expect(eventsOf(file)[0]?.startDate.zone).toBe(ICAL.Timezone.localTimezone)
  })

  it('gives each meal the time that its clock label says', () => {
    const clock = (time: string) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
    }
    for (const [type, time] of Object.entries(MEAL_TIME)) {
      expect(clock(time)).toBe(coreWords.clock[type as MealType])
    }
  })

  it('has foods with amounts and the recipe in the text of an event', async () => {
    const { week } = samplePlan()
    const [breakfast] = eventsOf(planToCalendar(week, { madeAt, recipes: await withRecipes(week) }))
    expect(breakfast?.description).toContain('- Rolled oats: 2.1 oz · 3/4 cup dry · 60 g')
    expect(breakfast?.description).toMatch(/How to cook it: \d+ min in all/)
    expect(breakfast?.description).toContain('\n1. ')
  })

  it('keeps line breaks, commas, semicolons and backslashes of a text', () => {
    const name = 'Soup; hot, "thick" \\ fine\r\nX-EVIL:1'
    const week = weekOf(() => [toMeal('dinner', name, [item('rolled-oats', 40)])])
    const file = planToCalendar(week, { madeAt })
    expect(eventsOf(file)[0]?.summary).toBe('Dinner: Soup; hot, "thick" \\ fine X-EVIL:1')
    expect(file).not.toContain('\nX-EVIL')
  })

  it('writes lines of at most 75 octets that end with CRLF, and splits no character', () => {
    const name = 'Crème brûlée 🍮 '.repeat(20).trim()
    const week = weekOf(() => [toMeal('dinner', name, [item('rolled-oats', 40)])])
    const file = planToCalendar(week, { madeAt })
    const lines = file.split('\r\n')
    expect(lines.pop()).toBe('')
    expect(lines.join('')).not.toMatch(/[\r\n]/)
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
    expect(eventsOf(file)[0]?.summary).toBe(`Dinner: ${name}`)
  })

  it('gives every event an id that no plan of another day has', () => {
    const ids = ['2026-11-21', '2026-11-28'].flatMap((start) =>
      eventsOf(planToCalendar(samplePlan(start).week, { madeAt })).map(({ uid }) => uid),
    )
    expect(new Set(ids).size).toBe(56)
  })

  it('says when it was made', () => {
    const [event] = eventsOf(planToCalendar(samplePlan().week, { madeAt }))
    expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T09:30:00Z')
  })

  it('reminds readers on the evening before to soak beans and thaw fish', async () => {
    const week = weekOf(() => [
      toMeal('breakfast', 'Oatmeal', [item('rolled-oats', 60)]),
      toMeal('dinner', 'Bean stew with tilapia', [item('black-beans-dry', 60), item('tilapia', 116)]),
    ])
    const events = eventsOf(planToCalendar(week, { madeAt, recipes: await withRecipes(week) }))
    const reminders = events.filter(({ summary }) => summary.startsWith('Get ready'))
    expect(reminders).toHaveLength(7)
    const [first, second] = reminders
    expect(first?.startDate.toString()).toBe('2026-11-21T08:00:00')
    expect(second?.startDate.toString()).toBe('2026-11-21T20:00:00')
    expect(second?.summary).toBe('Get ready for tomorrow: Bean stew with tilapia')
    expect(second?.description).toContain('black beans')
    expect(second?.description).toContain('Thaw the tilapia')
    expect(second?.component.getAllSubcomponents('valarm')).toHaveLength(1)
  })

  it('says when to begin what takes more than half an hour', async () => {
    const roast = toMeal('dinner', 'Roast chicken with potatoes', [
      item('chicken-drumstick', 200),
      item('potatoes', 213),
    ])
    const week = weekOf(() => [toMeal('breakfast', 'Oatmeal', [item('rolled-oats', 60)]), roast])
    const recipes = await withRecipes(week)
    const minutes = recipes.get(roast)?.minutes ?? 0
    expect(minutes).toBeGreaterThan(40)
    const begin = eventsOf(planToCalendar(week, { madeAt, recipes })).filter(({ summary }) =>
      summary.startsWith('Begin to cook'),
    )
    expect(begin).toHaveLength(7)
    expect(begin[0]?.summary).toBe('Begin to cook: Roast chicken with potatoes')
    const { hour = 0, minute = 0 } = begin[0]?.startDate ?? {}
    expect(60 * hour + minute).toBe(60 * 19 - minutes)
    expect(begin[0]?.component.getAllSubcomponents('valarm')).toHaveLength(1)
  })

  it('counts no hours of the evening before as those of the day', async () => {
    const mush = () =>
      toMeal('breakfast', 'Bean mush', [
        item('black-beans-dry', 60),
        item('cornmeal', 40),
        item('olive-oil', 9),
      ])
    const week = weekOf(() => [mush()])
    const recipes = await mealRecipes(
      week.days.flatMap(({ meals }) => meals),
      { week },
    )
    const begin = eventsOf(planToCalendar(week, { madeAt, recipes })).filter(({ summary }) =>
      summary.startsWith('Begin to cook'),
    )
    // Nor does anybody get up in the night for the first day's.
    for (const { startDate } of begin) expect(startDate.hour).toBeGreaterThanOrEqual(6)
    const ready = eventsOf(planToCalendar(week, { madeAt, recipes })).filter(({ summary }) =>
      summary.startsWith('Get ready'),
    )
    expect(ready[0]?.startDate.toString()).toBe('2026-11-20T20:00:00')
    for (const { startDate } of ready) expect(startDate.hour).toBe(20)
    const frozen = toMeal('snack', 'Yogurt popsicles', [
      item('greek-yogurt-nonfat', 170),
      item('strawberries', 76),
    ])
    const later = weekOf(() => [frozen])
    const file = planToCalendar(later, { madeAt, recipes: await withRecipes(later) })
    expect(file).toContain('Make it now')
    expect(file).not.toContain('Begin to cook')
  })

  it('reminds on the evening before the first day of a breakfast that takes hours', async () => {
    const breakfast = toMeal('breakfast', 'Bean mush', [
      item('black-beans-dry', 60),
      item('cornmeal', 40),
      item('olive-oil', 9),
    ])
    const lunch = toMeal('lunch', 'Bean stew', [item('black-beans-dry', 60), item('tilapia', 116)])
    const week = toWeekPlan('2026-12-02', [[breakfast, lunch], ...Array.from({ length: 6 }, () => [])])
    const recipes = await mealRecipes([breakfast, lunch], { week })
    const steps = recipes.get(breakfast)?.steps ?? []
    const events = eventsOf(planToCalendar(week, { madeAt, recipes }))
    const [ready] = events
    expect(ready?.summary).toBe('Get ready for tomorrow: Bean mush')
    expect(ready?.startDate.toString()).toBe('2026-12-01T20:00:00')
    expect(ready?.description).toMatch(/^How to cook it: \d h \d+ min in all/)
    for (const step of steps) expect(ready?.description).toContain(step)
    expect(ready?.component.getAllSubcomponents('valarm')).toHaveLength(1)
    expect(events.map(({ summary }) => summary)).toEqual([
      'Get ready for tomorrow: Bean mush',
      'Breakfast: Bean mush',
      'Begin to cook: Bean stew',
      'Lunch: Bean stew',
    ])
  })

  it('tells on the evening before the first breakfast what to do then', async () => {
    const breakfast = toMeal('breakfast', 'Overnight oats', [
      item('rolled-oats', 60),
      item('whole-milk', 240),
    ])
    const week = toWeekPlan('2026-12-02', [[breakfast], ...Array.from({ length: 6 }, () => [])])
    const recipe = { minutes: 5, minutesAtWork: 5, servings: 1, steps: ['Eat.'], dayBefore: ['Stir it.'] }
    const [ready] = eventsOf(planToCalendar(week, { madeAt, recipes: new Map([[breakfast, recipe]]) }))
    expect(ready?.summary).toBe('Get ready for tomorrow: Overnight oats')
    expect(ready?.startDate.toString()).toBe('2026-12-01T20:00:00')
    expect(ready?.description).toBe('Stir it.')
  })

  it('has no reminder for leftovers', async () => {
    const leftover = { leftoverOf: { date: '2026-11-21', type: 'dinner' } } as const
    const beans = () => toMeal('dinner', 'Bean stew', [item('black-beans-dry', 60)])
    const week = toWeekPlan(
      '2026-11-21',
      Array.from({ length: 7 }, (_, day) => [day === 0 ? beans() : { ...beans(), ...leftover }]),
    )
    const events = eventsOf(planToCalendar(week, { madeAt, recipes: await withRecipes(week) }))
    expect(events.filter(({ summary }) => summary.startsWith('Get ready'))).toHaveLength(1)
  })
})
