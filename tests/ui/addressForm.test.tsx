import { screen, within } from '@testing-library/react'
import { RefusalError, TimeLimitError } from 'react-meal-planner'
import { describe, expect, it, vi } from 'vitest'
import { fillIn, submit } from '../support/addressForm.js'
import { deferred } from '../support/plannerStore.js'
import { openForm } from '../support/renderPlanScreen.js'

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

  it('says that a text is too long, not that it is missing', async () => {
    const { user } = await openForm()
    for (const [label, length] of [
      ['Street address', 201],
      ['City', 101],
    ] as const) {
      await user.click(screen.getByLabelText(label))
      await user.paste('x'.repeat(length))
    }
    await submit(user)
    expect(screen.getByLabelText('Street address')).toHaveAccessibleDescription(
      'Street address is too long: at most 200 characters',
    )
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription(
      'City is too long: at most 100 characters',
    )
  })

  it('marks a phone number that cannot exist, and sends nothing', async () => {
    const subscribe = vi.fn()
    const { user } = await openForm({ services: { subscribe } })
    await fillIn(user)
    const phone = screen.getByLabelText('Phone')
    await user.clear(phone)
    await user.type(phone, '000-000-0000')
    await submit(user)
    expect(phone).toHaveFocus()
    expect(phone).toHaveAccessibleDescription(
      expect.stringContaining('Enter a phone number such as (415) 555-0123 or +44 20 7946 0958'),
    )
    expect(subscribe).not.toHaveBeenCalled()
  })

  it.each([
    ['Street address', '-- ,', 'Enter a street address with letters or digits'],
    ['City', '123', 'Enter a city with letters'],
    ['Delivery instructions', 'Ring at \u202e4321', /Remove the characters that cannot be printed/],
  ])('says at the field %s what the server would refuse, and sends nothing', async (label, text, error) => {
    const subscribe = vi.fn()
    const { user } = await openForm({ services: { subscribe } })
    await fillIn(user)
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
    await submit(user)
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(
      typeof error === 'string' ? error : expect.stringMatching(error),
    )
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(subscribe).not.toHaveBeenCalled()
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
    expect(purposes).toEqual(['address-line1', 'address-level2', 'address-level1', 'postal-code', 'tel'])
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
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Elm Street')
  })

  it('shows the subscription of the first address if that was made after all, and keeps the corrected one', async () => {
    const answers = [
      new TimeLimitError(30_000),
      new RefusalError('This request was already made with another address.', 409),
    ]
    const subscribe = async () => {
      const failure = answers.shift()
      if (failure) throw failure
      return { subscriptionId: 'sub-1', eraseToken: 'code-1' }
    }
    const { user } = await openForm({ services: { subscribe }, settings: { canCancel: true } })
    await fillIn(user)
    await submit(user)
    await screen.findByRole('alert')
    const phone = screen.getByLabelText('Phone')
    await user.clear(phone)
    await user.type(phone, '503 555 0199')
    await submit(user)
    expect(await screen.findByText(/^Your first address was subscribed after all/)).toHaveTextContent(
      'with the number sub-1. The one you have just sent is not subscribed.',
    )
    const item = within(screen.getByRole('group', { name: 'Subscription sub-1' }))
    expect(item.getByText('code-1')).toBeVisible()
    expect(item.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start Another Delivery Subscription' }))
    expect(screen.getByLabelText('Phone')).toHaveValue('503 555 0199')
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
    // It could not be called off any more.
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
    const button = screen.getByRole('button', { name: 'Subscribing…' })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
    expect(calls).toBe(1)
    answer.reject(new Error('We do not deliver there yet'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '❌ Failed to create delivery subscription: We do not deliver there yet',
    )
    expect(screen.getByLabelText('Street address')).toHaveValue('12 Elm Street')
  })
})

describe('a refusal by the server', () => {
  it('names the field, and is over once another field is at fault', async () => {
    const subscribe = async () => {
      throw new RefusalError('ZIP code 97201 is closed', 422, { zipCode: 'Closed' })
    }
    const { user } = await openForm({ services: { subscribe } })
    await fillIn(user)
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(/ZIP code 97201 is closed\. Please try again/)
    await user.clear(screen.getByLabelText('City'))
    await submit(user)
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Enter your city')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('focuses the first refused field, and no other while it is corrected', async () => {
    const subscribe = async () => {
      throw new RefusalError('Check the address', 422, { zipCode: 'Not in CA', city: 'No such city' })
    }
    const { user } = await openForm({ services: { subscribe } })
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText('No such city')).toBeVisible()
    expect(screen.getByLabelText('City')).toHaveFocus()
    await user.type(screen.getByLabelText('Phone'), '1')
    expect(screen.getByRole('alert')).toHaveTextContent('Check the address')
    await user.type(screen.getByLabelText('City'), 'x')
    expect(screen.getByLabelText('City')).toHaveFocus()
    expect(screen.getByLabelText('ZIP code')).toBeInvalid()
    // The notice quotes what the visitor is correcting.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
