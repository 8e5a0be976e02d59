import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { buildGroceryList, deliveryEstimate } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { PlannerProvider } from '../../src/store/PlannerContext.js'
import { planActionsOf } from '../../src/store/planActions.js'
import type { Order, OrderOutcome } from '../../src/store/plannerServices.js'
import { createFormat } from '../../src/ui/format.js'
import { PlannerScreen } from '../../src/ui/PlannerScreen.js'
import { DEFAULT_WIDGET_SETTINGS, WidgetSettingsProvider } from '../../src/ui/WidgetSettings.js'
import { fillIn, submit } from '../support/addressForm.js'
import { deferred, readyStore, workingServices } from '../support/plannerStore.js'
import { openForm, renderPlanScreen } from '../support/renderPlanScreen.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

/** The foods that a shopper buys, without what comes from the cupboard. */
const foodsToOrder = () =>
  buildGroceryList(samplePlan().week, { weeklyFoodBudget: sampleProfile().weeklyFoodBudget })
    .fullItems.filter(({ category }) => category !== 'From the cupboard')
    .map(({ foodId }) => foodId)

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
    expect(item('sub-2').getByText(/^Cancel this subscription\?/)).toBeVisible()
    expect(item('sub-2').getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await user.click(item('sub-2').getByRole('button', { name: 'Keep it' }))
    expect(cancelled).toEqual([])
    await user.click(item('sub-2').getByRole('button', { name: 'Cancel Subscription' }))
    await user.click(item('sub-2').getByRole('button', { name: 'Cancel it' }))
    expect(
      await screen.findByText('Your delivery subscription sub-2 is cancelled and its address is erased.'),
    ).toBeVisible()
    expect(cancelled).toEqual(['sub-2'])
    expect(item('sub-1').getByRole('button', { name: 'Order This Week Now' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Your delivery subscription is active' })).toHaveFocus()
  })

  it('is kept by Escape, which gives the focus back to the button that asked', async () => {
    const services = {
      subscribe: async () => ({ subscriptionId: 'sub-1', eraseToken: 'token' }),
      cancelSubscription: vi.fn(async () => undefined),
    }
    const { user } = await openForm({ services, settings: { canCancel: true } })
    await fillIn(user)
    await submit(user)
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
    await user.tab()
    expect(screen.getByRole('button', { name: 'Cancel it' })).toHaveFocus()
    const onPage = vi.fn()
    document.body.addEventListener('keydown', onPage)
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toHaveFocus()
    expect(screen.queryByText(/^Cancel this subscription\?/)).not.toBeInTheDocument()
    expect(services.cancelSubscription).not.toHaveBeenCalled()
    // Only what has no question open is for the page, such as a dialog of the host around the widget.
    expect(onPage).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onPage).toHaveBeenCalledOnce()
    document.body.removeEventListener('keydown', onPage)
  })

  it('take one order at a time: the others’ buttons wait, and so does that of one that is ending', async () => {
    const order = deferred<OrderOutcome>()
    const ending = deferred<undefined>()
    const placeOrder = vi.fn(() => order.promise)
    const services = { placeOrder, cancelSubscription: () => ending.promise }
    const { user, store, openTab } = renderPlanScreen({ services, settings: { canCancel: true } })
    const subscriptions = ['sub-1', 'sub-2'].map((subscriptionId) => ({ subscriptionId, eraseToken: 'x' }))
    act(() => store.setState({ subscriptions }))
    await openTab('Delivery')
    const button = (id: string, name: string) =>
      within(screen.getByRole('group', { name: `Subscription ${id}` })).getByRole('button', { name })
    const isHeldUp = (held: HTMLElement) => held.getAttribute('aria-disabled') === 'true'
    await user.click(button('sub-1', 'Order This Week Now'))
    expect(isHeldUp(button('sub-1', 'Ordering…'))).toBe(true)
    expect(isHeldUp(button('sub-2', 'Order This Week Now'))).toBe(true)
    await user.click(button('sub-2', 'Order This Week Now'))
    await act(async () => order.resolve({ placed: true }))
    expect(placeOrder).toHaveBeenCalledTimes(1)
    expect(isHeldUp(button('sub-2', 'Order This Week Now'))).toBe(false)

    await user.click(button('sub-2', 'Cancel Subscription'))
    await user.click(button('sub-2', 'Cancel it'))
    for (const name of ['Order This Week Now', 'Keep it']) {
      expect(isHeldUp(button('sub-2', name))).toBe(true)
      await user.click(button('sub-2', name))
    }
    expect(button('sub-2', 'Keep it')).toBeVisible()
    expect(isHeldUp(button('sub-1', 'Order This Week Now'))).toBe(false)
    await act(async () => ending.resolve(undefined))
    expect(placeOrder).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('group', { name: 'Subscription sub-2' })).not.toBeInTheDocument()
  })
})

describe('an active subscription without a plan', () => {
  it('stays in reach above the form, and can be cancelled there', async () => {
    const cancelSubscription = vi.fn(async () => undefined)
    const { store } = readyStore({ services: workingServices({ cancelSubscription }) })
    store.setState({ subscriptions: [{ subscriptionId: 'sub-1', eraseToken: 'token' }] })
    const frame = createRef<HTMLElement>()
    render(
      <WidgetSettingsProvider value={{ ...DEFAULT_WIDGET_SETTINGS, canCancel: true }}>
        <PlannerProvider store={store}>
          <PlannerScreen frame={frame} />
        </PlannerProvider>
      </WidgetSettingsProvider>,
    )
    const user = userEvent.setup()
    await user.click(await screen.findByText('Your delivery subscription is active'))
    expect(screen.getByText('sub-1')).toBeVisible()
    expect(screen.queryByText('Order This Week Now')).toBeNull()
    await user.click(screen.getByText('Cancel Subscription'))
    await user.click(screen.getByText('Cancel it'))
    expect(
      await screen.findByText('Your delivery subscription sub-1 is cancelled and its address is erased.'),
    ).toBeVisible()
    expect(cancelSubscription).toHaveBeenCalledOnce()
    expect(screen.queryByText('Your delivery subscription is active')).toBeNull()
    await waitFor(() => expect(frame.current).toHaveFocus())
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
    expect(screen.getByLabelText('Cancel code')).toHaveFocus()
    await user.clear(screen.getByLabelText('Subscription number'))
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }))
    expect(screen.getByLabelText('Subscription number')).toHaveFocus()
    await user.type(screen.getByLabelText('Subscription number'), 'sub-0')
    await user.type(screen.getByLabelText('Cancel code'), 'token-0{Enter}')
    expect(await screen.findByText(/^Your delivery subscription sub-0 is cancelled/)).toBeVisible()
    expect(cancelled).toEqual([{ subscriptionId: 'sub-0', eraseToken: 'token-0' }])
    expect(screen.getByLabelText('Cancel code')).toHaveValue('')
  })
})

describe('an active subscription that is cancelled by its number', () => {
  it('goes however its number is typed, and is named as it is written', async () => {
    const { user, openTab, store } = renderPlanScreen({
      settings: { canCancel: true, givesCancelCodes: true },
    })
    store.setState({ subscriptions: [{ subscriptionId: '11H21-X32H4' }] })
    await openTab('Delivery')
    await user.click(screen.getByText('I have a subscription'))
    await user.type(screen.getByLabelText('Subscription number'), '11h21 x32h4')
    await user.type(screen.getByLabelText('Cancel code'), 'token{Enter}')
    expect(await screen.findByText(/^Your delivery subscription 11H21-X32H4 is cancelled/)).toBeVisible()
    expect(screen.queryByRole('group', { name: /^Subscription/ })).not.toBeInTheDocument()
  })
})

describe('a subscription that another tab made or ended', () => {
  it('leaves the focus where the visitor types', async () => {
    const { user, openTab, store } = renderPlanScreen({
      settings: { canCancel: true, givesCancelCodes: true },
    })
    await openTab('Delivery')
    await user.click(screen.getByText('I have a subscription'))
    const field = screen.getByLabelText('Cancel code')
    await user.type(field, 'token')
    act(() => store.setState({ subscriptions: [{ subscriptionId: 'sub-1' }] }))
    expect(field).toHaveFocus()
    act(() => field.blur())
    act(() => store.setState({ subscriptions: [] }))
    expect(screen.getByRole('heading', { name: /^Your groceries, delivered/ })).toHaveFocus()
  })
})

describe('the active subscription', () => {
  it.each([true, false])(
    'says what becomes of an order of today when it is cancelled: %s',
    async (orders) => {
      const services = { subscribe: async () => ({ subscriptionId: 'sub-1', eraseToken: 'token' }) }
      const { user } = await openForm({ services, settings: { canCancel: true } })
      await fillIn(user)
      await submit(user)
      await screen.findByRole('button', { name: 'Order This Week Now' })
      if (orders) await user.click(screen.getByRole('button', { name: 'Order This Week Now' }))
      if (orders) await screen.findByText(/^Ordered on .*It comes within 2-4 hours/)
      await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }))
      await user.click(screen.getByRole('button', { name: 'Cancel it' }))
      await screen.findByText(/sub-1 is cancelled and its address is erased\.$/)
      const said = screen.queryByText(/^Ordered on .*It still comes if the store has the order already\./)
      expect(said !== null).toBe(orders)
      expect(screen.queryByText(/It comes within 2-4 hours of the order/)).not.toBeInTheDocument()
    },
  )

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
      screen.getByText(
        /^Ordered on \w+, \w+ \d+: \d+ items, for \$\d+\.\d\d with the service fee\. It comes within 2-4 hours/,
      ),
    ).toBeVisible()
    expect(screen.getByText(/Nothing more is ordered today/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start Another Delivery Subscription' }))
    expect(screen.getByLabelText('Street address')).toHaveValue('12 Elm Street')
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
    const { changePlan } = planActionsOf(store)
    const tick = (isTicked: boolean) => changePlan({ type: 'tick', foodId: first ?? '', isTicked })
    tick(true)
    await fillIn(user)
    await submit(user)
    const button = await screen.findByRole('button', { name: 'Order This Week Now' })
    const panel = screen.getByRole('tabpanel', { name: 'Delivery' })
    expect(panel).toHaveTextContent(/ with the service fee, without the thing you have ticked\./)
    const ordered = Number(/comes to \$([\d.]+)/.exec(panel.textContent ?? '')?.[1])
    act(() => {
      changePlan({ type: 'addOwn', item: { id: 'coffee', name: 'coffee', costUsd: 600 } })
      tick(false)
    })
    expect(panel).toHaveTextContent(/ with the service fee, without your own items\./)
    const whole = Number(/comes to \$([\d.]+)/.exec(panel.textContent ?? '')?.[1])
    expect(whole).toBeGreaterThan(ordered)
    expect(whole).toBeLessThan(600)
    act(() => tick(true))
    await user.click(button)
    expect(orders[0]?.subscription.subscriptionId).toBe('sub-1')
    expect(new Set(orders[0]?.items.map(({ foodId }) => foodId))).toEqual(new Set(foodsToOrder().slice(1)))
  })

  it('orders the amounts of a scaled list, and says what their packs cost at the shop', async () => {
    const orders: Order[] = []
    const placeOrder = async (order: Order): Promise<OrderOutcome> => {
      orders.push(order)
      return { placed: true }
    }
    const profile = sampleProfile({ weeklyFoodBudget: 25 })
    const { user } = await openForm({ services: { placeOrder }, plan: { profile } })
    await fillIn(user)
    await submit(user)
    const button = await screen.findByRole('button', { name: 'Order This Week Now' })
    const panel = screen.getByRole('tabpanel', { name: 'Delivery' })
    const before = panel.textContent
    await user.click(button)
    const { items } = buildGroceryList(samplePlan().week, profile)
    const ordered = orders[0]?.items ?? []
    const amounts = (lines: readonly { foodId: string; quantity: number; unit: string }[]) =>
      lines.map(({ foodId, quantity, unit }) => [foodId, quantity, unit])
    expect(amounts(ordered)).toEqual(amounts(items))
    const cost = ordered.reduce((sum, { price }) => sum + price, 0)
    const { money } = createFormat('en-US')
    const withFee = money(deliveryEstimate(cost).weekly)
    expect(panel).toHaveTextContent(`about ${money(cost)} before the fee: an order comes to ${withFee}.`)
    expect(before).toContain(`This week’s order comes to ${withFee} with the service fee.`)
  })

  describe('after an order of today', () => {
    const amountIn = (text: string | null) => Number(/\$([\d.]+) with the service fee/.exec(text ?? '')?.[1])

    async function orderTheList() {
      const orders: Order[] = []
      const placeOrder = async (order: Order): Promise<OrderOutcome> => {
        orders.push(order)
        return { placed: true }
      }
      const planner = await openForm({ services: { placeOrder } })
      await fillIn(planner.user)
      await submit(planner.user)
      const button = await screen.findByRole('button', { name: 'Order This Week Now' })
      const panel = screen.getByRole('tabpanel', { name: 'Delivery' })
      const before = amountIn(panel.textContent)
      await planner.user.click(button)
      await screen.findByText(/^Order placed!/)
      return { ...planner, orders, button, panel, before, ordered: () => screen.getByText(/^Ordered on/) }
    }
    const foodsIn = (order: Order | undefined) => new Set(order?.items.map(({ foodId }) => foodId)).size

    it('says what was placed, and nothing of another order until the list asks for more', async () => {
      const { orders, panel, before, ordered, store } = await orderTheList()
      expect(ordered()).toHaveTextContent(`: ${foodsIn(orders[0])} items, for`)
      expect(amountIn(ordered().textContent)).toBe(before)
      expect(panel).not.toHaveTextContent('This week’s order comes to')
      expect(panel).not.toHaveTextContent('Another press')
      act(() => planActionsOf(store).changePlan({ type: 'remove', foodId: 'salmon', isRemoved: true }))
      expect(ordered()).toHaveTextContent(`: ${foodsIn(orders[0])} items, for`)
      expect(amountIn(ordered().textContent)).toBe(before)
      expect(ordered()).toHaveTextContent('Nothing more is ordered today')
    })

    it('says what the next press sends: only what the list has more', async () => {
      const { orders, button, panel, before, ordered, store, user } = await orderTheList()
      act(() => {
        const { changePlan } = planActionsOf(store)
        changePlan({ type: 'tick', foodId: 'salmon', isTicked: true })
        changePlan({
          type: 'quantity',
          foodId: 'olive-oil',
          amount: { quantity: 2, unit: 'bottle (8.5 fl oz)' },
        })
        changePlan({ type: 'addOwn', item: { id: 'coffee', name: 'coffee', costUsd: 6 } })
      })
      expect(ordered()).not.toHaveTextContent('Nothing more is ordered today')
      expect(amountIn(ordered().textContent)).toBe(before)
      expect(panel).toHaveTextContent(
        'Another press orders only the rest of your list: 1 item, for $5.76 with the service fee, without your own items.',
      )
      await user.click(button)
      await waitFor(() => expect(orders).toHaveLength(2))
      expect(orders[1]?.items).toMatchObject([{ foodId: 'olive-oil', quantity: 1, price: 5.49 }])
      expect(panel).not.toHaveTextContent('Another press')
      expect(amountIn(ordered().textContent)).toBeCloseTo(before + 5.76)
      expect(ordered()).toHaveTextContent(`: 2 orders, ${foodsIn(orders[0]) + 1} items, for`)
      expect(ordered()).toHaveTextContent('Each comes within 2-4 hours of the order.')
    })

    it('offers the whole order of another week, of which nothing is on its way', async () => {
      const { orders, button, panel, before, store, user } = await orderTheList()
      act(() =>
        store.setState(({ phase }) =>
          phase.name === 'plan'
            ? {
                phase: {
                  ...phase,
                  plan: { ...phase.plan, week: { ...phase.plan.week, startDate: '2027-01-04' } },
                },
              }
            : {},
        ),
      )
      expect(amountIn(panel.textContent)).toBe(before)
      expect(panel).toHaveTextContent('The order for the week of Monday, January 4 comes to')
      expect(panel).not.toHaveTextContent('Ordered on')
      await user.click(button)
      await waitFor(() => expect(orders).toHaveLength(2))
      expect(orders[1]).toEqual(orders[0])
    })

    it('says no amount if it is not known, and counts only what it brought', async () => {
      const { orders, store, ordered } = await orderTheList()
      act(() =>
        store.setState((state) => ({ ordered: state.ordered.map(({ costUsd: _, ...placed }) => placed) })),
      )
      expect(ordered()).toHaveTextContent(`: ${foodsIn(orders[0])} items. It comes within 2-4 hours`)
    })
  })

  describe('of another week than this one', () => {
    const subscribed = { subscriptions: [{ subscriptionId: 'sub-1', eraseToken: 'token' }] }
    const panel = () => screen.getByRole('tabpanel', { name: 'Delivery' })

    /** Opens the tab on November 21, with a week that begins on this day. */
    async function openWeekOf(startDate: string) {
      const { store, openTab, user } = renderPlanScreen({ plan: { week: samplePlan(startDate).week } })
      act(() => store.setState(subscribed))
      await openTab('Delivery')
      return { user, store }
    }

    it('names a week that has not begun, and says when its order comes', async () => {
      const { user, store } = await openWeekOf('2026-11-22')
      expect(panel()).toHaveTextContent(
        /The order for the week of Sunday, November 22 comes to \$\d+\.\d\d with the service fee\./,
      )
      expect(
        screen.getByText(
          'That week has not begun yet. Its groceries come within 2-4 hours of the order, not when it begins.',
        ),
      ).toBeVisible()
      expect(panel()).not.toHaveTextContent('This week’s order')
      await user.click(screen.getByRole('button', { name: 'Order This Week Now' }))
      await screen.findByText(/^Order placed!/)
      expect(panel()).not.toHaveTextContent('That week')
      act(() =>
        planActionsOf(store).changePlan({
          type: 'quantity',
          foodId: 'olive-oil',
          amount: { quantity: 2, unit: 'bottle (8.5 fl oz)' },
        }),
      )
      expect(panel()).toHaveTextContent(
        'Another press orders only the rest of your list for the week of Sunday, November 22: 1 item,',
      )
      expect(screen.getByText(/^That week has not begun yet\./)).toBeVisible()
    })

    it('names a week that is over, and says that its order comes all the same', async () => {
      await openWeekOf('2026-11-14')
      expect(panel()).toHaveTextContent('The order for the week of Saturday, November 14 comes to')
      expect(
        screen.getByText('That week is over. Its groceries come within 2-4 hours of the order all the same.'),
      ).toBeVisible()
    })

    it.each(['2026-11-15', '2026-11-21'])('says nothing of the week if it is this one: %s', async (day) => {
      await openWeekOf(day)
      expect(panel()).toHaveTextContent('This week’s order comes to')
      expect(panel()).not.toHaveTextContent('That week')
    })
  })

  async function orderFrom(checkoutUrl: string) {
    const form = await openForm({ services: { placeOrder: async () => ({ checkoutUrl }) } })
    await fillIn(form.user)
    await submit(form.user)
    await form.user.click(await screen.findByRole('button', { name: 'Order This Week Now' }))
    return form
  }

  it.each([
    ['https://www.fairfield.example/cart/7', 'fairfield.example'],
    ['https://www.notinstacart.com/cart/7', 'notinstacart.com'],
    ['https://instacart.example/cart/7', 'instacart.example'],
    ['https://shop.instacart.ca/cart/7', 'Instacart'],
  ])('names the shop of %s', async (checkoutUrl, shop) => {
    await orderFrom(checkoutUrl)
    const link = await screen.findByRole('link', { name: `Finish your order at ${shop}` })
    expect(link).toHaveAttribute('href', checkoutUrl)
  })

  it('links to the shop where the order is finished, until the list changes', async () => {
    const checkoutUrl = 'https://www.instacart.com/store/shopping_lists/1'
    const { user, openTab } = await orderFrom(checkoutUrl)
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
