import { act, screen, waitFor } from '@testing-library/react'
import ICAL from 'ical.js'
import Papa from 'papaparse'
import { builtInFoods } from 'react-meal-planner/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { planActionsOf } from '../../src/store/planActions.js'
import type { Order, OrderOutcome } from '../../src/store/plannerServices.js'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { seasonedPlan } from '../support/seasonedPlan.js'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The texts of the files that were saved, by their names. */
function savedFiles() {
  const blobs: Blob[] = []
  const files = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:file'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1)
    if (blob) files.set(this.download, blob)
  })
  return async (name: string) => {
    await waitFor(() => expect(files.has(name)).toBe(true))
    return (await files.get(name)?.text()) ?? ''
  }
}

/** A plan with salmon for a reader who avoids fish, as a shared one may have it. */
const renderShared = (options: Parameters<typeof renderPlanScreen>[0] = {}) =>
  renderPlanScreen({
    ...options,
    plan: { profile: sampleProfile({ foodRestrictions: ['fish'] }), isShared: true },
  })

const CONFLICTS = '7 meals of this plan are not for you\\n- Saturday, Dinner: Salmon fillet\\n(- .+\\n){6}'
/** In a text that goes to somebody else. */
const SENDER = 'Whatever is called “not for you” here is meant for the person who sends this.\\n'
const MARKED_MEAL = 'Dinner: Salmon with potatoes and green beans. Not for you: Salmon fillet. ('

/** The lines of a text that have a word. */
const linesWith = (word: string, text: string) => text.split('\n').filter((line) => line.includes(word))

describe('a plan with meals that its reader must avoid', () => {
  it('names them at the start of the text to download and of what is shared, and marks them below', async () => {
    const textOf = savedFiles()
    const { user } = renderShared()
    await user.click(screen.getByRole('button', { name: 'Download Plan' }))
    const downloaded = await textOf('meal-plan-2026-11-21.txt')
    await user.click(screen.getByRole('button', { name: 'Share Plan' }))
    await screen.findByText('Meal plan copied to clipboard!')
    const shared = await navigator.clipboard.readText()

    expect(downloaded).toMatch(new RegExp(`^${CONFLICTS}\\nYour 7-Day Meal Plan`))
    expect(shared).toMatch(new RegExp(`^${CONFLICTS}${SENDER}\\nYour 7-Day Meal Plan`))
    for (const text of [downloaded, shared]) {
      expect(linesWith(MARKED_MEAL, text)).toHaveLength(7)
      expect(linesWith('[ ]', text).filter((line) => line.includes('(not for you)'))).toEqual([
        expect.stringContaining('Salmon fillet (not for you): '),
      ])
    }
    expect(downloaded).toContain('How to cook it: ')
  })

  it('names them in the order of the day, and keeps foods apart whose names hold commas', async () => {
    const { week } = samplePlan()
    const [saturday, ...others] = week.days
    if (!saturday) throw new Error('A week has seven days.')
    const foods = builtInFoods.filter(({ id }) => ['greek-yogurt-nonfat', 'cottage-cheese'].includes(id))
    const meals = saturday.meals.map((meal) => ({
      ...meal,
      items: meal.items.slice(0, 2).map((item, index) => ({ ...item, food: foods[index] ?? item.food })),
    }))
    const days = [{ ...saturday, meals }, ...others]
    const profile = sampleProfile({ foodRestrictions: ['dairy'] })
    const { openTab } = renderPlanScreen({ plan: { week: { ...week, days }, profile, isShared: true } })
    await openTab('Grocery List')
    const note = await screen.findByText(/^Meals that are not for you: /)
    const said = note.textContent
    expect(said.match(/Saturday, \w+/g)).toEqual([
      'Saturday, Breakfast',
      'Saturday, Lunch',
      'Saturday, Snack',
      'Saturday, Dinner',
    ])
    expect(said).toContain(`(${foods.map(({ name }) => name).join('; ')})`)
  })

  it('names them at the start of a list that is shared, and marks the foods', async () => {
    const { user, openTab } = renderShared()
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: 'Share List' }))
    await screen.findByText('Grocery list copied to clipboard.')
    const text = await navigator.clipboard.readText()
    expect(text).toMatch(new RegExp(`^${CONFLICTS}${SENDER}\\nGrocery list, `))
    expect(linesWith('(not for you)', text)).toEqual([
      expect.stringContaining('Salmon fillet (not for you): '),
    ])
    expect(text).toMatch(/check the label\.\n$/)
  })

  it.each(['Aisle', 'Recipe'])('marks the foods in the list on screen, sorted by %s', async (order) => {
    const { user, openTab } = renderShared()
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: order }))
    expect(screen.getByRole('checkbox', { name: /^Salmon fillet ?Not for you/ })).toBeVisible()
    expect(screen.getAllByText('Not for you')).toHaveLength(1)
  })

  it('marks them also in the basket and among the seasonings', async () => {
    const profile = sampleProfile({ foodRestrictions: ['fish'], dietaryRestrictions: 'no cumin' })
    const { week } = seasonedPlan()
    const tickedFoodIds = ['salmon']
    const { openTab } = renderPlanScreen({ plan: { week, profile, tickedFoodIds, isShared: true } })
    await openTab('Grocery List')
    expect(screen.getByRole('checkbox', { name: /^Salmon fillet ?Not for you/, checked: true })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Ground cumin \(not for you\)/ })).toBeVisible()
  })

  describe('asks for a tick before', () => {
    const BOX = 'This list has foods that you avoid: Salmon fillet. I want to buy them all the same'
    const ERROR = 'Tick this box first, or take these foods off your list'
    const box = () => screen.getByRole('checkbox', { name: BOX })

    it('an order, and asks no more once they are off the list', async () => {
      // The day on which the store places orders.
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) })
      const orders: Order[] = []
      const placeOrder = async (order: Order): Promise<OrderOutcome> => {
        orders.push(order)
        return { placed: true }
      }
      const { user, openTab, store } = renderShared({ services: { placeOrder } })
      store.setState({ subscriptions: [{ subscriptionId: 'sub-1' }] })
      await openTab('Delivery')
      const order = () => user.click(screen.getByRole('button', { name: 'Order This Week Now' }))
      await order()
      expect(orders).toEqual([])
      expect(box()).toHaveFocus()
      expect(box()).toBeInvalid()
      expect(box()).toHaveAccessibleDescription(ERROR)

      await user.click(box())
      expect(screen.queryByText(ERROR)).not.toBeInTheDocument()
      act(() => planActionsOf(store).changePlan({ type: 'remove', foodId: 'salmon', isRemoved: true }))
      expect(screen.queryByRole('checkbox', { name: BOX })).not.toBeInTheDocument()
      await order()
      await screen.findByText(/^Order placed!/)
      expect(orders[0]?.items.map(({ name }) => name)).not.toContain('Salmon fillet')
      act(() => planActionsOf(store).changePlan({ type: 'remove', foodId: 'salmon', isRemoved: false }))
      expect(box()).toBeChecked()
      await order()
      await waitFor(() => expect(orders[1]?.items.map(({ name }) => name)).toEqual(['Salmon fillet']))
      expect(screen.queryByRole('checkbox', { name: BOX })).not.toBeInTheDocument()
    })

    it('they go into a shop’s cart', async () => {
      const addToCart = vi.fn(async () => undefined)
      const { user, openTab } = renderShared({ services: { addToCart }, settings: { canAddToCart: true } })
      await openTab('Grocery List')
      const add = () => user.click(screen.getByRole('button', { name: /^Add to cart/ }))
      await add()
      expect(addToCart).not.toHaveBeenCalled()
      expect(box()).toHaveFocus()
      await user.click(box())
      await add()
      expect(await screen.findByText(/added to your cart/)).toBeVisible()
      expect(addToCart).toHaveBeenCalledTimes(1)
    })
  })

  it('names them on paper, before the meals of the plan, and on the list', async () => {
    const { openTab } = renderShared()
    await openTab('Grocery List')
    const warning = /Meals that are not for you: Saturday, Dinner \(Salmon fillet\); (.+; ){5}Friday, /
    expect(await screen.findByText(warning)).toBeVisible()

    window.dispatchEvent(new Event('beforeprint'))
    const [plan = '', list = ''] = document.body.textContent.split('Grocery list for the week of')
    expect(plan.search(warning)).toBeLessThan(plan.indexOf('Salmon with potatoes'))
    expect(plan).toMatch(warning)
    expect(plan).toContain('Dinner: Salmon with potatoes and green beans (not for you)')
    expect(plan).toContain('Salmon fillet (not for you): ')
    expect(list.search(warning)).toBeLessThan(list.indexOf('Salmon fillet (not for you)'))
    expect(list).toMatch(warning)
    window.dispatchEvent(new Event('afterprint'))
  })

  it('marks them in calendars, tables and JSON', async () => {
    const textOf = savedFiles()
    const { user } = renderShared()
    await user.click(screen.getByRole('button', { name: 'Take it along' }))
    await screen.findByRole('group', { name: 'Take it along' })
    const marked = 'Salmon with potatoes and green beans. Not for you: Salmon fillet.'

    await user.click(screen.getByRole('button', { name: 'Calendar (.ics)' }))
    const calendar = new ICAL.Component(ICAL.parse(await textOf('meal-plan-2026-11-21.ics')))
    const events = calendar.getAllSubcomponents('vevent')
    const dinners = events.filter((event) => event.getFirstPropertyValue('summary') === `Dinner: ${marked}`)
    expect(dinners).toHaveLength(7)
    expect(String(dinners[0]?.getFirstPropertyValue('description'))).toContain('How to cook it')

    await user.click(screen.getByRole('button', { name: 'Meals as a table (.csv)' }))
    const table = Papa.parse<{ Dish: string }>(await textOf('meal-plan-2026-11-21.csv'), { header: true })
    expect(new Set(table.data.map(({ Dish }) => Dish))).toContain(marked)

    await user.click(screen.getByRole('button', { name: 'Grocery list as a table (.csv)' }))
    const list = Papa.parse<{ Item: string }>(await textOf('grocery-list-2026-11-21.csv'), {
      header: true,
      skipEmptyLines: true,
    })
    const foods = list.data.map(({ Item }) => Item)
    expect(foods.filter((food) => food.includes('not for you'))).toEqual(['Salmon fillet (not for you)'])

    await user.click(screen.getByRole('button', { name: 'Plan and list as JSON' }))
    const json: unknown = JSON.parse(await textOf('meal-plan-2026-11-21.json'))
    expect(json).toHaveProperty('conflicts.6', {
      date: '2026-11-27',
      type: 'dinner',
      foodNames: ['Salmon fillet'],
    })
  })
})
