import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { subscribe } from '../support/addressForm.js'
import { renderPlan } from '../support/renderPlanner.js'
import { renderPlanScreen } from '../support/renderPlanScreen.js'

describe('the notices', () => {
  it('show the newest and open the older ones behind their number', async () => {
    const { user, actions } = renderPlanScreen()
    act(() => {
      actions.notify({ code: 'subscribed', subscriptionId: 'sub-1' })
      actions.notify({ code: 'print-blocked' })
      actions.notify({ code: 'order-placed', subscriptionId: 'sub-2' })
    })
    expect(screen.getByText(/^Order placed!/)).toBeVisible()
    expect(screen.queryByText(/subscription activated/)).not.toBeInTheDocument()

    const more = screen.getByRole('button', { name: '2 more' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await user.click(more)
    expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText(/subscription activated/)).toBeVisible()
    expect(screen.getByText(/blocked the print window/)).toBeVisible()
  })

  it('show the next one when the newest is dismissed', async () => {
    const { user, actions } = renderPlanScreen()
    act(() => {
      actions.notify({ code: 'subscribed', subscriptionId: 'sub-1' })
      actions.notify({ code: 'order-placed', subscriptionId: 'sub-2' })
    })
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByText(/subscription activated/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument()
  })

  it('are said once each: none is in a live region of another', () => {
    const { actions } = renderPlanScreen()
    for (const code of ['plan-copied', 'print-blocked'] as const) {
      act(() => actions.notify({ code }))
      const regions = [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')]
      const said = regions.filter((region) => region.querySelector('button')?.closest('[data-notices]'))
      expect(said).toHaveLength(1)
    }
  })
})

describe('a screen reader', () => {
  /** Hears the texts that come into the place of a status that is there already. */
  function listen() {
    const said: string[] = []
    const listener = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Text && node.parentElement?.closest('[data-notices] > [role=status]'))
          said.push(node.data)
    })
    listener.observe(document.body, { childList: true, subtree: true })
    return said
  }

  it('says what a notice says that comes with another screen', async () => {
    const { user } = await renderPlan()
    const said = listen()
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    await waitFor(() => expect(said).toEqual(['Your plan and answers are cleared.']))
  })

  it('does not hear an old notice again on another screen', async () => {
    const { user } = await renderPlan({ onSubscribe: async () => ({ subscriptionId: 'S-1' }) })
    await subscribe(user)
    const activated = await screen.findByText(/subscription activated/)
    await user.click(screen.getByRole('tab', { name: 'Meal Plan' }))
    const said = listen()
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    await screen.findByRole('button', { name: 'Generate My Plan' })
    await act(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    expect(activated).not.toBeInTheDocument()
    expect(screen.getByText(/subscription activated/)).toBeVisible()
    expect(said).toEqual([])
  })

  it('hears a problem once, not again on another screen', async () => {
    const onSubscribe = () => Promise.reject(new Error('Nobody delivers there'))
    const { user } = await renderPlan({ onSubscribe })
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
    await subscribe(user)
    const problem = await screen.findByText(/Failed to create delivery subscription: Nobody delivers there/)
    expect(alerts()).toEqual([expect.stringContaining('Nobody delivers there')])
    await user.click(screen.getByRole('tab', { name: 'Meal Plan' }))
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    await screen.findByRole('button', { name: 'Generate My Plan' })
    expect(problem).not.toBeInTheDocument()
    expect(screen.getByText(/Nobody delivers there/)).toBeVisible()
    // The form's own place for what it refuses.
    expect(alerts()).toEqual([''])
  })

  it('hears once how many answers need another look, not again on coming back', async () => {
    const { user } = await renderPlan()
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    await user.clear(await screen.findByLabelText('Age'))
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('1 answer needs another look.'))
    await user.click(screen.getByRole('button', { name: 'Back to my plan' }))
    await user.click(await screen.findByRole('button', { name: 'Change Preferences' }))
    expect(await screen.findByText('1 answer needs another look.')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()

    await user.clear(screen.getByLabelText('Weight (lbs)'))
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('2 answers need another look.'))
  })

  it('does not hear an old notice again when the newer one is gone', async () => {
    const { user, actions } = renderPlanScreen()
    const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    act(() => actions.notify({ code: 'subscribed', subscriptionId: 'sub-1' }))
    await wait()
    act(() => actions.notify({ code: 'print-blocked' }))
    act(() => actions.notify({ code: 'order-placed', subscriptionId: 'sub-2' }))
    await wait()
    const said = listen()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByRole('alert')).toHaveTextContent(/blocked the print window/)
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    const old = screen.getByText(/subscription activated/)
    expect(old).toBeVisible()
    expect(old.closest('[role=status], [role=alert]')).toBeNull()
    expect(said).toEqual([])
    act(() => actions.notify({ code: 'plan-copied' }))
    const place = document.querySelector('[data-notices] > [role=status]')
    expect(place).toContainElement(screen.getByText('Meal plan copied to clipboard!'))
  })

  it('says what each "Undo" and each "Redo" changed', async () => {
    const { user } = await renderPlan()
    for (const lock of screen.getAllByRole('button', { name: /^Lock: / }).slice(0, 3)) await user.click(lock)
    const undo = screen.getByRole('button', { name: 'Undo last change' })
    await user.click(undo)
    const said = listen()
    await user.click(undo)
    await user.click(undo)
    const redo = screen.getByRole('button', { name: 'Redo change' })
    await user.click(redo)
    await user.click(redo)
    const [second, first] = said.map((text) => /^Undone: “(Locked: .+)”$/.exec(text)?.[1])
    expect(said).toEqual([
      `Undone: “${second}”`,
      `Undone: “${first}”`,
      `Done again: “${first}”`,
      `Done again: “${second}”`,
    ])
  })

  it('says of a lock and of a tick which way they went', async () => {
    const { user } = await renderPlan()
    const [lock] = screen.getAllByRole('button', { name: /^Lock: / })
    if (!lock) throw new Error('No meal has a lock.')
    const meal = lock.getAttribute('aria-label')?.replace('Lock: ', '')
    for (let time = 0; time < 3; time++) await user.click(lock)
    const undo = screen.getByRole('button', { name: 'Undo last change' })
    await user.click(undo)
    const said = listen()
    await user.click(undo)
    await user.click(undo)
    expect(said.join()).toBe(`Undone: “Unlocked: ${meal}”,Undone: “Locked: ${meal}”`)
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    const [tick] = await screen.findAllByRole('checkbox')
    if (!tick) throw new Error('The list is empty.')
    await user.click(tick)
    await user.click(screen.getByRole('button', { name: 'Undo last change' }))
    expect((await screen.findAllByText(/^Undone: “In the basket: .+”$/)).length).toBeGreaterThan(0)
  })
})
