import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MealPlanner, type MealPlannerProps } from 'react-meal-planner'
import { expect } from 'vitest'
import { sampleProfile } from './sampleProfile.js'

/** Renders the widget as a host does, without pauses, and gives a simulated user. */
export function renderPlanner(props: MealPlannerProps = {}) {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  return { user, ...render(<MealPlanner pauses={0} {...props} />) }
}

/** Renders the widget and makes a week. The focus goes to its heading, a moment after that is in the page. */
export async function renderPlan(props: MealPlannerProps = {}) {
  const planner = renderPlanner({ initialProfile: sampleProfile(), ...props })
  await planner.user.click(planner.getByRole('button', { name: 'Generate My Plan' }))
  // It comes with a change of the page, which is looked at anyway. Each look at all roles is dear.
  const rarely = { interval: 1000 }
  const heading = await planner.findByRole('heading', { name: 'Your 7-Day Meal Plan' }, rarely)
  await waitFor(() => expect(heading).toHaveFocus())
  return planner
}
