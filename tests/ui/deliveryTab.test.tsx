import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { RefusalError } from 'react-meal-planner'
import { buildGroceryList, deliveryEstimate } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { planActionsOf } from '../../src/store/planActions.js'
import type { Order, OrderOutcome } from '../../src/store/plannerServices.js'
import { createFormat } from '../../src/ui/format.js'
import { deferred } from '../support/plannerStore.js'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const { total, tillTotal } = buildGroceryList(samplePlan().week, {
  weeklyFoodBudget: sampleProfile().weeklyFoodBudget,
})
const { money } = createFormat('en-US')

/** The foods that a shopper buys, without what comes from the cupboard. */
const foodsToOrder = () =>
  buildGroceryList(samplePlan().week, { weeklyFoodBudget: sampleProfile().weeklyFoodBudget })
    .fullItems.filter(({ category }) => category !== 'From the cupboard')
    .map(({ foodId }) => foodId)

async function openForm(options: Parameters<typeof renderPlanScreen>[0] = {}) {
  const planner = renderPlanScreen(options)
  await planner.openTab('Delivery')
  await planner.user.click(screen.getByRole('button', { name: 'Start Delivery Subscription' }))
  return planner
}

async function fillIn(user: UserEvent) {
  await user.type(screen.getByLabelText('Street address'), '1 Market Street')
  await user.type(screen.getByLabelText('City'), 'San Francisco')
  await user.selectOptions(screen.getByLabelText('State'), 'California')
  await user.type(screen.getByLabelText('ZIP code'), '94103')
  await user.type(screen.getByLabelText('Phone'), '415 555 0123')
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Subscribe' }))

describe('the offer', () => {
  it('bills what is paid at the till for this very list: groceries, 5% fee, subscription and the month', async () => {
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

  it('leaves own items out of the bill, because nobody can deliver them', async () => {
    const listEdits = {
      quantities: {},
      removedFoodIds: [],
      ownItems: [{ id: 'own-1', name: 'Coffee', costUsd: 6 }],
    }
    const { openTab } = renderPlanScreen({ plan: { listEdits } })
    await openTab('Delivery')
    expect(screen.getByText('Groceries this week').nextElementSibling).toHaveTextContent(money(tillTotal))
  })

  it('says that the order is for an empty cupboard, and how much of it this week uses', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Delivery')
    expect(tillTotal).toBeGreaterThan(total)
    expect(screen.getByText(/^This is an order from an empty cupboard/)).toHaveTextContent(
      `This week uses ${money(total)} of it`,
    )
  })

  it('says on the bill that the list is scaled down, and what it costs in full', async () => {
    const profile = sampleProfile({ weeklyFoodBudget: 25 })
    const { fullTotal } = buildGroceryList(samplePlan().week, { weeklyFoodBudget: 25 })
    const { openTab } = renderPlanScreen({ plan: { profile } })
    await openTab('Delivery')
    expect(fullTotal).toBeGreaterThan(25)
    expect(screen.getByText('Groceries this week').nextElementSibling).toHaveTextContent('$25.00')
    expect(screen.getByText(`In full, this list costs ${money(fullTotal)}.`, { exact: false })).toBeVisible()
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

  it('says who stores the address, and that it is encrypted', async () => {
    const { openTab } = renderPlanScreen()
    await openTab('Delivery')
    expect(
      screen.getByText(/The site you are on stores your address and phone number, encrypted/),
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

describe('the address form', () => {
  it('says under each field what is missing and focuses the first', async () => {
    const { user } = await openForm()
    await submit(user)
    const address = screen.getByLabelText('Street address')
    expect(address).toHaveFocus()
    expect(address).toBeInvalid()
    expect(address).toHaveAccessibleDescription('Enter your street address')
    expect(screen.getByLabelText('State')).toHaveAccessibleDescription('Choose your state')
    expect(screen.getByLabelText('Delivery instructions')).toBeValid()
  })

  it('clears an error when its field is edited', async () => {
    const { user } = await openForm()
    await submit(user)
    await user.type(screen.getByLabelText('City'), 'O')
    expect(screen.getByLabelText('City')).toBeValid()
    expect(screen.getByLabelText('ZIP code')).toBeInvalid()
  })

  it('lets the browser fill in what it knows', async () => {
    await openForm()
    const purposes = ['Street address', 'City', 'State', 'ZIP code', 'Phone'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(purposes).toEqual(['street-address', 'address-level2', 'address-level1', 'postal-code', 'tel'])
  })

  it('keeps what was typed when the visitor opens another tab, cancels and comes back', async () => {
    const { user, openTab } = await openForm()
    await user.type(screen.getByLabelText('City'), 'Oakland')
    await openTab('Meal Plan')
    await openTab('Delivery')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Start Delivery Subscription' }))
    expect(screen.getByLabelText('City')).toHaveValue('Oakland')
  })

  it('never writes what was typed to storage', async () => {
    const { user } = await openForm()
    await fillIn(user)
    await submit(user)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Market Street')
  })

  it('sends once, keeps the focus on its button and keeps the answers when the call fails', async () => {
    const answer = deferred<{ subscriptionId: string }>()
    let calls = 0
    const subscribe = () => {
      calls += 1
      return answer.promise
    }
    const { user } = await openForm({ services: { subscribe } })
    await fillIn(user)
    await submit(user)
    const button = screen.getByRole('button', { name: 'Subscribing…' })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
    expect(calls).toBe(1)
    answer.reject(new Error('We do not deliver there yet'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '❌ Failed to create delivery subscription: We do not deliver there yet',
    )
    expect(screen.getByLabelText('Street address')).toHaveValue('1 Market Street')
  })
})

describe('a refusal by the server', () => {
  it('focuses the first refused field, and no other while it is corrected', async () => {
    const subscribe = async () => {
      throw new RefusalError('Check the address', 422, { zipCode: 'Not in CA', city: 'No such city' })
    }
    const { user } = await openForm({ services: { subscribe } })
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText('No such city')).toBeVisible()
    expect(screen.getByLabelText('City')).toHaveFocus()
    await user.keyboard('x')
    expect(screen.getByLabelText('City')).toHaveFocus()
    expect(screen.getByLabelText('ZIP code')).toBeInvalid()
  })
})

describe('two subscriptions', () => {
  it('are listed, each with its number and its own cancel', async () => {
    const cancelled: string[] = []
    const ids = ['sub-1', 'sub-2']
    const services = {
      subscribe: async () => ({ subscriptionId: ids.shift() ?? '', eraseToken: 'token' }),
      cancelSubscription: async ({ subscriptionId }: { subscriptionId: string }) => {
        cancelled.push(subscriptionId)
      },
    }
    const { user } = await openForm({ services, settings: { canCancel: true } })
    await fillIn(user)
    await submit(user)
    await user.click(await screen.findByRole('button', { name: 'Start Another Delivery Subscription' }))
    await submit(user)
    expect(
      await screen.findByRole('heading', { name: 'Your 2 delivery subscriptions are active' }),
    ).toBeVisible()
    const item = (id: string) => within(screen.getByRole('group', { name: `Subscription ${id}` }))
    await user.click(item('sub-2').getByRole('button', { name: 'Cancel Subscription' }))
    expect(
      await screen.findByText('Your delivery subscription sub-2 is cancelled and its address is erased.'),
    ).toBeVisible()
    expect(cancelled).toEqual(['sub-2'])
    expect(item('sub-1').getByRole('button', { name: 'Order This Week Now' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Your delivery subscription is active' })).toBeVisible()
  })
})

describe('the cancel code', () => {
  async function showCode() {
    const subscribe = async () => ({ subscriptionId: 'sub-1', eraseToken: 'code&7' })
    const planner = await openForm({ services: { subscribe }, settings: { canCancel: true } })
    await fillIn(planner.user)
    await submit(planner.user)
    expect(await screen.findByText('code&7')).toBeVisible()
    return planner
  }

  it('can be copied with the number', async () => {
    const { user } = await showCode()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Copied.')).toHaveAttribute('role', 'status')
    const text = await navigator.clipboard.readText()
    expect(text).toContain('Subscription number: sub-1')
    expect(text).toContain('Cancel code: code&7')
  })

  it('can be emailed with the keyboard, and is in no link of the page', async () => {
    const opened: HTMLAnchorElement[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      opened.push(this)
    })
    const { user, container } = await showCode()
    screen.getByRole('button', { name: 'Email it to me' }).focus()
    await user.keyboard('{Enter}')
    click.mockRestore()
    expect(opened).toHaveLength(1)
    const { protocol, searchParams } = new URL(opened[0]?.href ?? '')
    expect(protocol).toBe('mailto:')
    expect(searchParams.get('body')).toContain('Cancel code: code&7')
    expect(opened[0]?.isConnected).toBe(false)
    expect(container.querySelector('[href]')).toBeNull()
  })

  it('can be downloaded', async () => {
    const blobs: Blob[] = []
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob)
      return 'blob:code'
    }
    URL.revokeObjectURL = () => undefined
    const { user } = await showCode()
    await user.click(screen.getByRole('button', { name: 'Download' }))
    expect(blobs[0]?.size).toBeGreaterThan(0)
  })

  it('is not offered if no server accepts it', async () => {
    const subscribe = async () => ({ subscriptionId: 'sub-1', eraseToken: 'token' })
    const { user } = await openForm({ services: { subscribe } })
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText(/^To cancel, ask the site you are on/)).toBeVisible()
    expect(screen.queryByText('token')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).not.toBeInTheDocument()
  })
})

describe('a subscription of an earlier visit', () => {
  it('is cancelled by its number and code, and says what is missing', async () => {
    const cancelled: object[] = []
    const { user, openTab } = renderPlanScreen({
      settings: { canCancel: true, givesCancelCodes: true },
      services: {
        cancelSubscription: async (subscription) => {
          cancelled.push(subscription)
        },
      },
    })
    await openTab('Delivery')
    await user.click(screen.getByText('I have a subscription'))
    await user.type(screen.getByLabelText('Subscription number'), ' sub-0 ')
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }))
    expect(screen.getByLabelText('Cancel code')).toHaveAccessibleDescription('Enter your cancel code')
    await user.type(screen.getByLabelText('Cancel code'), 'token-0{Enter}')
    expect(await screen.findByText(/^Your delivery subscription sub-0 is cancelled/)).toBeVisible()
    expect(cancelled).toEqual([{ subscriptionId: 'sub-0', eraseToken: 'token-0' }])
    expect(screen.getByLabelText('Cancel code')).toHaveValue('')
  })
})

describe('the active subscription', () => {
  it('shows its number, orders a week and opens the form again', async () => {
    const { user } = await openForm()
    await fillIn(user)
    await submit(user)
    const panel = screen.getByRole('tabpanel', { name: 'Delivery' })
    expect(await within(panel).findByText('sub-1')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Order This Week Now' }))
    expect(
      await screen.findByText('Order placed! Your groceries will be delivered within 2-4 hours.'),
    ).toBeVisible()
    expect(
      screen.getByText(/^This list is ordered: \d+ items, on \w+, \w+ \d+\. It comes within 2-4 hours/),
    ).toBeVisible()
    expect(screen.getByText(/Nothing more is ordered until/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start Another Delivery Subscription' }))
    expect(screen.getByLabelText('Street address')).toHaveValue('1 Market Street')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Order This Week Now' })).toBeVisible()
  })

  it('orders food by id and amount, and leaves out what is ticked', async () => {
    const orders: Order[] = []
    const placeOrder = async (order: Order): Promise<OrderOutcome> => {
      orders.push(order)
      return { placed: true }
    }
    const [first] = foodsToOrder()
    const { user, store } = await openForm({ services: { placeOrder } })
    planActionsOf(store).changePlan({ type: 'tick', foodId: first ?? '', isTicked: true })
    await fillIn(user)
    await submit(user)
    await user.click(await screen.findByRole('button', { name: 'Order This Week Now' }))
    expect(orders[0]?.subscription.subscriptionId).toBe('sub-1')
    expect(new Set(orders[0]?.items.map(({ foodId }) => foodId))).toEqual(new Set(foodsToOrder().slice(1)))
  })

  it('links to the shop where the order is finished, until the list changes', async () => {
    const checkoutUrl = 'https://www.instacart.com/store/shopping_lists/1'
    const { user, openTab } = await openForm({ services: { placeOrder: async () => ({ checkoutUrl }) } })
    await fillIn(user)
    await submit(user)
    await user.click(await screen.findByRole('button', { name: 'Order This Week Now' }))
    const link = await screen.findByRole('link', { name: 'Finish your order at Instacart' })
    expect(link).toHaveAttribute('href', checkoutUrl)
    expect(link).toHaveAttribute('target', '_blank')
    expect(screen.queryByText(/^Order placed!/)).not.toBeInTheDocument()
    await openTab('Grocery List')
    const [box] = screen.getAllByRole('checkbox')
    if (box) await user.click(box)
    await openTab('Delivery')
    expect(screen.queryByRole('link', { name: /Finish your order/ })).not.toBeInTheDocument()
  })
})
