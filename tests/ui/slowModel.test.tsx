import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PlannerProvider } from '../../src/store/PlannerContext.js'
import type { PlannerServices } from '../../src/store/plannerServices.js'
import { PlannerScreen } from '../../src/ui/PlannerScreen.js'
import { DEFAULT_WIDGET_SETTINGS, WidgetSettingsProvider } from '../../src/ui/WidgetSettings.js'
import { readyStore, workingServices } from '../support/plannerStore.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The widget's screens, over a model that never answers. */
async function waitForModel({ usesAi }: { usesAi: boolean }) {
  const isWithoutAi: boolean[] = []
  const makeWeek: PlannerServices['makeWeek'] = (_request, { signal, withoutAi }) => {
    isWithoutAi.push(withoutAi)
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  }
  const { store } = readyStore({ services: workingServices({ makeWeek }) })
  render(
    <WidgetSettingsProvider value={{ ...DEFAULT_WIDGET_SETTINGS, usesAi }}>
      <PlannerProvider store={store}>
        <PlannerScreen frame={createRef()} />
      </PlannerProvider>
    </WidgetSettingsProvider>,
  )
  fireEvent.click(screen.getByText('Generate My Plan'))
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { isWithoutAi, wait }
}

const offer = () => screen.queryByRole('button', { name: 'Make it without AI' })

it('offers to make the week without the AI when the promised 60 seconds are over', async () => {
  const { isWithoutAi, wait } = await waitForModel({ usesAi: true })
  await wait(59_000)
  expect(offer()).not.toBeInTheDocument()
  await wait(1000)
  expect(screen.getByText(/^This takes longer than usual/)).toHaveAttribute('role', 'status')
  const button = offer()
  if (button) fireEvent.click(button)
  await wait(0)
  expect(isWithoutAi).toEqual([false, true])
})

it('does not speak of an AI where none is used', async () => {
  const { wait } = await waitForModel({ usesAi: false })
  await wait(60_000)
  expect(offer()).not.toBeInTheDocument()
  expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument()
})
