import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPlan, renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

it('changes no answer with the second click of a double click, below which the form has scrolled', async () => {
  renderPlanner({ initialProfile: sampleProfile() })
  fireEvent.change(screen.getByLabelText('Age'), { target: { value: '3' } })
  fireEvent.click(screen.getByRole('button', { name: 'Generate My Plan' }), { detail: 1 })
  expect(await screen.findByRole('alert')).toBeVisible()
  const activity = screen.getByRole('radio', { name: /^Extremely active/ })
  // What is prevented moves no focus.
  expect(fireEvent.mouseDown(activity, { detail: 2 })).toBe(false)
  fireEvent.click(activity, { detail: 2 })
  expect(activity).not.toBeChecked()
  fireEvent.click(activity, { detail: 1 })
  expect(activity).toBeChecked()
})

it('takes no dish with the second click of a double click, below which the dishes have appeared', async () => {
  const { user } = await renderPlan()
  const [meal] = screen.getAllByRole('article')
  if (!meal) throw new Error('There is no meal.')
  await user.click(within(meal).getByRole('button', { name: /^Swap: / }))
  const [choice] = await within(meal).findAllByRole('button', { name: /at checkout/ })
  if (!choice) throw new Error('There is no choice.')
  fireEvent.click(choice, { detail: 2 })
  fireEvent.click(choice, { detail: 3 })
  expect(fireEvent.mouseDown(choice, { detail: 2 })).toBe(false)
  expect(within(meal).getByRole('group', { name: /^Swap: / })).toBeVisible()
  fireEvent.click(choice, { detail: 1 })
  expect(await screen.findByText(/^Swapped to /)).toBeVisible()
})
