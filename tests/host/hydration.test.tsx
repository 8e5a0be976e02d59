import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MealPlanner } from 'react-meal-planner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

let root: Root | undefined

beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** A page as the server sends it; `hydrate` is what its scripts do once they have loaded. */
function serverPage(page: ReactElement) {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  return {
    place,
    hydrate: () =>
      act(async () => {
        root = hydrateRoot(place, page)
      }),
  }
}

describe('a widget that the server has rendered', () => {
  it('keeps the answers given before its scripts have loaded', async () => {
    const user = userEvent.setup()
    const { hydrate } = serverPage(<MealPlanner pauses={60_000} />)
    const answers = {
      Age: '34',
      'Height (feet)': '5',
      'Height (inches)': '6',
      'Weight (lbs)': '160',
      'Weekly food budget': '120',
      'Dietary restrictions': 'no peanuts',
    }
    for (const [label, text] of Object.entries(answers)) await user.type(screen.getByLabelText(label), text)
    for (const label of ['Female', 'Gain muscle', '5', 'shellfish'])
      await user.click(screen.getByLabelText(label))
    await hydrate()
    // Another answer renders the form again, which would show what the widget has missed.
    await user.click(screen.getByLabelText('High'))
    for (const [label, text] of Object.entries(answers))
      expect(screen.getByLabelText(label)).toHaveValue(text)
    for (const label of ['Female', 'Gain muscle', '5', 'shellfish', 'High'])
      expect(screen.getByLabelText(label)).toBeChecked()
    for (const label of ['Male', 'Lose fat', '4', 'Medium'])
      expect(screen.getByLabelText(label)).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement()
    expect(console.error).not.toHaveBeenCalled()
  })

  it('fills "More choices" if it was opened before its scripts have loaded', async () => {
    const { hydrate } = serverPage(<MealPlanner />)
    const fold = screen.getByText('More choices').closest('details')
    if (!fold) throw new Error('"More choices" is no fold.')
    const opened = new Promise((resolve) => fold.addEventListener('toggle', resolve, { once: true }))
    fold.open = true
    await opened
    await hydrate()
    expect(await screen.findByRole('group', { name: 'People eating' })).toBeVisible()
  })

  it('keeps what was added to a restrictions text of the host', async () => {
    const user = userEvent.setup()
    const { hydrate } = serverPage(
      <MealPlanner initialProfile={sampleProfile({ dietaryRestrictions: 'vegetarian' })} />,
    )
    await user.type(screen.getByLabelText('Dietary restrictions'), ', no peanuts')
    await hydrate()
    await user.click(screen.getByLabelText('High'))
    expect(screen.getByLabelText('Dietary restrictions')).toHaveValue('vegetarian, no peanuts')
  })

  it('does not take the text of another widget that the server has rendered apart', async () => {
    const user = userEvent.setup()
    serverPage(<MealPlanner />)
    const { hydrate } = serverPage(<MealPlanner />)
    const [first] = screen.getAllByLabelText('Dietary restrictions')
    if (first) await user.type(first, 'no peanuts')
    await hydrate()
    const texts = screen.getAllByLabelText<HTMLTextAreaElement>('Dietary restrictions')
    expect(texts.map(({ value }) => value)).toEqual(['no peanuts', ''])
  })

  it('keeps a typed word that a chip stands for too', async () => {
    const user = userEvent.setup()
    const { hydrate } = serverPage(<MealPlanner />)
    await user.type(screen.getByLabelText('Dietary restrictions'), 'vegan')
    await hydrate()
    expect(screen.getByLabelText('Dietary restrictions')).toHaveValue('vegan')
    expect(screen.getByLabelText('Vegan')).toBeChecked()
  })

  it('keeps the answers of the host if nothing was typed', async () => {
    const { hydrate } = serverPage(
      <MealPlanner
        initialProfile={sampleProfile({ dietaryRestrictions: 'vegan', foodRestrictions: ['soy'] })}
      />,
    )
    await hydrate()
    expect(screen.getByLabelText('Age')).toHaveValue('34')
    expect(screen.getByLabelText('Dietary restrictions')).toHaveValue('vegan')
    expect(screen.getByLabelText('soy')).toBeChecked()
    expect(screen.getByLabelText('Female')).toBeChecked()
  })
})

describe("a widget inside a host's form", () => {
  /** A host's form around the widget, with a field of its own. */
  function hostForm() {
    const sent = vi.fn((event: Event) => event.preventDefault())
    const page = serverPage(
      <form aria-label="Checkout">
        <input name="coupon" defaultValue="SPRING" />
        <MealPlanner
          pauses={0}
          initialProfile={sampleProfile()}
          onSubscribe={async () => ({ subscriptionId: 'sub-1' })}
        />
      </form>,
    )
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Checkout' })
    form.addEventListener('submit', sent)
    return { ...page, form, sent }
  }

  it('hydrates what the server has rendered', async () => {
    const { place, hydrate } = hostForm()
    await hydrate()
    expect(place.querySelectorAll('form')).toHaveLength(1)
    expect(console.error).not.toHaveBeenCalled()
  })

  it('sends that form neither before nor after its scripts have loaded', async () => {
    const user = userEvent.setup()
    const { hydrate, sent } = hostForm()
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await user.type(screen.getByLabelText('Age'), '{Enter}')
    await hydrate()
    await user.type(screen.getByLabelText('Age'), '{Enter}')
    await screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
    expect(sent).not.toHaveBeenCalled()
  })

  it('adds nothing to what that form sends', async () => {
    const user = userEvent.setup()
    const { hydrate, form } = hostForm()
    const entries = () => [...new FormData(form).entries()]
    expect(entries()).toEqual([['coupon', 'SPRING']])
    await hydrate()
    await user.click(screen.getByLabelText('soy'))
    expect(entries()).toEqual([['coupon', 'SPRING']])
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await user.click(await screen.findByRole('tab', { name: 'Delivery' }, { timeout: 5000 }))
    await user.click(screen.getByRole('button', { name: 'Start Delivery Subscription' }))
    expect(entries()).toEqual([['coupon', 'SPRING']])
    expect(form.checkValidity()).toBe(true)
  })

  it('keeps its answers when that form is reset', async () => {
    const user = userEvent.setup()
    const { hydrate, form } = hostForm()
    await hydrate()
    await user.click(screen.getByLabelText('soy'))
    await user.type(screen.getByLabelText('Dietary restrictions'), 'vegan')
    act(() => form.reset())
    expect(screen.getByLabelText('soy')).toBeChecked()
    expect(screen.getByLabelText('Dietary restrictions')).toHaveValue('vegan')
  })

  it('ignores an Enter that ends the composition of a character', async () => {
    const { hydrate } = hostForm()
    await hydrate()
    const age = screen.getByLabelText('Age')
    fireEvent.keyDown(age, { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(age, { key: 'Enter', isComposing: true })
    expect(screen.queryByText('Making your meal plan')).not.toBeInTheDocument()
    expect(within(document.body).getByRole('form', { name: 'Your profile' })).toBeVisible()
  })
})
