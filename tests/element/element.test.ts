import { fireEvent, within } from '@testing-library/react'
import { MealPlannerElement } from 'react-meal-planner/element'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Puts the element on the page, makes a week and returns queries for the content of its shadow root. */
async function showWeek(attributes: string, properties: Partial<MealPlannerElement> = {}) {
  document.body.innerHTML = `<meal-planner pauses="0" ${attributes}></meal-planner>`
  const element = document.body.firstElementChild
  if (!(element instanceof MealPlannerElement)) throw new Error('The page has no <meal-planner>.')
  Object.assign(element, { initialProfile: sampleProfile(), ...properties })
  const content = await vi.waitFor(() => {
    const shown = element.firstElementChild?.shadowRoot?.lastElementChild
    if (!(shown instanceof HTMLElement)) throw new Error('Nothing is shown yet.')
    return shown
  })
  await element.generate()
  return within(content)
}

it('shows the tabs in the order of its attribute and warns about unknown ones', async () => {
  const problems = vi.spyOn(console, 'error').mockReturnValue()
  const inside = await showWeek('tabs="groceries, plan, news"')
  const tabs = await inside.findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Grocery List', 'Meal Plan'])
  expect(problems.mock.calls.flat()).toEqual([
    expect.stringContaining('tabs must name only plan, groceries, delivery'),
  ])
})

it('names attributes that do nothing, once, and what to write in their place', () => {
  const problems = vi.spyOn(console, 'error').mockReturnValue()
  const attributes =
    'persist-key="shop" initialSeed="7" apibase="/api" isolation="scoped" class="x" onerror="void 0" onstatechange="void 0" onsubscribe="void 0"'
  const one = `<meal-planner ${attributes} api-base="/api" nonce="n" hidden></meal-planner>`
  document.body.innerHTML = one + one
  expect(problems.mock.calls.flat()).toEqual([
    'MealPlanner: the attribute persist-key does nothing. Set the property persistKey in a script.',
    'MealPlanner: the attribute initialseed does nothing. Set the property initialSeed in a script.',
    'MealPlanner: the attribute apibase does nothing. Write api-base.',
    'MealPlanner: the attribute isolation does nothing. The element always uses a shadow root.',
    'MealPlanner: the attribute onstatechange does nothing. Set the property onStateChange in a script.',
    'MealPlanner: the attribute onsubscribe does nothing. Set the property onSubscribe in a script.',
  ])
})

it('logs an error when the promise of a callback is rejected', async () => {
  const problems = vi.spyOn(console, 'error').mockReturnValue()
  await showWeek('', {
    onPlanGenerated: async () => {
      throw new Error('analytics down')
    },
  })
  await vi.waitFor(() =>
    expect(problems).toHaveBeenCalledWith(
      expect.stringContaining('onPlanGenerated threw'),
      expect.objectContaining({ message: 'analytics down' }),
    ),
  )
})

it('logs an error when the promise of onChangePreferences is rejected', async () => {
  const problems = vi.spyOn(console, 'error').mockReturnValue()
  const inside = await showWeek('', {
    onChangePreferences: async () => {
      throw new Error('no such page')
    },
  })
  fireEvent.click(await inside.findByRole('button', { name: 'Change Preferences' }))
  await vi.waitFor(() =>
    expect(problems).toHaveBeenCalledWith(
      expect.stringContaining('onChangePreferences threw'),
      expect.objectContaining({ message: 'no such page' }),
    ),
  )
})

it('stays on the plan when a listener cancels "Change Preferences", whatever the callback returns', async () => {
  const inside = await showWeek('', { onChangePreferences: () => false })
  document.body.addEventListener('change-preferences', (event) => event.preventDefault(), { once: true })
  const button = await inside.findByRole('button', { name: 'Change Preferences' })
  fireEvent.click(button)
  expect(button).toBeInTheDocument()
  fireEvent.click(button)
  expect(await inside.findByLabelText('Age')).toBeInTheDocument()
})

it('says that nothing is in the cart when a listener cancels "Add to cart"', async () => {
  const onAddToCart = vi.fn()
  const inside = await showWeek('add-to-cart', { onAddToCart })
  document.body.addEventListener('add-to-cart', (event) => event.preventDefault(), { once: true })
  fireEvent.click(await inside.findByRole('tab', { name: 'Grocery List' }))
  fireEvent.click(await inside.findByRole('button', { name: /Add to cart/i }))
  expect(await inside.findByRole('alert')).toHaveTextContent('Nothing was added to your cart')
  expect(onAddToCart).not.toHaveBeenCalled()
  fireEvent.click(inside.getByRole('button', { name: /Add to cart/i }))
  expect(await inside.findByText(/\d+ items were added to your cart/)).toBeInTheDocument()
  expect(onAddToCart).toHaveBeenCalledTimes(1)
})

it('dispatches the number of a subscription but gives the erase token only to the callback', async () => {
  const heard: unknown[] = []
  const onSubscribed = vi.fn()
  const hear = (event: Event) => event instanceof CustomEvent && heard.push(event.detail)
  document.body.addEventListener('subscribed', hear, { once: true })
  const inside = await showWeek('', {
    onSubscribe: async () => ({ subscriptionId: 'sub-9', eraseToken: 'secret' }),
    onSubscribed,
  })
  fireEvent.click(await inside.findByRole('button', { name: 'Get Groceries Delivered' }))
  fireEvent.click(await inside.findByRole('button', { name: 'Start Delivery Subscription' }))
  const answers = {
    'Street address': '12 Elm Street',
    City: 'Portland',
    State: 'OR',
    'ZIP code': '97201',
    Phone: '503 555 0123',
  }
  for (const [label, answer] of Object.entries(answers)) {
    fireEvent.change(inside.getByLabelText(label), { target: { value: answer } })
  }
  fireEvent.click(inside.getByRole('button', { name: 'Subscribe' }))
  expect(await inside.findByText(/subscription activated/)).toBeInTheDocument()
  expect(heard).toEqual([{ subscriptionId: 'sub-9' }])
  expect(onSubscribed).toHaveBeenCalledWith({ subscriptionId: 'sub-9', eraseToken: 'secret' })
})

/** The element as a script puts it on the page, before anything shows. */
function appendPlanner(): MealPlannerElement {
  const element = document.createElement('meal-planner')
  Object.assign(element, { initialProfile: sampleProfile(), pauses: 0 })
  document.body.append(element)
  return element
}

it('makes a week that is asked for before anything shows', async () => {
  const element = appendPlanner()
  await element.generate()
  expect(element.getPlan()?.days).toHaveLength(7)
})

it('waits for nothing if the widget cannot show', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const refusal = new DOMException('Not on this page.', 'SecurityError')
  vi.spyOn(document, 'createTextNode').mockImplementation(() => {
    throw refusal
  })
  const element = appendPlanner()
  const onError = vi.fn()
  element.onError = onError
  await element.generate()
  await element.generate()
  expect(element.getPlan()).toBeNull()
  expect(onError).toHaveBeenCalledWith(refusal)
})

it('focuses the widget that is to show, and not one that has gone', async () => {
  const element = appendPlanner()
  element.focus()
  await vi.waitFor(() => expect(document.activeElement?.parentElement).toBe(element))
  element.remove()
  const gone = appendPlanner()
  const made = gone.generate()
  gone.remove()
  await made
  expect(gone.getPlan()).toBeNull()
})

it('says what a theme must be', async () => {
  const problems = vi.spyOn(console, 'error').mockReturnValue()
  await showWeek('color-scheme="light"', { theme: 'dark' } as object)
  expect(problems.mock.calls.flat()).toEqual([expect.stringContaining('theme must be an object')])
})

it.each([null, undefined])(
  'keeps an attribute beside a property whose part is absent: %s',
  async (absent) => {
    const inside = await showWeek('color-scheme="light"', {
      theme: { colorScheme: absent, tokens: { accent: '#00a550' } },
    })
    const region = await inside.findByRole('tablist')
    expect(region.closest('[data-scheme]')).toHaveAttribute('data-scheme', 'light')
  },
)

it('is a block when it is shown, and nothing while it is hidden', async () => {
  await showWeek('hidden')
  const element = document.body.firstElementChild as HTMLElement
  expect(getComputedStyle(element).display).toBe('none')
  element.hidden = false
  expect(getComputedStyle(element).display).toBe('block')
  element.hidden = true
  expect(getComputedStyle(element).display).toBe('none')
})
