import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPlan } from '../support/renderPlanner.js'

vi.mock('../../src/ai/composeWeek.js', () => {
  throw new Error('Failed to fetch https://shop.example/assets/composeWeek.js')
})

it('makes the week with the built-in planner if the part that asks the model does not load', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const onError = vi.fn()
  await renderPlan({ apiBase: '/api', onError })
  expect(
    await screen.findByText('The AI could not write this plan, so our built-in planner made it.'),
  ).toBeVisible()
  expect(onError.mock.calls.map(([error]) => error.name)).toEqual(['PartNotLoadedError'])
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})
