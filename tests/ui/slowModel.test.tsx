import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { PlannerProvider } from '../../src/store/PlannerContext.js'
import type { MakeWeekOptions, PlannerServices } from '../../src/store/plannerServices.js'
import { loadPlannerPart } from '../../src/ui/loadPlannerPart.js'
import { PlannerScreen } from '../../src/ui/PlannerScreen.js'
import { DEFAULT_WIDGET_SETTINGS, WidgetSettingsProvider } from '../../src/ui/WidgetSettings.js'
import { readyStore, workingServices } from '../support/plannerStore.js'

// What the overlay says and what checks the answers load on demand, which takes real time.
beforeAll(async () => {
  await loadPlannerPart()
  await import('../../src/store/week.chunk.js')
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The widget's screens, over a model that never answers. */
async function waitForModel({ usesAi }: { usesAi: boolean }) {
  const isWithoutAi: boolean[] = []
  const places: MakeWeekOptions['onPlace'][] = []
  const makeWeek: PlannerServices['makeWeek'] = (_request, { signal, withoutAi, onPlace }) => {
    isWithoutAi.push(withoutAi)
    places.push(onPlace)
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
  // The answers are checked first.
  await act(() => vi.dynamicImportSettled())
  await wait(0)
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  const stand = (place: number | null) => act(() => places.at(-1)?.(place))
  return { isWithoutAi, wait, stand }
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

it('does not mention an AI if none is used', async () => {
  const { wait } = await waitForModel({ usesAi: false })
  await wait(60_000)
  expect(offer()).not.toBeInTheDocument()
  expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument()
})

it('says that many plans are being made, and the place in line, as long as the server has no room', async () => {
  const { wait, stand } = await waitForModel({ usesAi: true })
  await wait(100)
  expect(screen.queryByText(/in line/)).not.toBeInTheDocument()
  stand(12)
  expect(screen.getByText('Many plans are being made right now. You are number 12 in line.')).toHaveAttribute(
    'role',
    'status',
  )
  stand(3)
  expect(screen.getByText(/number 3 in line/)).toBeInTheDocument()
  stand(null)
  expect(screen.queryByText(/in line/)).not.toBeInTheDocument()
  expect(screen.getByText('Day 1 of 7')).toBeInTheDocument()
})
