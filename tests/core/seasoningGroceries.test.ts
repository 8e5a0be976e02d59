import {
  buildGroceryList,
  builtInFoods,
  builtInSeasonings,
  groceriesLeft,
  groceriesOf,
  groceryCategoryTotals,
  indexFoods,
  planToText,
  toMeal,
  toMealItem,
  toWeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { emptyShelfCost } from '../../src/core/grocery/groceryList.js'
import { tillCostUsd } from '../../src/core/grocery/storeUnits.js'
import { planBasisOf } from '../../src/core/plan/planBasis.js'
import { newPlanState } from '../../src/core/state/newPlanState.js'
import { changePlan } from '../../src/core/state/planChange.js'
import { samplePlan } from '../support/samplePlan.js'
import { seasonedPlan } from '../support/seasonedPlan.js'

const listOf = (week = seasonedPlan().week, weeklyFoodBudget = 500, foods = builtInFoods) =>
  buildGroceryList(week, { weeklyFoodBudget, foods })
const seasoned = listOf()
const plain = listOf(samplePlan().week)

// A week uses 10.5 g of salt of 737 g for $0.72, 14.7 g of cumin of 57 g for $1.98 and 2.03 g of pepper of 85 g for $3.48.
const SHARES_USD = 0.01 + 0.51 + 0.08
const PACKS_USD = 0.72 + 1.98 + 3.48

describe('the seasonings on a grocery list', () => {
  it('are a group of their own after all others', () => {
    const sections = groceryCategoryTotals(seasoned.items)
    expect(sections.at(-1)?.category).toBe('From the cupboard')
    expect(sections.at(-1)?.items.map(({ name }) => name)).toEqual(['Black pepper', 'Ground cumin', 'Salt'])
    expect(sections.at(-1)?.tillSubtotal).toBeCloseTo(SHARES_USD)
    expect(groceryCategoryTotals(plain.items)).toEqual(sections.slice(0, -1))
  })

  it('count by the share that the week uses in every total, and by whole packs in one of their own', () => {
    expect(seasoned.total).toBeCloseTo(plain.total + SHARES_USD)
    expect(seasoned.fullTotal).toBeCloseTo(plain.fullTotal + SHARES_USD)
    expect(seasoned.emptyCupboardTotal).toBeCloseTo(plain.emptyCupboardTotal + SHARES_USD)
    expect(seasoned.tillTotal).toBe(seasoned.emptyCupboardTotal)
    expect(seasoned.seasoningPacksTotal).toBeCloseTo(PACKS_USD)
    expect(plain.seasoningPacksTotal).toBe(0)
  })

  it('say in spoons what the week uses, and what the pack costs', () => {
    expect(seasoned.items.find(({ foodId }) => foodId === 'cumin')).toEqual({
      foodId: 'cumin',
      name: 'Ground cumin',
      quantity: 1,
      unit: 'jar (2 oz)',
      category: 'From the cupboard',
      estimatedCost: 0.51,
      tillCost: 0.51,
      shopCost: 1.98,
      usedG: expect.closeTo(14.7),
      boughtG: 57,
      usedMeasure: '2 tbsp + 1 tsp',
      share: expect.closeTo(14.7 / 57),
      packPriceUsd: 1.98,
    })
  })

  it('keep fresh herbs by the share too, though they do not keep', () => {
    const cilantro = indexFoods(builtInSeasonings).get('fresh-cilantro')
    if (!cilantro) throw new Error('There is no cilantro.')
    const meal = toMeal('dinner', 'Dinner', [toMealItem(cilantro, 20)])
    const list = listOf(toWeekPlan('2026-03-02', [[meal]]))
    expect(list).toMatchObject({ total: 0.22, emptyCupboardTotal: 0.22, seasoningPacksTotal: 0.88 })
    expect(tillCostUsd(cilantro, 20)).toBe(0.22)
    const text = planToText(toWeekPlan('2026-03-02', [[meal]]), list)
    expect(text).toContain('Fresh cilantro: 1 bunch ($0.88 at the shop)')
    expect(text).not.toContain('Keeps for weeks')
  })

  it('are bought in whole packs if they are fresh, on the list that a visitor edits', () => {
    const cilantro = indexFoods(builtInSeasonings).get('fresh-cilantro')
    if (!cilantro) throw new Error('There is no cilantro.')
    const { profile, week } = seasonedPlan()
    const [[first, ...meals] = [], ...days] = week.days.map((day) => day.meals)
    if (!first) throw new Error('The plan has no meal.')
    const fresh = toMeal(first.type, first.name, [...first.items, toMealItem(cilantro, 20)])
    const withFresh = toWeekPlan(week.startDate, [[fresh, ...meals], ...days])
    const state = newPlanState(withFresh, planBasisOf(profile), 1)
    const before = groceriesOf(newPlanState(week, planBasisOf(profile), 1))
    const list = groceriesOf(state)
    const line = list.items.find(({ foodId }) => foodId === 'fresh-cilantro')
    expect(line).toMatchObject({ tillCost: 0.88, estimatedCost: 0.22, category: 'From the cupboard' })
    expect(line).not.toHaveProperty('kind')
    expect(line).not.toHaveProperty('shopCost')
    expect(list.tillTotal).toBeCloseTo(before.tillTotal + 0.88)
    expect(list.total).toBeCloseTo(before.total + 0.22)
    expect(emptyShelfCost(list)).toBe(emptyShelfCost(before))
    const left = groceriesLeft(list, { tickedFoodIds: [] })
    expect(left.count).toBe(groceriesLeft(before, { tickedFoodIds: [] }).count + 1)
    const scaled = groceriesOf({ ...state, basis: { ...state.basis, weeklyFoodBudget: 25 } })
    expect(scaled.items.some(({ foodId, kind }) => foodId === 'fresh-cilantro' && !kind)).toBe(true)
    expect(scaled.tillTotal).toBeLessThanOrEqual(25)
    const had = groceriesOf(changePlan(state, { type: 'have', foodId: 'fresh-cilantro', isAtHome: true }))
    expect(had.tillTotal).toBeCloseTo(before.tillTotal)
  })

  it('are scaled with the list and keep whole packs', () => {
    const list = listOf(seasonedPlan().week, 25)
    expect(list).toMatchObject({ scaled: true, total: 25, tillTotal: 25 })
    expect(list.seasoningPacksTotal).toBeCloseTo(PACKS_USD)
    const cumin = list.items.find(({ foodId }) => foodId === 'cumin')
    expect(cumin).toMatchObject({ quantity: 1, shopCost: 1.98 })
    expect(cumin?.estimatedCost).toBeLessThan(0.51)
  })

  it("take a shop's own price, and stay apart from a shop's food with the same id", () => {
    const [salt] = builtInSeasonings
    const carrots = indexFoods(builtInFoods).get('carrots')
    if (!salt || !carrots) throw new Error('There is no salt or no carrot.')
    const ownCumin = { ...carrots, id: 'cumin', name: 'Cumin carrots' }
    const dearSalt = { ...salt, pack: { ...salt.pack, priceUsd: 7.2 } }
    const { week } = seasonedPlan()
    const days = week.days.map(({ meals }) => [
      ...meals,
      toMeal('snack2', 'Snack', [toMealItem(ownCumin, 61)]),
    ])
    const list = listOf(toWeekPlan(week.startDate, days), 500, [...builtInFoods, ownCumin, dearSalt])
    const linesOf = (id: string) =>
      list.items
        .filter(({ foodId }) => foodId === id)
        .map(({ category, usedG }) => [category, Math.round(usedG)])
    expect(list.items.find(({ foodId }) => foodId === 'salt')).toMatchObject({ tillCost: 0.1, shopCost: 7.2 })
    expect(linesOf('cumin')).toEqual([
      ['Produce', 427],
      ['From the cupboard', 15],
    ])
  })
})

describe('a plan as text', () => {
  const text = planToText(seasonedPlan().week, seasoned)

  it('gives seasonings in spoons and grams, without ounces', () => {
    expect(text).toContain('- Salt: 1/4 tsp · 1.5 g\n')
    expect(text).toContain('- Ground cumin: 1 tsp · 2.1 g\n')
    expect(text).toContain('- Black pepper: 1/8 tsp · 0.3 g\n')
    expect(text).not.toContain('0.0 oz')
  })

  it('lists them after the other groups, with the price of a pack and what an empty shelf adds', () => {
    expect(text).toContain(`From the cupboard: $0.60
  [ ]  $0.08  Black pepper: 1 jar (3 oz) * ($3.48 at the shop)
  [ ]  $0.51  Ground cumin: 1 jar (2 oz) * ($1.98 at the shop)
  [ ]  $0.01  Salt: 1 container (26 oz) * ($0.72 at the shop)
`)
    expect(text).toContain('At checkout, without what you have: ')
    expect(text).toContain('\nUp to $5.58 more if you have none of the seasonings.\n')
    expect(planToText(samplePlan().week, plain)).not.toContain('none of the seasonings')
  })
})
