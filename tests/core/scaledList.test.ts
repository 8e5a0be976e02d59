import fc from 'fast-check'
import {
  buildGroceryList,
  builtInFoods,
  type Food,
  type GroceryList,
  groceryCategoryTotals,
  type WeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { cartItems, shopPrice } from '../../src/core/grocery/cartItems.js'
import { runsShort } from '../../src/core/grocery/groceryList.js'
import { AMPLE, food, itemFor, weekOf } from '../support/groceryWeek.js'

describe('a list over the budget', () => {
  const week = weekOf(
    [food('black-beans-canned'), 1300],
    [food('chicken-breast'), 1000],
    [food('salmon'), 100],
    [food('olive-oil'), 100],
  )

  it('shrinks costs and quantities proportionally and gives the full cost', () => {
    const full = buildGroceryList(week, { weeklyFoodBudget: AMPLE })
    expect(full).toMatchObject({ total: 20.67, scaled: false })

    const list = buildGroceryList(week, { weeklyFoodBudget: 10 })
    expect(list).toMatchObject({
      total: 10,
      fullTotal: 20.67,
      scaled: true,
      emptyCupboardTotal: full.emptyCupboardTotal,
    })
    expect(list.tillTotal).toBe(10)
    expect(list.fullItems).toEqual(full.items)
    expect(list.items.map(({ foodId, quantity, unit }) => [foodId, quantity, unit])).toEqual([
      ['chicken-breast', 1, 'lb tray'],
      ['salmon', 1, 'oz'],
      ['olive-oil', 1, 'bottle (8.5 fl oz)'],
      ['black-beans-canned', 2, 'can (15 oz)'],
    ])
  })

  it('has the shop’s price of a line’s quantity, if that differs from its cost', () => {
    const { items } = buildGroceryList(week, { weeklyFoodBudget: 10 })
    const costs = items.map((item) => [item.foodId, item.estimatedCost, item.tillCost, item.shopCost])
    expect(costs).toEqual([
      ['chicken-breast', 4.53, 4.53, 4.17],
      ['salmon', 1.39, 1.39, 0.72],
      ['olive-oil', 0.95, 0.95, 5.49],
      ['black-beans-canned', 3.13, 3.13, 2.58],
    ])
  })

  it('keeps the smallest tray of meat that shops have, at a part of its price', () => {
    const meat = weekOf([food('ground-turkey-93'), 113], [food('chicken-breast'), 450])
    const { items } = buildGroceryList(meat, { weeklyFoodBudget: 3 })
    const full = buildGroceryList(meat, { weeklyFoodBudget: AMPLE }).items
    expect(items.map(({ quantity, unit }) => `${quantity} ${unit}`)).toEqual(['1 lb tray', '12 oz tray'])
    expect(items[1]?.shopCost).toBe(full[1]?.tillCost)
    expect(items[1]?.tillCost).toBeLessThan(full[1]?.tillCost ?? 0)
  })

  it('runs short only where it buys fewer packs than the plan needs', () => {
    const oil = weekOf([food('olive-oil'), 100])
    expect(runsShort(buildGroceryList(oil, { weeklyFoodBudget: 0.5 }))).toBe(false)
    expect(runsShort(buildGroceryList(week, { weeklyFoodBudget: 10 }))).toBe(true)
  })

  it('drops the smaller pack if the scaled quantity does not need it', () => {
    const eggs = weekOf([food('eggs'), 650])
    expect(itemFor(eggs, 'eggs', 3)).toMatchObject({ quantity: 1, unit: 'dozen', shopCost: 2.27 })
    expect(itemFor(eggs, 'eggs', 3)?.smaller).toBeUndefined()
  })

  it('buys as many packs as the line’s part of the budget pays for', () => {
    const eggs = weekOf([food('eggs'), 1500])
    const halfDozen = { quantity: 1, unit: 'half dozen', cost: 1.49 }
    expect(itemFor(eggs, 'eggs')).toMatchObject({ quantity: 2, unit: 'dozen', smaller: [halfDozen] })
    expect(itemFor(eggs, 'eggs', 5)).toMatchObject({ quantity: 2, unit: 'dozen', shopCost: 4.54 })
    expect(itemFor(eggs, 'eggs', 5)?.smaller).toBeUndefined()
    expect(itemFor(eggs, 'eggs', 4)).toMatchObject({ quantity: 1, unit: 'dozen', smaller: [halfDozen] })
  })

  it('has a pack that the budget pays for to the cent', () => {
    const eggs = weekOf([food('eggs'), 1500])
    const halfDozen = { quantity: 1, unit: 'half dozen', cost: 1.49 }
    expect(itemFor(eggs, 'eggs', 4.54)).toMatchObject({ quantity: 2, unit: 'dozen' })
    expect(itemFor(eggs, 'eggs', 3.76)).toMatchObject({ quantity: 1, unit: 'dozen', smaller: [halfDozen] })
    const chickens = weekOf([food('whole-chicken'), 6000])
    const { unit = '', estimatedCost = 0, quantity = 0, smaller } = itemFor(chickens, 'whole-chicken') ?? {}
    const ofSmaller = smaller?.reduce((usd, { cost }) => usd + cost, 0) ?? 0
    const each = (estimatedCost - ofSmaller) / quantity
    for (let count = 1; count <= quantity; count++)
      expect(itemFor(chickens, 'whole-chicken', Math.round(each * count * 100) / 100)).toMatchObject({
        quantity: count,
        unit,
      })
  })

  it('brings what it shows from a shop, at the shop’s prices', () => {
    const shownLines = (list: GroceryList) =>
      cartItems(list.items, builtInFoods).map(({ foodId, quantity, unit, price }) => [
        foodId,
        quantity,
        unit,
        price,
      ])
    expect(shownLines(buildGroceryList(week, { weeklyFoodBudget: 10 }))).toEqual([
      ['chicken-breast', 1, 'lb tray', 4.17],
      ['salmon', 1 / 16, 'lb', 0.72],
      ['olive-oil', 1, 'bottle (8.5 fl oz)', 5.49],
      ['black-beans-canned', 2, 'can (15 oz)', 2.58],
    ])
    const eggs = buildGroceryList(weekOf([food('eggs'), 1900]), { weeklyFoodBudget: 6 })
    const [line] = eggs.items
    const lines = cartItems(eggs.items, builtInFoods)
    expect(lines.map(({ quantity, unit }) => ({ quantity, unit }))).toEqual(
      [line, ...(line?.smaller ?? [])].map((each) => ({ quantity: each?.quantity, unit: each?.unit })),
    )
    expect(lines.reduce((sum, { price }) => sum + price, 0)).toBeCloseTo(line?.shopCost ?? 0, 5)
  })

  it('is not scaled when it meets the budget to the cent', () => {
    expect(buildGroceryList(week, { weeklyFoodBudget: 20.67 }).scaled).toBe(false)
    expect(buildGroceryList(week, { weeklyFoodBudget: 20.66 })).toMatchObject({ scaled: true, total: 20.66 })
  })
})

describe('the list of any week', () => {
  const amounts = fc.array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(...builtInFoods),
        fc.constantFrom(...builtInFoods).map((each): Food => ({ ...each, id: `unknown-${each.id}` })),
      ),
      fc.double({ min: 0.5, max: 3000, noNaN: true }),
    ),
    { maxLength: 60 },
  )
  const budgets = fc.double({ min: 5, max: 500, noNaN: true })
  const cents = (usd: number) => Math.round(usd * 100)
  const sumOfCents = (amountsUsd: readonly number[]) => amountsUsd.reduce((sum, usd) => sum + cents(usd), 0)

  it('adds its items and subtotals up to a total within the budget', () => {
    fc.assert(
      fc.property(amounts, budgets, (used, weeklyFoodBudget) => {
        const list = buildGroceryList(weekOf(...used), { weeklyFoodBudget })
        const sections = groceryCategoryTotals(list.items)
        expect(sumOfCents(list.items.map((item) => item.estimatedCost))).toBe(cents(list.total))
        expect(sumOfCents(sections.map((section) => section.subtotal))).toBe(cents(list.total))
        expect(sections.flatMap((section) => section.items)).toEqual(list.items)
        expect(list.total).toBeLessThanOrEqual(weeklyFoodBudget)
        expect(list.scaled).toBe(list.fullTotal > weeklyFoodBudget)
        expect(list.fullTotal).toBeGreaterThanOrEqual(list.total)
        expect(list.emptyCupboardTotal).toBeGreaterThanOrEqual(list.fullTotal)
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  it('gives every line whole cents and at least 1 of its unit, and scaling only lowers the quantity', () => {
    fc.assert(
      fc.property(amounts, budgets, (used, weeklyFoodBudget) => {
        const list = buildGroceryList(weekOf(...used), { weeklyFoodBudget })
        const full = buildGroceryList(weekOf(...used), { weeklyFoodBudget: Number.MAX_SAFE_INTEGER })
        for (const [index, item] of list.items.entries()) {
          const fullItem = full.items[index]
          expect(item.foodId).toBe(fullItem?.foodId)
          expect(item.quantity).toBeGreaterThanOrEqual(1)
          expect(item.quantity).toBeLessThanOrEqual(fullItem?.quantity ?? 0)
          expect(item.quantity * 4).toBe(Math.round(item.quantity * 4))
          for (const { quantity } of item.smaller ?? [])
            expect(quantity).toBe(Math.max(1, Math.round(quantity)))
          if (item.smaller)
            expect(item.shopCost ?? 0).toBeLessThanOrEqual((fullItem && shopPrice(fullItem)) ?? 0)
          expect(item.estimatedCost).toBe(cents(item.estimatedCost) / 100)
          expect(item.estimatedCost).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 300, seed: 2 },
    )
  })

  it('has the same order whatever the order of the meals', () => {
    fc.assert(
      fc.property(amounts, (used) => {
        const ids = (week: WeekPlan) =>
          buildGroceryList(week, { weeklyFoodBudget: AMPLE }).items.map((item) => item.foodId)
        const order = ids(weekOf(...used))
        expect(ids(weekOf(...[...used].reverse()))).toEqual(order)
        expect(new Set(order).size).toBe(order.length)
      }),
      { numRuns: 100, seed: 3 },
    )
  })
})
