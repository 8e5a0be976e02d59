import { type Food, type Meal, toMeal, toMealItem, toWeekPlan } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { toFreeze } from '../../src/core/grocery/toFreeze.js'
import { food } from '../support/groceryWeek.js'
import { mealOf } from '../support/mealOf.js'

const MONDAY = '2026-11-23'

/** A week from Monday with one dinner of these foods on each day. */
const weekOf = (lists: readonly string[], more: Partial<Meal> = {}) =>
  toWeekPlan(
    MONDAY,
    lists.map((list) => (list === '' ? [] : [mealOf('dinner', 'Dinner', list, more)])),
  )

/** What is frozen of a week, such as `cod: 4 5`, with the days of the month. */
const frozenIn = (week: ReturnType<typeof weekOf>, people = 1) =>
  toFreeze(week, { people }).map(
    ({ food, uses }) => `${food.id}: ${uses.map(({ date }) => Number(date.slice(8))).join(' ')}`,
  )

const daily = (list: string) => Array.from({ length: 7 }, () => list)

describe('raw food that was bought on the first day of a week', () => {
  it.each(
    'chicken-breast whole-chicken ground-beef-80 beef-stew-meat ground-lamb ground-turkey-93 salmon'.split(
      ' ',
    ),
  )('is frozen from the third day after: %s', (id) =>
    expect(frozenIn(weekOf(daily(`${id} 150`)))).toEqual([`${id}: 26 27 28 29`]),
  )

  it.each(['beef-sirloin', 'pork-chop', 'beef-chuck-roast', 'pork-tenderloin'])(
    'is frozen from the fifth day after if it is a whole cut: %s',
    (id) => expect(frozenIn(weekOf(daily(`${id} 150`)))).toEqual([`${id}: 28 29`]),
  )

  it.each(['shrimp', 'tilapia', 'bacon', 'ham', 'eggs', 'tuna-canned', 'tofu-firm'])(
    'is not frozen if it is not raw, or frozen already: %s',
    (id) => expect(frozenIn(weekOf(daily(`${id} 113`)))).toEqual([]),
  )

  it('is not frozen for a leftover, which is cooked on its first day', () => {
    const cooked = mealOf('dinner', 'Stew', 'chicken-breast 150', {
      cook: { servings: 2, forDates: ['2026-11-26'] },
    })
    const leftover = { ...cooked, leftoverOf: { date: '2026-11-25', type: 'dinner' as const } }
    expect(frozenIn(toWeekPlan(MONDAY, [[], [], [cooked], [leftover]]))).toEqual([])
  })

  it('is known among the foods of a shop by its words', () => {
    const week = (change: Partial<Food>) =>
      toWeekPlan(MONDAY, [
        ...[[], [], []],
        [toMeal('dinner', 'Dinner', [toMealItem({ ...food('salmon'), ...change }, 150)])],
      ])
    const own = (name: string, animalSource: Food['animalSource']) =>
      frozenIn(week({ id: 'own', name, animalSource, description: undefined }))
    expect(own('Trout', 'fish')).toEqual(['own: 26'])
    expect(own('Trout, never frozen', 'fish')).toEqual(['own: 26'])
    expect(own('Minced veal', 'red_meat')).toEqual(['own: 26'])
    expect(own('Veal loin', 'red_meat')).toEqual([])
    expect(own('Trout, smoked', 'fish')).toEqual([])
    expect(own('Trout, frozen', 'fish')).toEqual([])
    expect(own('Seitan', 'none')).toEqual([])
  })
})

describe('the rest of a can that was opened in the week', () => {
  const tomatoes = (grams: number) => `canned-tomatoes ${grams}`

  it('is frozen if it waits for more than four days', () => {
    expect(frozenIn(weekOf([tomatoes(200), '', '', '', '', tomatoes(200)]))).toEqual(['canned-tomatoes: 28'])
    expect(frozenIn(weekOf([tomatoes(200), '', '', '', tomatoes(200)]))).toEqual([])
  })

  it('is none if the later meal opens a can of its own', () => {
    expect(frozenIn(weekOf([tomatoes(411), '', '', '', '', tomatoes(200)]))).toEqual([])
    expect(frozenIn(weekOf([tomatoes(200), tomatoes(200), '', '', '', tomatoes(200)]))).toEqual([])
  })

  it('is what all who eat leave of it', () => {
    const lists = [tomatoes(205.5), '', '', '', '', tomatoes(205.5)]
    expect(frozenIn(weekOf(lists))).toEqual(['canned-tomatoes: 28'])
    expect(frozenIn(weekOf(lists), 2)).toEqual([])
  })

  it('is frozen of a carton of broth too, and of nothing that is dry or in brine', () => {
    const list = 'vegetable-broth 240, tomato-paste 16, olives 30, cocoa-powder 5, bread-crumbs 20'
    expect(frozenIn(weekOf([list, '', '', '', '', '', list]))).toEqual([
      'vegetable-broth: 29',
      'tomato-paste: 29',
    ])
  })

  it('is frozen of a carton of egg whites and of pineapple after three days, and of ham', () => {
    const whites = ['egg-whites 120', 'egg-whites 60', '', '', 'egg-whites 60']
    expect(frozenIn(weekOf(whites))).toEqual(['egg-whites: 27'])
    expect(frozenIn(weekOf(whites.slice(0, 2)))).toEqual([])
    expect(frozenIn(weekOf(['pineapple 165', '', '', '', 'pineapple 165', 'watermelon 150']))).toEqual([
      'pineapple: 27',
    ])
    expect(frozenIn(weekOf(['ham 56', '', '', '', 'ham 56', 'ham 56']))).toEqual(['ham: 28'])
  })
})
