import { screen } from '@testing-library/react'
import { buildGroceryList, builtInFoods, deliveryEstimate } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { WEEKS_PER_MONTH } from '../../src/core/delivery/pricing.js'
import { newPlanState } from '../../src/core/state/newPlanState.js'
import { createFormat } from '../../src/ui/format.js'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { seasonedPlan } from '../support/seasonedPlan.js'

const { total, tillTotal } = buildGroceryList(samplePlan().week, {
  weeklyFoodBudget: sampleProfile().weeklyFoodBudget,
})
const { money } = createFormat('en-US')

describe('the offer', () => {
  it('bills what is paid at checkout for this very list: groceries, 5% fee, subscription and the month', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Delivery')
    const { serviceFee, weekly, monthly } = deliveryEstimate(tillTotal)
    const figureOf = (term: string) => screen.getByText(term).nextElementSibling
    expect(figureOf('Groceries this week')).toHaveTextContent(money(tillTotal))
    expect(figureOf('Service fee, 5% of groceries')).toHaveTextContent(money(serviceFee))
    expect(figureOf('Each week')).toHaveTextContent(money(weekly))
    expect(figureOf('Subscription, each month')).toHaveTextContent('$10.00')
    expect(figureOf('Monthly estimate')).toHaveTextContent(money(monthly))
  })

  it('says first, on the bill and on the button, that nothing is charged if the site takes no payment', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Delivery')
    expect(screen.getByText('Nothing is charged here')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start Delivery Subscription' })).toHaveAccessibleDescription(
      'nothing charged here',
    )
  })

  it('says first, on the bill and on the button, what the host’s provider charges today', async () => {
    const deliveryProvider = { name: 'Fairfield Vans', chargedTodayUsd: 10 }
    const { openTab } = renderPlanScreen({ settings: { deliveryProvider } })
    await openTab('Delivery')
    const today = screen.getByText('Charged today')
    expect(today.nextElementSibling).toHaveTextContent('$10.00')
    expect(today.compareDocumentPosition(screen.getByText('Groceries this week'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(screen.getByRole('button', { name: 'Start Delivery Subscription' })).toHaveAccessibleDescription(
      '$10.00 today',
    )
  })

  it('leaves own items out of the bill, because nobody can deliver them, and says so', async () => {
    const listEdits = {
      quantities: {},
      removedFoodIds: [],
      ownItems: [{ id: 'own-1', name: 'Coffee', costUsd: 6 }],
    }
    const { openTab } = renderPlanScreen({ plan: { listEdits } })
    await openTab('Delivery')
    expect(screen.getByText('Groceries this week').nextElementSibling).toHaveTextContent(money(tillTotal))
    expect(screen.getByText('Your own items are not part of it. You get them yourself.')).toBeVisible()
  })

  it('leaves out of the bill what the shop no longer sells, as the order does', async () => {
    const foods = builtInFoods.filter(({ id }) => id !== 'salmon')
    const { weeklyFoodBudget } = sampleProfile()
    const { items } = buildGroceryList(samplePlan().week, { weeklyFoodBudget, foods })
    const sold = items.filter(({ foodId }) => foodId !== 'salmon')
    expect(sold).toHaveLength(items.length - 1)
    const { openTab } = renderPlanScreen({ plan: { foods } })
    await openTab('Delivery')
    const usd = sold.reduce((sum, { tillCost }) => sum + tillCost, 0)
    expect(screen.getByText('Groceries this week').nextElementSibling).toHaveTextContent(money(usd))
  })

  it('says that the order is for an empty cupboard, and how much of it this week uses', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Delivery')
    expect(tillTotal).toBeGreaterThan(total)
    expect(screen.getByText(/^This is an order from an empty cupboard/)).toHaveTextContent(
      `This week uses ${money(total)} of it`,
    )
  })

  it('says of an order what it leaves out: what is at home, the seasonings, or both', async () => {
    const says = async (plan: Parameters<typeof renderPlanScreen>[0]) => {
      const { openTab, unmount } = renderPlanScreen(plan)
      await openTab('Delivery')
      const text = screen.getByText(/^This order leaves out/).textContent
      unmount()
      return text
    }
    const { week } = seasonedPlan()
    const atHome = await says({ plan: { pantryFoodIds: ['eggs'] } })
    expect(atHome).toContain('leaves out what you have')
    expect(atHome).not.toContain('seasonings')
    expect(await says({ plan: { week } })).toContain('leaves out seasonings that most kitchens have')
    const [item] = week.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items))
    const both = await says({ plan: { week, pantryFoodIds: [item?.food.id ?? ''] } })
    expect(both).toContain('leaves out what you have')
    expect(both).toContain('with the seasonings')
    const { items } = buildGroceryList(week, { weeklyFoodBudget: 500 })
    const salt = items.find(({ foodId }) => foodId === 'salt')
    if (!salt) throw new Error('The week has no salt.')
    const edits = newPlanState(week, samplePlan().basis, 1).listEdits
    const listEdits = { ...edits, quantities: { salt: { quantity: 1, unit: salt.unit } } }
    expect(await says({ plan: { week, listEdits } })).toContain(
      'leaves out seasonings that most kitchens have',
    )
  })

  it('says that the groceries of an order cost more than the budget that the week keeps to', async () => {
    const budget = Math.ceil(total)
    expect(tillTotal).toBeGreaterThan(budget)
    const says = async (weeklyFoodBudget: number, withoutBudget?: true) => {
      const profile = sampleProfile({ weeklyFoodBudget })
      const { openTab, unmount } = renderPlanScreen({ plan: { profile, withoutBudget } })
      await openTab('Delivery')
      const text = screen.getByText(/^This is an order from an empty cupboard/).textContent
      unmount()
      return text?.includes('cost more than your budget of')
    }
    expect(await says(budget)).toBe(true)
    expect(await says(Math.ceil(tillTotal))).toBe(false)
    expect(await says(budget, true)).toBe(false)
  })

  it('says on the bill that the list is scaled down, and what it costs in full', async () => {
    const profile = sampleProfile({ weeklyFoodBudget: 25 })
    const { fullTotal } = buildGroceryList(samplePlan().week, { weeklyFoodBudget: 25 })
    const { openTab } = renderPlanScreen({ plan: { profile } })
    await openTab('Delivery')
    expect(fullTotal).toBeGreaterThan(25)
    expect(screen.getByText('Groceries this week').nextElementSibling).toHaveTextContent('$25.00')
    const note = screen.getByText(`In full, this week’s share of the packs costs ${money(fullTotal)}.`, {
      exact: false,
    })
    expect(note).toBeVisible()
    const { items } = buildGroceryList(samplePlan().week, { weeklyFoodBudget: 25 })
    const atShop = items.reduce((sum, { shopCost, tillCost }) => sum + (shopCost ?? tillCost), 0)
    expect(atShop).toBeGreaterThan(25)
    const order = screen.getByText('An order, at the shop’s prices')
    expect(order.nextElementSibling).toHaveTextContent(money(deliveryEstimate(atShop).weekly))
    expect(order.parentElement).toHaveAttribute('data-sum', 'true')
    expect(screen.getByRole('row', { name: /^Groceries, a month, at the shop’s prices/ })).toHaveTextContent(
      money(atShop * WEEKS_PER_MONTH),
    )
    expect(screen.getByText('Monthly estimate').nextElementSibling).toHaveTextContent(
      money(deliveryEstimate(25).monthly),
    )
    expect(screen.getByText('Monthly estimate, at the shop’s prices').nextElementSibling).toHaveTextContent(
      money(deliveryEstimate(atShop).monthly),
    )
    expect(note).toHaveTextContent(
      `At the shop these packs cost about ${money(atShop)} before the fee: an order comes to ${money(deliveryEstimate(atShop).weekly)}.`,
    )
  })

  it.each([
    [true, 'Yes, at any time: with the cancel code, if you got one. Otherwise ask the site you are on.'],
    [false, 'Yes, at any time. Ask the site you are on to cancel it.'],
  ])('says how to cancel when cancel codes are given: %s', async (givesCancelCodes, answer) => {
    const { openTab } = renderPlanScreen({ settings: { givesCancelCodes } })
    await openTab('Delivery')
    expect(screen.getByText(answer)).toBeInTheDocument()
    expect(screen.queryAllByText('I have a subscription')).toHaveLength(givesCancelCodes ? 1 : 0)
  })

  it('says where the address goes, and that this device has nothing', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Delivery')
    expect(
      screen.getByText(/^Nothing on this device\. Your address and phone number go to the site you are on/),
    ).toBeInTheDocument()
  })

  it('shows the answer to a question when it is pressed', async () => {
    const { openTab, user } = renderPlanScreen()
    await openTab('Delivery')
    const question = screen.getByText('How much is the service fee?')
    expect(screen.getByText(/^5% of your groceries/)).not.toBeVisible()
    await user.click(question)
    expect(screen.getByText(/^5% of your groceries/)).toBeVisible()
  })

  it('has no start button when nobody handles subscriptions', async () => {
    const { openTab } = renderPlanScreen({ settings: { canSubscribe: false } })
    await openTab('Delivery')
    expect(screen.queryByRole('button', { name: /Start/ })).not.toBeInTheDocument()
    expect(screen.getByText(/Delivery cannot be started on this site yet/)).toBeVisible()
  })
})
