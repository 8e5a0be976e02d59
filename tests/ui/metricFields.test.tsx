import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loseParts } from '../support/loseParts.js'
import { renderPlanner } from '../support/renderPlanner.js'

it('asks in US units if the metric fields do not load, and tells the host', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const onError = vi.fn()
  const findAgain = await loseParts('../../src/ui/planner.chunk.js')
  renderPlanner({ units: 'metric', onError })
  await waitFor(() => expect(screen.getByLabelText('Height (feet)')).toBeVisible())
  expect(onError).toHaveBeenCalledOnce()
  await findAgain()
  logged.mockRestore()
})

it('asks for nothing in US units while the metric fields load', async () => {
  renderPlanner({ units: 'metric' })
  expect(screen.getByLabelText('Age')).toBeVisible()
  for (const name of ['Height (feet)', 'Weight (lbs)']) expect(screen.getByLabelText(name)).not.toBeVisible()
  expect(screen.queryByLabelText('Height (inches)')).not.toBeInTheDocument()
  expect(await screen.findByLabelText('Height (cm)')).toBeVisible()
})
