import { render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { PlannerProvider } from '../../src/store/PlannerContext.js'
import { PlannerScreen } from '../../src/ui/PlannerScreen.js'
import { StartDay } from '../../src/ui/profile/StartDay.js'
import { readyStore } from '../support/plannerStore.js'

const now = () => new Date(2099, 2, 4, 12)

it('begins the week ahead on the day of the widget’s own clock', async () => {
  const { store } = readyStore({ now })
  render(
    <PlannerProvider store={store}>
      <PlannerScreen frame={createRef()} />
    </PlannerProvider>,
  )
  await waitFor(() => expect(store.getState().ahead?.request.startDate).toBe('2099-03-04'), {
    timeout: 60_000,
  })
})

it('offers the day of the widget’s own clock as the first one', () => {
  render(
    <PlannerProvider store={readyStore({ now }).store}>
      <StartDay />
    </PlannerProvider>,
  )
  const day = screen.getByLabelText('First day')
  expect(day).toHaveValue('2099-03-04')
  expect(day).toHaveAttribute('min', '2099-03-04')
})
