import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { RefusalError, TimeLimitError } from 'react-meal-planner'
import { type SavedState, savedStateSchema, type WeekPlan } from 'react-meal-planner/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillIn, submit, subscribe } from '../support/addressForm.js'
import { ASIDE, otherTabKeeps, RECORD, withEmptyStorage } from '../support/browserStorage.js'
import { home } from '../support/homeAddress.js'
import { renderPlan, renderPlanner } from '../support/renderPlanner.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

withEmptyStorage()
afterEach(() => vi.restoreAllMocks())

const heading = () => screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
const record = () => savedStateSchema.parse(JSON.parse(localStorage.getItem(RECORD) ?? 'null'))
const kept = () => waitFor(() => expect(localStorage.getItem(RECORD)).not.toBeNull())

/** The names of the selected day's dishes. */
const dishes = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

/** A page that was left and is opened again. */
function reload(props: Parameters<typeof renderPlanner>[0] = {}) {
  cleanup()
  return renderPlanner({ persistKey: 'shop', ...props })
}

describe('persistKey', () => {
  it('brings back plan and ticks after a reload', async () => {
    const { user } = await renderPlan({ persistKey: 'shop' })
    const before = dishes()
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    const [first] = await screen.findAllByRole('checkbox')
    if (!first) throw new Error('No items')
    await user.click(first)
    await waitFor(() => expect(record().current?.plan.tickedFoodIds).toHaveLength(1))

    const { user: back } = reload()
    await heading()
    expect(dishes()).toEqual(before)
    await back.click(screen.getByRole('tab', { name: 'Grocery List' }))
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  })

  it('says what it keeps where people ask before they subscribe', async () => {
    const { user } = await renderPlan({ persistKey: 'shop' })
    await kept()
    await user.click(screen.getByRole('tab', { name: 'Delivery' }))
    await user.click(await screen.findByText('What do you store?'))
    expect(screen.getByText(/^This browser keeps your plan, your list and your choices/)).toBeVisible()
    expect(screen.getByText(/You can take all of it away under “Take it along”/)).toBeVisible()
  })

  it('does not say there that this device has nothing once the browser refuses a change', async () => {
    const { user } = await renderPlan({ persistKey: 'shop' })
    await kept()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    const [first] = await screen.findAllByRole('checkbox')
    if (first) await user.click(first)
    await user.click(screen.getByRole('tab', { name: 'Delivery' }))
    await user.click(await screen.findByText('What do you store?'))
    expect(await screen.findByText(/^This browser may still hold a plan or a cancel code/)).toBeVisible()
  })

  it('keeps no answers, unless persistProfile is set too', async () => {
    await renderPlan({ persistKey: 'shop' })
    await kept()
    expect(localStorage.getItem(RECORD)).not.toMatch(/"(age|weight|heightFeet|gender)"/)
    expect(record().answers).toBeNull()

    const { user } = reload()
    await heading()
    await user.click(screen.getByRole('button', { name: 'Generate New Plan' }))
    expect(await screen.findByLabelText('Age')).toHaveValue('')
  })

  it('restores the answers with persistProfile, including unfinished ones', async () => {
    const { user } = renderPlanner({ persistKey: 'shop', persistProfile: true })
    await user.type(screen.getByLabelText('Age'), '34')
    await user.type(screen.getByLabelText('Dietary restrictions'), 'vegan')
    await user.type(screen.getByLabelText('Weight (lbs)'), '160 lbs')
    await waitFor(() =>
      expect(record().answers).toMatchObject({ age: 34, weight: 160, dietaryRestrictions: 'vegan' }),
    )

    reload({ persistProfile: true })
    await waitFor(() => expect(screen.getByLabelText('Age')).toHaveValue('34'))
    expect(screen.getByLabelText('Weight (lbs)')).toHaveValue('160')
    expect(screen.getByLabelText('Dietary restrictions')).toHaveValue('vegan')
  })

  it('restores restrictions that are too long for a plan, so that they can be shortened', async () => {
    const text = `${'We cook at home. '.repeat(60)}I am allergic to sesame.`
    const { user } = renderPlanner({ persistKey: 'shop', persistProfile: true })
    await user.click(screen.getByLabelText('Dietary restrictions'))
    await user.paste(text)
    await waitFor(() => expect(record().answers).toEqual({ dietaryRestrictions: text }))

    reload({ persistProfile: true })
    await waitFor(() => expect(screen.getByLabelText('Dietary restrictions')).toHaveValue(text))
    expect(await screen.findByText('Dietary restrictions must be at most 1,000 letters')).toBeVisible()
  })

  it('restores a height of whole feet', async () => {
    const { user } = renderPlanner({ persistKey: 'shop', persistProfile: true })
    await user.type(screen.getByLabelText('Height (feet)'), '6')
    await user.type(screen.getByLabelText('Height (inches)'), '0')
    await waitFor(() => expect(record().answers).toEqual({ heightFeet: 6, heightInches: 0 }))

    reload({ persistProfile: true })
    await waitFor(() => expect(screen.getByLabelText('Height (feet)')).toHaveValue('6'))
    expect(screen.getByLabelText('Height (inches)')).toHaveValue('0')
  })

  it('restores heights as they were typed in centimeters, also between 11 inches and the next foot', async () => {
    const shop = { persistKey: 'shop', persistProfile: true, units: 'metric' } as const
    const { age, gender, heightFeet, heightInches, weight, activityLevel, goal } = sampleProfile()
    const body = { age, gender, heightFeet, heightInches, weight, activityLevel, goal }
    const initialProfile = sampleProfile({ others: [body] })
    const { user } = renderPlanner({ ...shop, initialProfile })
    const retype = async (field: HTMLElement, text: string) => {
      await user.clear(field)
      await user.type(field, text)
    }
    await retype(await screen.findByLabelText('Height (cm)'), '182')
    await user.click(screen.getByText('More choices'))
    const other = async () => within(await screen.findByRole('group', { name: 'Person 2' }))
    await retype((await other()).getByLabelText('Height (cm)'), '181')
    await waitFor(() => expect(record().heightsCm).toEqual(['182', '181']))

    reload(shop)
    await waitFor(() => expect(screen.getAllByLabelText('Height (cm)')[0]).toHaveValue('182'))
    expect((await other()).getByLabelText('Height (cm)')).toHaveValue('181')
  })

  it('keeps no height without the answers', async () => {
    const { user } = renderPlanner({
      persistKey: 'shop',
      units: 'metric',
      initialProfile: sampleProfile(),
    })
    await user.clear(await screen.findByLabelText('Height (cm)'))
    await user.type(screen.getByLabelText('Height (cm)'), '182')
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await heading()
    await kept()
    expect(record()).not.toHaveProperty('heightsCm')
  })

  it('stores the code that cancels a subscription, but never an address or a phone number', async () => {
    const onSubscribe = async () => ({ subscriptionId: 'S-17', eraseToken: 'code-4' })
    const { user } = await renderPlan({ persistKey: 'shop', onSubscribe })
    await user.click(screen.getByRole('tab', { name: 'Delivery' }))
    await user.click(screen.getByRole('button', { name: /start/i }))
    await user.type(screen.getByLabelText(/address/i), '12 Hidden Lane')
    await user.type(screen.getByLabelText(/city/i), 'Springfield')
    await user.selectOptions(screen.getByLabelText(/state/i), 'CA')
    await user.type(screen.getByLabelText(/zip/i), '94103')
    await user.type(screen.getByLabelText(/phone/i), '415 555 0123')
    await user.click(screen.getByRole('button', { name: /subscribe|activate/i }))
    await waitFor(() =>
      expect(record().subscriptions).toEqual([{ subscriptionId: 'S-17', eraseToken: 'code-4' }]),
    )
    expect(JSON.stringify(localStorage)).not.toMatch(/Hidden|Springfield|94103|555.?0123/)
  })

  it('can read again what a host answered to a subscription', async () => {
    const answer: object = { subscriptionId: 'S-17', eraseToken: null, since: 2026 }
    const onSubscribe: object = async () => answer
    const { user } = await renderPlan({ persistKey: 'shop', onSubscribe } as object)
    await subscribe(user)
    await waitFor(() => expect(record().subscriptions).toEqual([{ subscriptionId: 'S-17' }]))
  })

  describe('a subscription whose answer was lost', () => {
    /** A shop that loses its first answer and keeps the rules for keys. */
    function forgetfulShop() {
      const keys: string[] = []
      const known = new Map<string, string>()
      const onSubscribe = async ({ address }: { address: string }, options: { idempotencyKey: string }) => {
        const { idempotencyKey } = options
        keys.push(idempotencyKey)
        const taken = known.get(idempotencyKey) ?? address
        if (taken !== address) throw new RefusalError('This key has another address', 409)
        known.set(idempotencyKey, address)
        if (keys.length === 1) throw new TimeLimitError(30_000)
        return { subscriptionId: `S-${[...known.keys()].indexOf(idempotencyKey) + 1}` }
      }
      return { props: { persistKey: 'shop', onSubscribe }, keys, known }
    }
    const key = () => record().awaitedKey
    const doubt = () => screen.queryByText(/^Your last try to subscribe was not confirmed/)

    async function afterReload() {
      const shop = forgetfulShop()
      const { user: before } = await renderPlan(shop.props)
      await subscribe(before)
      await screen.findByRole('alert')
      await waitFor(() => expect(key()).toBe(shop.keys[0]))
      const { user } = reload({ ...shop.props, initialProfile: sampleProfile() })
      await heading()
      return { ...shop, user }
    }

    it('is found after a reload when the same address is sent again, and is not made twice', async () => {
      const { user, keys } = await afterReload()
      expect(JSON.stringify(localStorage)).not.toMatch(/12 Elm|Portland|97201|555.?0123/)
      await user.click(screen.getByRole('tab', { name: 'Delivery' }))
      expect(doubt()).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Start Delivery Subscription' }))
      await fillIn(user)
      await submit(user)
      expect(await screen.findByRole('group', { name: 'Subscription S-1' })).toBeVisible()
      expect(keys).toEqual([keys[0], keys[0]])
      expect(doubt()).not.toBeInTheDocument()
      await waitFor(() => expect(key()).toBeUndefined())
    })

    it('is no matter where no form can be opened', async () => {
      const { props } = await afterReload()
      const { user } = reload({ persistKey: props.persistKey })
      await heading()
      await user.click(screen.getByRole('tab', { name: 'Delivery' }))
      expect(doubt()).not.toBeInTheDocument()
    })

    it.each(['', 'two words', 'x'.repeat(201)])(
      'is not looked for by a key that is none: %s',
      async (bad) => {
        const { props, keys } = await afterReload()
        cleanup()
        localStorage.setItem(RECORD, JSON.stringify({ ...record(), awaitedKey: bad }))
        const { user } = reload(props)
        await heading()
        await subscribe(user)
        await screen.findByRole('group', { name: 'Subscription S-2' })
        expect(keys).toHaveLength(2)
      },
    )

    it('is kept while its answer is still to come', async () => {
      const onSubscribe = () => new Promise<never>(() => undefined)
      const { user } = await renderPlan({ persistKey: 'shop', onSubscribe })
      await subscribe(user)
      await waitFor(() => expect(key()).toMatch(/./))
    })

    it('leaves a way to it and to another one when another address is sent', async () => {
      const { user, keys, known } = await afterReload()
      await subscribe(user, '14 Elm Street')
      expect(await screen.findByRole('alert')).toHaveTextContent('This key has another address')
      const street = screen.getByLabelText('Street address')
      await user.clear(street)
      await user.type(street, '16 Elm Street')
      await submit(user)
      await waitFor(() => expect(keys).toEqual([keys[0], keys[0], keys[0]]))
      await screen.findByRole('button', { name: 'Subscribe' })
      await submit(user)
      expect(await screen.findByRole('group', { name: 'Subscription S-2' })).toBeVisible()
      expect([...known.values()]).toEqual([home.address, '16 Elm Street'])
      await waitFor(() => expect(key()).toBeUndefined())
    })

    it.each([
      new RefusalError('Check the address', 422, { zipCode: 'Not in OR' }),
      ...[400, 404, 422].map((status) => new RefusalError(`Refused with ${status}`, status)),
    ])('is still looked for after another refusal: $status $message', async (refusal) => {
      const { keys, props } = await afterReload()
      const onSubscribe = async (_: object, { idempotencyKey }: { idempotencyKey: string }) => {
        keys.push(idempotencyKey)
        throw refusal
      }
      const { user } = reload({ ...props, onSubscribe })
      await heading()
      await subscribe(user)
      await screen.findByText(new RegExp(refusal.message))
      await submit(user)
      await waitFor(() => expect(keys).toHaveLength(3))
      expect(new Set(keys).size).toBe(1)
    })

    it('is forgotten with "New Plan", which Undo does not take back, and by the next person', async () => {
      const { user, keys } = await afterReload()
      await user.click(screen.getByRole('button', { name: 'New Plan' }))
      await user.click(await screen.findByRole('button', { name: 'Undo' }))
      await heading()
      expect(doubt()).not.toBeInTheDocument()
      await waitFor(() => expect(key()).toBeUndefined())
      await subscribe(user)
      await screen.findByRole('group', { name: 'Subscription S-2' })
      expect(new Set(keys).size).toBe(2)
    })

    it('is forgotten with everything else', async () => {
      const { user } = await afterReload()
      await user.click(screen.getByRole('button', { name: 'Take it along' }))
      await user.click(await screen.findByRole('button', { name: 'Forget everything' }))
      await user.click(screen.getByRole('button', { name: 'Erase it all' }))
      await waitFor(() => expect(localStorage).toHaveLength(0))
      expect(document.body).not.toHaveFocus()
      await user.click(await screen.findByRole('button', { name: 'Generate My Plan' }))
      await heading()
      await user.click(screen.getByRole('tab', { name: 'Delivery' }))
      expect(doubt()).not.toBeInTheDocument()
    })

    it('is nothing to a widget with another key', async () => {
      const { props, keys } = await afterReload()
      cleanup()
      const { user } = await renderPlan({ ...props, persistKey: 'other' })
      await subscribe(user)
      await screen.findByRole('group', { name: 'Subscription S-2' })
      expect(new Set(keys).size).toBe(2)
    })

    it('is found from another tab, too', async () => {
      const shop = forgetfulShop()
      const { user } = await renderPlan(shop.props)
      await kept()
      otherTabKeeps({ ...record(), awaitedKey: 'key-of-the-other-tab' })
      await user.click(screen.getByRole('tab', { name: 'Delivery' }))
      // The other tab may only wait for its answer.
      expect(doubt()).not.toBeInTheDocument()
      await user.click(screen.getByRole('tab', { name: 'Meal Plan' }))
      await subscribe(user)
      await waitFor(() => expect(shop.keys).toEqual(['key-of-the-other-tab']))
      await screen.findByRole('alert')
      const { awaitedKey: _, ...answered } = record()
      otherTabKeeps({ ...answered, subscriptions: [{ subscriptionId: 'S-1' }] })
      await waitFor(() => expect(doubt()).not.toBeInTheDocument())
    })
  })

  it('knows after a reload that the list is ordered, and does not order it again', async () => {
    const onSubscribe = async () => ({ subscriptionId: 'S-17' })
    const onOrder = vi.fn()
    const props = { persistKey: 'shop', onSubscribe, onOrder }
    const first = await renderPlan(props)
    await subscribe(first.user)
    await first.user.click(await screen.findByRole('button', { name: 'Order This Week Now' }))
    expect(await screen.findByText(/^Ordered on .*, for \$[\d.]+ with the service fee/)).toBeVisible()
    await waitFor(() => expect(record().ordered?.[0]?.items.length).toBeGreaterThan(10))

    const { user } = reload(props)
    await heading()
    await user.click(screen.getByRole('tab', { name: 'Delivery' }))
    expect(screen.getByText(/^Ordered on .*, for \$[\d.]+ with the service fee/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Order This Week Now' }))
    expect(onOrder).toHaveBeenCalledTimes(1)
  })

  it('sends an order whose answer was lost under the same key after a reload', async () => {
    const keys: string[] = []
    const onSubscribe = async () => ({ subscriptionId: 'S-17' })
    const onOrder = async ({ idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      if (keys.length === 1) throw new TypeError('Failed to fetch')
    }
    const props = { persistKey: 'shop', onSubscribe, onOrder }
    const first = await renderPlan(props)
    await subscribe(first.user)
    await first.user.click(await screen.findByRole('button', { name: 'Order This Week Now' }))
    expect(await screen.findByText(/^Your order is not confirmed/)).toBeVisible()
    expect(screen.queryByText(/^The last order of this list/)).not.toBeInTheDocument()
    await waitFor(() => expect(record().unplaced).toMatchObject([{ idempotencyKey: keys[0] }]))

    const { user } = reload(props)
    await heading()
    await user.click(screen.getByRole('tab', { name: 'Delivery' }))
    expect(await screen.findByText(/^The last order of this list was not confirmed/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Order This Week Now' }))
    expect(await screen.findByText(/^Ordered on /)).toBeVisible()
    expect(screen.queryByText(/was not confirmed/)).not.toBeInTheDocument()
    expect(keys).toEqual([keys[0], keys[0]])
    await waitFor(() => expect(record().unplaced).toBeUndefined())
  })

  it('begins another week on the day that was chosen for the kept one', async () => {
    const weeks: string[] = []
    const props = {
      persistKey: 'shop',
      persistProfile: true,
      onPlanGenerated: (week: WeekPlan) => weeks.push(week.startDate),
    }
    const { user } = renderPlanner({ initialProfile: sampleProfile(), ...props })
    await user.click(screen.getByText('More choices'))
    fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2099-03-02' } })
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await heading()
    await kept()

    const { user: back } = reload(props)
    await heading()
    await back.click(screen.getByRole('button', { name: 'Generate New Plan' }))
    await waitFor(() => expect(weeks).toEqual(['2099-03-02', '2099-03-02']))
  })

  it('keeps the first day that was chosen in the form, with the answers', async () => {
    const props = { persistKey: 'shop', persistProfile: true }
    const { user } = renderPlanner({ initialProfile: sampleProfile(), ...props })
    await user.click(screen.getByText('More choices'))
    fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2099-03-02' } })
    await waitFor(() => expect(record().startDay).toBe('2099-03-02'))

    const { user: back } = reload(props)
    await back.click(screen.getByText('More choices'))
    expect(await screen.findByLabelText('First day')).toHaveValue('2099-03-02')
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '' } })
    await waitFor(() => expect(record().startDay).toBeUndefined())
  })

  it('begins today if today was chosen after a later week', async () => {
    const props = { persistKey: 'shop', persistProfile: true }
    const { user } = renderPlanner({ initialProfile: sampleProfile(), ...props })
    await user.click(screen.getByText('More choices'))
    const day = await screen.findByLabelText<HTMLInputElement>('First day')
    const today = day.value
    fireEvent.change(day, { target: { value: '2099-03-02' } })
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await heading()
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    fireEvent.change(await screen.findByLabelText('First day'), { target: { value: today } })
    await waitFor(() => expect(record().startDay).toBe(today))

    const { user: back } = reload(props)
    await heading()
    await back.click(screen.getByRole('button', { name: 'Change Preferences' }))
    expect(await screen.findByLabelText('First day')).toHaveValue(today)
  })

  it('opens the form again where the address says so', async () => {
    const props = { persistKey: 'shop', history: 'hash' } as const
    const { user } = await renderPlan(props)
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    await kept()
    expect(location.hash).toBe('#meal-planner=form')
    reload(props)
    expect(await screen.findByRole('button', { name: 'Back to my plan' })).toBeVisible()
    expect(location.hash).toBe('#meal-planner=form')
    history.replaceState(null, '', '/')
  })

  it('sorts the list as the visitor left it', async () => {
    const { user } = await renderPlan({ persistKey: 'shop' })
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await user.click(await screen.findByRole('button', { name: 'Recipe', pressed: false }))
    await waitFor(() => expect(record().listOrder).toBe('recipe'))

    const { user: back } = reload({ persistKey: 'shop' })
    await heading()
    await back.click(screen.getByRole('tab', { name: 'Grocery List' }))
    expect(await screen.findByRole('button', { name: 'Recipe', pressed: true })).toBeVisible()
    await back.click(screen.getByRole('button', { name: 'Aisle' }))
    await waitFor(() => expect(record().listOrder).toBeUndefined())
  })

  it('sorts the list as it was last sorted in any tab', async () => {
    const { user } = await renderPlan({ persistKey: 'shop' })
    await kept()
    otherTabKeeps({ ...record(), listOrder: 'recipe' })
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    expect(await screen.findByRole('button', { name: 'Recipe', pressed: true })).toBeVisible()
    const [first] = screen.getAllByRole('checkbox')
    await user.click(first ?? document.body)
    await waitFor(() => expect(record().current?.plan.tickedFoodIds).toHaveLength(1))
    expect(record().listOrder).toBe('recipe')
  })

  it('stores nothing without the key', async () => {
    await renderPlan()
    expect(localStorage).toHaveLength(0)
  })

  it('keeps two widgets with two keys apart', async () => {
    await renderPlan({ persistKey: 'shop' })
    await kept()
    cleanup()
    renderPlanner({ persistKey: 'shop:2' })
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.getByLabelText('Age')).toBeVisible()
    expect(localStorage).toHaveLength(1)
  })

  it.each([
    ['no JSON', '{"version":1,'],
    ['another version', '{"version":2}'],
    ['a part missing', '{"version":1,"current":{"plan":{}}}'],
    ['a text', '"hello"'],
  ])('puts a damaged record aside: %s', async (_, text) => {
    localStorage.setItem(RECORD, text)
    renderPlanner({ persistKey: 'shop' })
    expect(await screen.findByText(/could not be read. It was put aside/)).toBeVisible()
    expect(localStorage.getItem(ASIDE)).toBe(text)
    expect(localStorage.getItem(RECORD)).toBeNull()
    expect(screen.getByRole('button', { name: 'Generate My Plan' })).toBeEnabled()
  })

  it('goes on without storage, and says so once', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { user } = await renderPlan({ persistKey: 'shop' })
    expect(await screen.findByText(/What you do here is not kept/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    const [first] = screen.getAllByRole('checkbox')
    if (first) await user.click(first)
    expect(screen.queryByText(/What you do here is not kept/)).not.toBeInTheDocument()
  })

  it('says beside what is taken along that nothing is kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { user } = await renderPlan({ persistKey: 'shop' })
    await user.click(screen.getByRole('button', { name: 'Take it along' }))
    const sheet = await screen.findByRole('group', { name: 'Take it along' })
    expect(within(sheet).getByText(/What you do here is not kept/)).toBeVisible()
    expect(within(sheet).queryByText(/stay in this browser/)).not.toBeInTheDocument()
  })

  it.each([
    [{}, false, false],
    [{ persistProfile: true }, true, false],
    [{ persistProfile: true, onStateChange: () => undefined }, true, true],
  ])(
    'says whether answers are kept, and whether the site gets all of it: %o',
    async (props, answers, site) => {
      const { user } = await renderPlan({ persistKey: 'shop', ...props })
      await user.click(screen.getByRole('button', { name: 'Take it along' }))
      const sheet = await screen.findByRole('group', { name: 'Take it along' })
      const text = within(sheet).getByText(/stay in this browser/).textContent
      expect(text?.includes('Your answers in the form are kept in the same way.')).toBe(answers)
      expect(text?.includes('The site you are on can keep them, too.')).toBe(site)
      await user.click(screen.getByRole('tab', { name: 'Delivery' }))
      await user.click(await screen.findByText('What do you store?'))
      const answer = screen.getByText(/^This browser keeps your plan/).textContent
      expect(answer?.includes('Your answers in the form are kept in the same way.')).toBe(answers)
      expect(answer?.includes('The site you are on can keep them, too.')).toBe(site)
    },
  )

  it('shows what another tab wrote, and listens only with the key', async () => {
    const listen = vi.spyOn(window, 'addEventListener')
    await renderPlan({ persistKey: 'shop' })
    await kept()
    expect(listen.mock.calls.map(([name]) => name)).toContain('storage')
    const saved = record()
    const { user } = reload()
    await heading()
    const [item] = saved.current?.plan.week.days[0]?.meals[0]?.items ?? []
    const current = saved.current && {
      ...saved.current,
      plan: { ...saved.current.plan, tickedFoodIds: [item?.food.id ?? ''] },
    }
    otherTabKeeps({ ...saved, current })
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Undo last change' }))
    expect(screen.getByText('Undone: “A change in another tab”')).toBeVisible()
  })

  /** What is kept once another tab has opened a link. */
  function withLinkOpened(): SavedState {
    const saved = record()
    if (!saved.current) throw new Error('No plan is kept.')
    const plan = { ...saved.current.plan, week: samplePlan().week, locked: [] }
    return { ...saved, current: { ...saved.current, plan, isShared: true }, own: saved.current }
  }
  const sharedNote = () => screen.queryByText(/^You are looking at a plan that somebody shared/)
  const lockDay = () => screen.findByRole('button', { name: 'Lock day' })
  /** Waits until the tab has heard the last of the other one, which has sorted the list by recipe. */
  async function hearOrder(user: UserEvent) {
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await screen.findByRole('button', { name: 'Recipe', pressed: true })
    await user.click(screen.getByRole('tab', { name: 'Meal Plan' }))
  }

  it('goes on with the own plan when another tab opens a shared one, and keeps both', async () => {
    const { user } = await renderPlan({ persistKey: 'shop' })
    const own = dishes()
    await user.click(await lockDay())
    await waitFor(() => expect(record().current?.plan.locked).not.toEqual([]))
    const saved = withLinkOpened()
    act(() => otherTabKeeps(saved))
    act(() => otherTabKeeps({ ...saved, listOrder: 'recipe' }))
    await hearOrder(user)
    expect(dishes()).toEqual(own)
    expect(sharedNote()).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo last change' }))
    expect(await lockDay()).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(record().own?.plan.locked).toEqual([]))
    expect(record().current).toEqual(saved.current)

    reload()
    await heading()
    expect(await screen.findByRole('button', { name: 'Back to my own plan' })).toBeVisible()
  })

  it('leaves the form alone when another tab opens a shared plan', async () => {
    const { user } = await renderPlan({ persistKey: 'shop' })
    await kept()
    const saved = withLinkOpened()
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    act(() => otherTabKeeps(saved))
    act(() => otherTabKeeps({ ...saved, units: 'metric' }))
    expect(await screen.findByLabelText('Weight (kg)')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Back to my plan' })).toBeVisible()
  })

  it('goes on with the own plan when the shared one is cleared in its tab', async () => {
    const { user } = await renderPlan({ persistKey: 'shop' })
    await kept()
    const own = dishes()
    const saved = withLinkOpened()
    act(() => otherTabKeeps(saved))
    act(() => otherTabKeeps({ ...saved, current: null, listOrder: 'recipe' }))
    await hearOrder(user)
    expect(dishes()).toEqual(own)
    expect(screen.queryByText('This plan was cleared in another tab.')).not.toBeInTheDocument()
  })

  it('shows the visitor’s next week in all tabs, a step after the own plan', async () => {
    const { user } = await renderPlan({ persistKey: 'shop' })
    await kept()
    const own = dishes()
    const saved = withLinkOpened()
    act(() => otherTabKeeps(saved))
    const { isShared: _, ...current } = saved.current ?? {}
    act(() => otherTabKeeps(savedStateSchema.parse({ ...saved, current })))
    await waitFor(() => expect(dishes()).not.toEqual(own))
    expect(sharedNote()).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo last change' }))
    await waitFor(() => expect(dishes()).toEqual(own))
  })

  it('stays with a shared plan when another tab goes on with the own one, which is one press away', async () => {
    const first = await renderPlan({ persistKey: 'shop' })
    await kept()
    const own = dishes()
    first.unmount()
    const saved = withLinkOpened()
    localStorage.setItem(RECORD, JSON.stringify(saved))
    const { user } = reload()
    await heading()
    const shared = dishes()
    expect(shared).not.toEqual(own)
    const date = saved.own?.plan.week.startDate ?? ''
    const locked = [{ date, type: 'lunch' as const }]
    const changed = saved.own && { ...saved.own, plan: { ...saved.own.plan, locked } }
    act(() => otherTabKeeps({ ...saved, current: changed, own: null, listOrder: 'recipe' }))
    await hearOrder(user)
    expect(dishes()).toEqual(shared)
    await user.click(screen.getByRole('button', { name: 'Back to my own plan' }))
    expect(dishes()).toEqual(own)
    expect(screen.getAllByRole('button', { name: /^Lock: /, pressed: true })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Undo last change' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Lock: /, pressed: true })).toBeNull())
  })

  it('still has the answers and the week that it shows when another tab ticks a line', async () => {
    const onPlanGenerated = vi.fn()
    const { user } = await renderPlan({ persistKey: 'shop', onPlanGenerated })
    await kept()
    const saved = record()
    if (!saved.current) throw new Error('No plan is kept.')
    const [item] = saved.current.plan.week.days[0]?.meals[0]?.items ?? []
    const plan = { ...saved.current.plan, tickedFoodIds: [item?.food.id ?? ''] }
    act(() => otherTabKeeps({ ...saved, current: { ...saved.current, plan, profile: null } }))
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1))
    expect(onPlanGenerated).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('tab', { name: 'Meal Plan' }))
    await user.click(screen.getByRole('button', { name: 'Generate New Plan' }))
    expect(await screen.findByText(/^Here is another plan\./)).toBeVisible()
  })

  it('does not take the answers for those of other targets', async () => {
    const { user } = await renderPlan({ persistKey: 'shop' })
    await kept()
    const saved = record()
    if (!saved.current) throw new Error('No plan is kept.')
    const { plan } = saved.current
    const basis = { ...plan.basis, weeklyFoodBudget: plan.basis.weeklyFoodBudget + 5 }
    const current = { ...saved.current, plan: { ...plan, basis, seed: plan.seed + 1 }, profile: null }
    act(() => otherTabKeeps({ ...saved, current }))
    await screen.findByText(/of \$125\.00 budget/)
    await user.click(screen.getByRole('button', { name: 'Generate New Plan' }))
    expect(await screen.findByRole('button', { name: 'Generate My Plan' })).toBeVisible()
  })

  it('does not call a plan cleared that the visitor leaves while another tab changes it', async () => {
    await renderPlan({ persistKey: 'shop' })
    await kept()
    const saved = record()
    const current = saved.current && {
      ...saved.current,
      plan: { ...saved.current.plan, seed: saved.current.plan.seed + 1 },
    }
    act(() => {
      otherTabKeeps({ ...saved, current })
      screen.getByRole('button', { name: 'Change Preferences' }).click()
    })
    expect(await screen.findByRole('button', { name: 'Back to my plan' })).toBeVisible()
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(screen.queryByText('This plan was cleared in another tab.')).not.toBeInTheDocument()
  })

  it('does not go on saying that a plan was cleared which the other tab has brought back', async () => {
    const { user } = await renderPlan({ persistKey: 'shop' })
    await kept()
    const saved = record()
    const hear = (state: SavedState) => act(() => otherTabKeeps(state))
    hear({ ...saved, current: null })
    expect(await screen.findByText('This plan was cleared in another tab.')).toBeVisible()
    hear(saved)
    const back = await screen.findByRole('button', { name: 'Back to my plan' })
    expect(screen.queryByText('This plan was cleared in another tab.')).not.toBeInTheDocument()
    await user.click(back)
    expect(await heading()).toBeVisible()
  })

  it('undoes what another tab undoes, and does again what it does again, so that Undo ends in both', async () => {
    const { user } = await renderPlan({ persistKey: 'shop' })
    await kept()
    const before = record()
    await user.click(await lockDay())
    await waitFor(() => expect(record().current?.plan.locked).not.toEqual([]))
    const after = record()
    const undo = screen.getByRole('button', { name: 'Undo last change' })
    const redo = screen.getByRole('button', { name: 'Redo change' })
    const cannot = (step: HTMLElement) => expect(step).toHaveAttribute('aria-disabled', 'true')
    const can = (step: HTMLElement) => expect(step).not.toHaveAttribute('aria-disabled')
    act(() => otherTabKeeps(before))
    await waitFor(() => cannot(undo))
    can(redo)
    act(() => otherTabKeeps(after))
    await waitFor(() => cannot(redo))
    can(undo)
    await user.click(undo)
    cannot(undo)
    can(redo)
    expect(screen.queryByRole('button', { name: /^Lock: /, pressed: true })).not.toBeInTheDocument()
  })

  it('forgets what was forgotten while the page rested in the cache for Back', async () => {
    await renderPlan({ persistKey: 'shop' })
    await kept()
    localStorage.removeItem(RECORD)
    const showPage = (persisted: boolean) =>
      act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))
    showPage(false)
    expect(screen.queryByText('This plan was cleared in another tab.')).not.toBeInTheDocument()
    showPage(true)
    expect(screen.getByText('This plan was cleared in another tab.')).toBeVisible()
    expect(localStorage.getItem(RECORD)).toBeNull()
  })

  it('forgets with another tab that forgot', async () => {
    await renderPlan({ persistKey: 'shop' })
    await kept()
    act(() => otherTabKeeps(null))
    expect(await screen.findByRole('button', { name: 'Generate My Plan' })).toBeVisible()
    expect(screen.getByText('This plan was cleared in another tab.')).toBeVisible()
  })

  it('does not bring back a plan after New Plan', async () => {
    const { user } = await renderPlan({ persistKey: 'shop' })
    await kept()
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    await waitFor(() => expect(record()).toMatchObject({ current: null, own: null, answers: null }))
    reload()
    expect(await screen.findByRole('button', { name: 'Generate My Plan' })).toBeVisible()
  })

  it('brings back the plan behind the form after Change Preferences', async () => {
    const { user } = await renderPlan({ persistKey: 'shop' })
    await kept()
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    reload()
    await heading()
  })
})

describe('savedState and onStateChange', () => {
  it('give a host the state to keep, and restore it', async () => {
    const states: SavedState[] = []
    await renderPlan({ onStateChange: (state) => states.push(state) })
    await waitFor(() => expect(states.at(-1)?.current).toBeTruthy())
    const before = dishes()
    const savedState: SavedState = JSON.parse(JSON.stringify(states.at(-1)))
    expect(savedStateSchema.safeParse(savedState).success).toBe(true)
    cleanup()
    renderPlanner({ savedState })
    await heading()
    expect(dishes()).toEqual(before)
    expect(localStorage).toHaveLength(0)
  })

  it('tell a host of the week and the list that are restored, once, and of no event', async () => {
    const states: SavedState[] = []
    await renderPlan({ onStateChange: (state) => states.push(state) })
    await waitFor(() => expect(states.at(-1)?.current).toBeTruthy())
    const savedState: SavedState = JSON.parse(JSON.stringify(states.at(-1)))
    cleanup()
    const told = { onPlanGenerated: vi.fn(), onGroceryListChange: vi.fn() }
    const untold = { onStateChange: vi.fn(), onEvent: vi.fn(), onNotice: vi.fn() }
    renderPlanner({ savedState, ...told, ...untold })
    await heading()
    await waitFor(() => expect(told.onGroceryListChange).toHaveBeenCalled())
    for (const callback of Object.values(told)) expect(callback).toHaveBeenCalledTimes(1)
    for (const callback of Object.values(untold)) expect(callback).not.toHaveBeenCalled()
    expect(told.onPlanGenerated.mock.calls[0]?.[0]).toEqual(savedState.current?.plan.week)
  })

  it('do not claim that the browser keeps what only the host is told', async () => {
    const { user } = await renderPlan({ onStateChange: () => undefined })
    await user.click(screen.getByRole('button', { name: 'Take it along' }))
    expect(await screen.findByText(/^The site you are on can keep your plan/)).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Delivery' }))
    await user.click(await screen.findByText('What do you store?'))
    expect(screen.getByText(/^Nothing on this device\. The site you are on can keep/)).toBeVisible()
  })

  it('do not claim that the site can keep what it is not told', async () => {
    const states: SavedState[] = []
    await renderPlan({ onStateChange: (state) => states.push(state) })
    await waitFor(() => expect(states.at(-1)?.current).toBeTruthy())
    const savedState: SavedState = JSON.parse(JSON.stringify(states.at(-1)))
    cleanup()
    const { user } = renderPlanner({ savedState })
    await user.click(await screen.findByRole('button', { name: 'Take it along' }))
    expect(await screen.findByText(/What you do here is not kept/)).toBeVisible()
  })

  it('warn about a saved state that cannot be used, and go on without it', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const savedState = { version: 9 } as unknown as SavedState
    renderPlanner({ savedState, initialProfile: sampleProfile() })
    await waitFor(() => expect(error.mock.calls.flat().join()).toContain('savedState'))
    expect(screen.getByRole('button', { name: 'Generate My Plan' })).toBeEnabled()
  })
})
