import {
  buildGroceryList,
  builtInFoods,
  foodUses,
  type GroceryItem,
  groceriesByMeal,
  groceriesLeft,
  groceriesOf,
  newOwnItem,
  OWN_ITEM_LIMITS,
  packLeftovers,
  planStateSchema,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { foodOfLine } from '../../src/core/grocery/foodOfLine.js'
import { listLines } from '../../src/core/state/listLines.js'
import { newPlanState } from '../../src/core/state/newPlanState.js'
import { changePlan, type PlanChange } from '../../src/core/state/planChange.js'
import { GRAMS_PER_OUNCE } from '../../src/core/units.js'
import { AMPLE, food, weekOf } from '../support/groceryWeek.js'
import { samplePlan } from '../support/samplePlan.js'
import { seasonedPlan } from '../support/seasonedPlan.js'

const { week, basis } = samplePlan()
const plan = newPlanState(week, basis, 1)
const scaledPlan = newPlanState(week, { ...basis, weeklyFoodBudget: 25 }, 1)
const full = buildGroceryList(week, { weeklyFoodBudget: basis.weeklyFoodBudget })

const edit = (...changes: PlanChange[]) => changes.reduce(changePlan, plan)
const itemOf = (items: readonly GroceryItem[], id: string) => {
  const item = items.find(({ foodId }) => foodId === id)
  if (!item) throw new Error(`The list has no ${id}.`)
  return item
}
const coffee = { id: 'own-1', name: 'Coffee', costUsd: 6 }

describe('the groceries of a plan', () => {
  it('are those of its week before anything is edited', () => {
    expect(groceriesOf(plan)).toEqual({ ...full, atHome: [], removed: [] })
  })

  it('leave out what the visitor has at home, but keep it on the list', () => {
    const salmon = itemOf(full.items, 'salmon')
    const list = groceriesOf(edit({ type: 'have', foodId: 'salmon', isAtHome: true }))
    expect(list.atHome).toEqual([{ ...salmon, kind: 'home' }])
    expect(list.items).not.toContainEqual(salmon)
    expect(list.tillTotal).toBeCloseTo(full.tillTotal - salmon.tillCost, 2)
    expect(list.total).toBeCloseTo(full.total - salmon.estimatedCost, 2)
  })

  it('leave out what the visitor removed until it is put back', () => {
    const without = edit({ type: 'remove', foodId: 'salmon', isRemoved: true })
    expect(groceriesOf(without).removed.map(({ foodId }) => foodId)).toEqual(['salmon'])
    const back = changePlan(without, { type: 'remove', foodId: 'salmon', isRemoved: false })
    expect(groceriesOf(back)).toEqual(groceriesOf(plan))
  })

  it('cost at checkout what the visitor chose to buy, while the week uses as much as before', () => {
    const { unit, quantity } = itemOf(full.items, 'olive-oil')
    const list = groceriesOf(
      edit({ type: 'quantity', foodId: 'olive-oil', amount: { quantity: quantity + 1, unit } }),
    )
    const oil = itemOf(list.items, 'olive-oil')
    expect(oil).toMatchObject({ quantity: quantity + 1, tillCost: 2 * 5.49 })
    expect(list.total).toBe(full.total)
    expect(list.tillTotal).toBeCloseTo(full.tillTotal + 5.49, 2)
  })

  it('ignore an amount in a unit that the food is not sold in', () => {
    const amount = { quantity: 3, unit: 'barrel' }
    expect(groceriesOf(edit({ type: 'quantity', foodId: 'olive-oil', amount })).items).toEqual(full.items)
  })

  it('have own items last in their section, at checkout and outside the budget', () => {
    const list = groceriesOf(edit({ type: 'addOwn', item: coffee }))
    expect(list.items.at(-1)).toMatchObject({ name: 'Coffee', kind: 'own', tillCost: 6, category: 'Other' })
    expect(list.total).toBe(full.total)
    expect(list.tillTotal).toBeCloseTo(full.tillTotal + 6, 2)
  })

  it('have own items by name, as on screen, in whichever order they were added', () => {
    const named = ['Tea', 'Coffee', 'Soap'].map((name, at) => ({
      type: 'addOwn' as const,
      item: { ...coffee, id: `own-${at}`, name },
    }))
    const list = groceriesOf(edit(...named))
    const ownNames = (items: readonly GroceryItem[]) =>
      items.filter(({ kind }) => kind === 'own').map(({ name }) => name)
    expect(ownNames(list.items)).toEqual(['Coffee', 'Soap', 'Tea'])
    expect(ownNames(list.items)).toEqual(ownNames(listLines(list)))
    expect(ownNames(list.fullItems)).toEqual(ownNames(list.items))
  })

  it('can be kept, however many own items are added and whatever the shop calls its units', () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      type: 'addOwn' as const,
      item: { ...coffee, id: `own-${index}` },
    }))
    const amount = { quantity: 2, unit: 'x'.repeat(200) }
    const edited = edit(...many, { type: 'quantity', foodId: 'salmon', amount })
    expect(edited.listEdits.ownItems).toHaveLength(OWN_ITEM_LIMITS.items)
    expect(planStateSchema.safeParse(edited).success).toBe(true)
  })

  it('are never scaled because of own items or amounts', () => {
    const tight = newPlanState(week, { ...basis, weeklyFoodBudget: Math.ceil(full.total) }, 1)
    const dear = { type: 'addOwn', item: { ...coffee, costUsd: 900 } } as const
    const { unit } = itemOf(full.items, 'salmon')
    const much = { type: 'quantity', foodId: 'salmon', amount: { quantity: 40, unit } } as const
    expect(groceriesOf([dear, much].reduce(changePlan, tight)).scaled).toBe(false)
  })

  it('need no scaling once enough is at home', () => {
    const ids = full.items.map(({ foodId }) => foodId).filter((id) => id !== 'apples')
    const rich = ids.reduce(
      (state, foodId) => changePlan(state, { type: 'have', foodId, isAtHome: true }),
      scaledPlan,
    )
    expect(groceriesOf(scaledPlan).scaled).toBe(true)
    expect(groceriesOf(rich).scaled).toBe(false)
  })

  it('add up to their totals after any edit', () => {
    const list = groceriesOf(
      edit(
        { type: 'have', foodId: 'brown-rice', isAtHome: true },
        { type: 'remove', foodId: 'apples', isRemoved: true },
        { type: 'addOwn', item: coffee },
      ),
    )
    const sum = (usd: (item: GroceryItem) => number) => list.items.reduce((all, item) => all + usd(item), 0)
    expect(list.tillTotal).toBeCloseTo(
      sum(({ tillCost }) => tillCost),
      6,
    )
    expect(list.total).toBeCloseTo(
      sum(({ estimatedCost }) => estimatedCost),
      6,
    )
  })

  it('keep an edit while its food is gone, and apply it when the food is back', () => {
    const other = { ...week, days: week.days.map((day) => ({ ...day, meals: day.meals.slice(0, 1) })) }
    const edited = edit({ type: 'remove', foodId: 'salmon', isRemoved: true })
    const away = changePlan(edited, { type: 'week', week: other })
    expect(groceriesOf(away).removed).toEqual([])
    expect(groceriesOf(changePlan(away, { type: 'week', week })).removed).toHaveLength(1)
  })
})

describe('seasonings', () => {
  const seasoned = newPlanState(seasonedPlan().week, basis, 1)

  it('cost nothing at checkout while they are on the shelf, and a whole pack once the visitor asks for them', () => {
    const salt = itemOf(groceriesOf(seasoned).items, 'salt')
    expect(salt).toMatchObject({ kind: 'shelf', tillCost: 0 })
    expect(salt.estimatedCost).toBeGreaterThan(0)
    const amount = { quantity: 1, unit: salt.unit }
    const bought = groceriesOf(changePlan(seasoned, { type: 'quantity', foodId: 'salt', amount }))
    expect(itemOf(bought.items, 'salt').tillCost).toBe(salt.shopCost)
    expect(itemOf(bought.items, 'salt').kind).toBeUndefined()
  })

  it('stay on the shelf if the visitor asked for a unit that is no longer sold', () => {
    const amount = { quantity: 2, unit: 'barrel' }
    const asked = changePlan(seasoned, { type: 'quantity', foodId: 'salt', amount })
    expect(groceriesOf(asked)).toEqual(groceriesOf(seasoned))
  })

  it('on the shelf are not counted as left to buy', () => {
    const list = groceriesOf(seasoned)
    expect(groceriesLeft(list, seasoned).count).toBe(full.items.length)
    expect(groceriesLeft(list, seasoned).costUsd).toBe(list.tillTotal)
  })
})

describe('what is left to buy', () => {
  it('is what is not ticked, and what that costs', () => {
    const ticked = edit({ type: 'tick', foodId: 'salmon', isTicked: true })
    const left = groceriesLeft(groceriesOf(ticked), ticked)
    expect(left).toEqual({
      count: full.items.length - 1,
      costUsd: expect.closeTo(full.tillTotal - itemOf(full.items, 'salmon').tillCost, 2),
      tickedCount: 1,
    })
  })
})

describe('own items', () => {
  it('get ids that the list does not have', () => {
    const second = newOwnItem({ ownItems: [{ ...coffee, id: 'own-2' }] }, { name: 'Soap', costUsd: 0 })
    expect(second.id).toBe('own-3')
    expect(newOwnItem({ ownItems: [] }, coffee)).toEqual(coffee)
  })

  it('take their tick with them', () => {
    const ticked = edit({ type: 'addOwn', item: coffee }, { type: 'tick', foodId: 'own-1', isTicked: true })
    expect(changePlan(ticked, { type: 'removeOwn', id: 'own-1' }).tickedFoodIds).toEqual([])
  })
})

describe('packs that outlast a meal', () => {
  it('keep for later weeks, or are used later in this one', () => {
    const uses = foodUses(week)
    const { keeps } = packLeftovers(groceriesOf(plan), uses)
    expect(keeps.map(({ item }) => item.foodId)).toContain('olive-oil')
    for (const { item, leftG } of keeps) expect(leftG).toBeCloseTo(item.boughtG - item.usedG)
    const spinach = { ...itemOf(full.items, 'broccoli'), foodId: 'spinach', unit: 'bag (10 oz)' }
    const lunch = { date: '2026-11-26', type: 'lunch', name: 'Spinach soup', grams: 100 } as const
    const spinachUses = new Map([['spinach', [{ ...lunch, date: '2026-11-22' }, lunch]]])
    const openedOf = (item: GroceryItem) =>
      packLeftovers({ items: [item], scaled: false }, spinachUses).opened
    const oneBag = { ...spinach, quantity: 1, usedG: 200, boughtG: 280 }
    expect(openedOf(oneBag)).toEqual([{ item: oneBag, rest: lunch }])
    expect(openedOf({ ...oneBag, quantity: 2, boughtG: 200 })).toEqual([])
  })

  it('follow the amount that the visitor buys of fresh food', () => {
    const lunch = { date: '2026-11-26', type: 'lunch', name: 'Spinach soup', grams: 100 } as const
    const uses = new Map([['spinach', [{ ...lunch, date: '2026-11-22' }, lunch]]])
    const unit = 'bag (10 oz)'
    const line = { ...itemOf(full.items, 'broccoli'), foodId: 'spinach', unit, usedG: 500 }
    const leftOf = (quantity: number) => {
      const item = { ...line, quantity, boughtG: quantity * 280 }
      const { spare, opened } = packLeftovers({ items: [item], scaled: false }, uses)
      return { leftG: spare.map(({ leftG }) => leftG), opened: opened.length }
    }
    expect(leftOf(1)).toEqual({ leftG: [], opened: 0 })
    expect(leftOf(2)).toEqual({ leftG: [], opened: 1 })
    expect(leftOf(13)).toEqual({ leftG: [13 * 280 - 500], opened: 0 })
    expect(packLeftovers(groceriesOf(plan), foodUses(week)).spare).toEqual([])
  })

  it('are worth a line from a third of a fresh pack on, and meat or fish from 3 oz on', () => {
    const foodOf = foodOfLine(builtInFoods)
    const leftOf = (id: string, grams: number) => {
      const used = weekOf([food(id), grams])
      const bought = groceriesOf(newPlanState(used, { ...basis, weeklyFoodBudget: AMPLE }, 1))
      return packLeftovers(bought, foodUses(used), foodOf).spare.map(({ leftG, isRaw }) => [
        Math.round(leftG / GRAMS_PER_OUNCE),
        isRaw,
      ])
    }
    expect(leftOf('ground-turkey-93', 85)).toEqual([[9, true]])
    expect(leftOf('chicken-breast', 365)).toEqual([[3, true]])
    expect(leftOf('chicken-breast', 400)).toEqual([])
    expect(leftOf('cabbage', 430)).toEqual([[10, false]])
    expect(leftOf('cabbage', 600)).toEqual([])
    // A piece that is cut shows for itself.
    expect(leftOf('onions', 55)).toEqual([])
    expect(leftOf('lemon-juice', 15)).toEqual([])
  })

  it('are no more than the week needs of loose food, until the visitor buys more', () => {
    const loose = builtInFoods.filter(({ pack }) => pack.unit === 'lb' && !pack.keeps)
    const used = weekOf(...loose.map((each) => [each, 0.05 * each.pack.edibleG] as const))
    const bought = groceriesOf(newPlanState(used, { ...basis, weeklyFoodBudget: AMPLE }, 1))
    expect(new Set(bought.items.map(({ unit }) => unit))).toEqual(new Set(['oz']))
    const uses = foodUses(used)
    expect(packLeftovers(bought, uses).spare).toEqual([])
    const twice = bought.items.map((item) => ({
      ...item,
      quantity: 2 * item.quantity,
      boughtG: 2 * item.boughtG,
    }))
    expect(packLeftovers({ items: twice, scaled: false }, uses).spare).toHaveLength(twice.length)
  })

  it('do not keep if they are fresh herbs', () => {
    const mint: GroceryItem = { ...itemOf(full.items, 'olive-oil'), foodId: 'fresh-mint', isFresh: true }
    expect(packLeftovers({ items: [mint], scaled: false }, new Map()).keeps).toEqual([])
  })

  it('are all there, however many they are', () => {
    const oil = itemOf(full.items, 'olive-oil')
    const items = Array.from({ length: 9 }, (_, index) => ({ ...oil, foodId: `oil-${index}` }))
    expect(packLeftovers({ items, scaled: false }, new Map()).keeps).toHaveLength(9)
  })

  it('are not mentioned on a list that is scaled down', () => {
    expect(packLeftovers(groceriesOf(scaledPlan), foodUses(week))).toEqual({
      keeps: [],
      spare: [],
      opened: [],
    })
  })
})

describe('the list by recipe', () => {
  it('has each line once, at the first dish that needs it, and ends with lines that no dish needs', () => {
    const { items } = groceriesOf(edit({ type: 'addOwn', item: coffee }))
    const sections = groceriesByMeal(items, foodUses(week))
    expect(sections.map(({ meal }) => meal?.type)).toEqual([
      'breakfast',
      'lunch',
      'snack',
      'dinner',
      undefined,
    ])
    expect(sections.flatMap((section) => section.items)).toHaveLength(items.length)
    expect(sections.at(-1)?.items.map(({ name }) => name)).toEqual(['Coffee'])
  })
})
