import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPlan } from '../support/renderPlanner.js'

afterEach(() => void vi.useRealTimers())

const press = (user: { click(element: Element): Promise<void> }, name: string) =>
  user.click(screen.getByRole('button', { name }))

describe('a visitor who changes their mind', () => {
  it('gets the plan and the answers back after "New Plan", which asks no question', async () => {
    const { user } = await renderPlan()
    expect(screen.getByRole('button', { name: 'New Plan' })).toHaveAccessibleDescription(
      'Clears this plan and your answers.',
    )
    await press(user, 'New Plan')
    expect(screen.getByText('Your plan and answers are cleared.')).toBeVisible()
    await press(user, 'Undo')
    expect(await screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })).toBeVisible()
    expect(screen.getByText('Undone.')).toBeVisible()
    await press(user, 'Redo')
    expect(screen.getByRole('button', { name: 'Generate My Plan' })).toBeVisible()
  })

  it('reads which week was undone and done again', async () => {
    const { user } = await renderPlan()
    await press(user, 'Generate New Plan')
    await screen.findByText('Here is another plan.')
    await press(user, 'Undo')
    expect(screen.getByText('Undone: “Generate New Plan”')).toBeVisible()
    await press(user, 'Redo')
    expect(screen.getByText('Done again: “Generate New Plan”')).toBeVisible()

    await press(user, 'Change Preferences')
    await press(user, 'Generate My Plan')
    await screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
    await press(user, 'Undo last change')
    expect(screen.getByText('Undone: “Generate My Plan”')).toBeVisible()
  })

  it('keeps "Undo" when the second tap of a double tap on "New Plan" lands on "Dismiss"', async () => {
    await renderPlan()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    tap('New Plan')
    act(() => vi.advanceTimersByTime(500))
    tap('Dismiss')
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    act(() => vi.advanceTimersByTime(100))
    tap('Dismiss')
    expect(screen.queryByText('Your plan and answers are cleared.')).not.toBeInTheDocument()
  })

  it('undoes and redoes each step on the plan and on the list, also when no notice offers it', async () => {
    const { user } = await renderPlan()
    for (const name of ['Undo last change', 'Redo change']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
    await user.click(screen.getAllByRole('button', { name: /^Lock: / })[0] ?? document.body)
    await press(user, 'Undo last change')
    expect(screen.queryByRole('button', { name: /^Lock: /, pressed: true })).not.toBeInTheDocument()
    await press(user, 'Dismiss')
    await press(user, 'Redo change')
    expect(screen.getByRole('button', { name: /^Lock: /, pressed: true })).toBeVisible()

    const actions = screen.getByRole('group', { name: 'What to do with this plan' })
    const undo = within(actions).getByRole('button', { name: 'Undo last change' })
    await user.dblClick(undo)
    expect(undo).toHaveFocus()
    expect(undo).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByRole('button', { name: /^Lock: /, pressed: true })).not.toBeInTheDocument()
    await press(user, 'Redo change')
    expect(undo).not.toHaveAttribute('aria-disabled')

    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    const undoOfList = screen.getByRole('button', { name: 'Undo last change' })
    undoOfList.focus()
    await user.keyboard('{Enter}{Enter}')
    expect(undoOfList).toHaveFocus()
    expect(undoOfList).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Redo change' })).not.toHaveAttribute('aria-disabled')
  })

  it('goes back from the form to the plan', async () => {
    const { user } = await renderPlan()
    await press(user, 'Change Preferences')
    await user.click(await screen.findByRole('button', { name: 'Back to my plan' }))
    expect(await screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })).toBeVisible()
  })
})
