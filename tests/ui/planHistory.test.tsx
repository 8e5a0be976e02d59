import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPlan } from '../support/renderPlanner.js'

const press = (user: { click(element: Element): Promise<void> }, name: string) =>
  user.click(screen.getByRole('button', { name }))

describe('a visitor who changes their mind', () => {
  it('gets the plan and the answers back after "New Plan", without a question before', async () => {
    const { user } = await renderPlan()
    await press(user, 'New Plan')
    expect(screen.getByText('Your plan and answers are cleared.')).toBeVisible()
    await press(user, 'Undo')
    expect(await screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })).toBeVisible()
    expect(screen.getByText('Undone.')).toBeVisible()
    await press(user, 'Redo')
    expect(screen.getByRole('button', { name: 'Generate My Plan' })).toBeVisible()
  })

  it('goes back from the form to the plan', async () => {
    const { user } = await renderPlan()
    await press(user, 'Change Preferences')
    await user.click(await screen.findByRole('button', { name: 'Back to my plan' }))
    expect(await screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })).toBeVisible()
  })
})
