import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Meal } from '../../src/core/plan/weekPlan.js'
import { PlannerProvider } from '../../src/store/PlannerContext.js'
import type { MakeWeekOptions, PlannerServices } from '../../src/store/plannerServices.js'
import { PlannerScreen } from '../../src/ui/PlannerScreen.js'
import { DEFAULT_WIDGET_SETTINGS, WidgetSettingsProvider } from '../../src/ui/WidgetSettings.js'
import { readyStore, workingServices } from '../support/plannerStore.js'
import { samplePlan } from '../support/samplePlan.js'

// What loads while the visitor fills in the form has loaded by now.
beforeAll(async () => {
  await import('../../src/ui/planner.chunk.js')
  await import('../../src/store/week.chunk.js')
})

/** Renders the screens with a generation that the test drives day by day. It ends only when it is cancelled. */
function renderGeneration(overlay: 'page' | 'widget' = 'page') {
  const started: MakeWeekOptions[] = []
  const makeWeek: PlannerServices['makeWeek'] = (_request, options) => {
    started.push(options)
    return new Promise((_resolve, reject) => {
      options.signal.addEventListener('abort', () => reject(options.signal.reason))
    })
  }
  const { store } = readyStore({ services: workingServices({ makeWeek }) })
  const settings = { ...DEFAULT_WIDGET_SETTINGS, overlay }
  render(
    <WidgetSettingsProvider value={settings}>
      <PlannerProvider store={store}>
        <PlannerScreen frame={createRef()} />
      </PlannerProvider>
    </WidgetSettingsProvider>,
  )
  const generation = () => {
    const last = started.at(-1)
    if (!last) throw new Error('No generation was started.')
    return last
  }
  return {
    user: userEvent.setup(),
    finishDays: (days: number) => act(() => generation().onDaysDone(days)),
    finishMeals: (mealsByDay: readonly (readonly Meal[])[]) => act(() => generation().onMeals(mealsByDay)),
    isCancelled: () => generation().signal.aborted,
  }
}

const generate = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByText('Generate My Plan'))

describe.each(['page', 'widget'] as const)('the overlay over the %s', (overlay) => {
  it('says how long it takes and which day is being made', async () => {
    const { user, finishDays } = renderGeneration(overlay)
    await generate(user)
    const dialog = screen.getByRole('dialog', { name: 'Making your meal plan' })
    expect(dialog).toHaveAccessibleDescription('Generation usually takes 30-60 seconds.')
    expect(await screen.findByText('Day 1 of 7')).toHaveAttribute('role', 'status')
    finishDays(2)
    expect(await screen.findByText('Day 3 of 7')).toBeInTheDocument()
    expect(screen.getByRole('progressbar', { name: 'Days planned' })).toHaveValue(2)
    finishDays(7)
    expect(await screen.findByText('All 7 days are ready')).toBeInTheDocument()
  })

  it('shows the dishes of each day as they are ready', async () => {
    const { user, finishMeals } = renderGeneration(overlay)
    await generate(user)
    const week = await screen.findByRole('list', { name: 'Your week so far' })
    const days = [...week.children]
    expect(days).toHaveLength(7)
    const [monday = [], tuesday = []] = samplePlan().week.days.map(({ meals }) => meals)
    finishMeals([monday, tuesday.slice(0, 1)])
    // React listens to the store a moment after it has drawn the week in a transition.
    await within(week).findAllByText(monday[0]?.name ?? 'no meal')
    for (const { name } of monday) expect(days[0]).toHaveTextContent(name)
    expect(within(week).getAllByText('Ready')).toHaveLength(1)
    expect(days[1]).toHaveTextContent(tuesday[0]?.name ?? 'no meal')
    expect(days[2]).not.toHaveTextContent(tuesday[1]?.name ?? 'no meal')
  })

  it('stops the generation with Cancel and returns to the answers and the submit button', async () => {
    const { user, isCancelled } = renderGeneration(overlay)
    await generate(user)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(isCancelled()).toBe(true)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Age')).toHaveValue('34')
    expect(screen.getByText('Generate My Plan')).toHaveFocus()
  })

  it('stops the generation with the Escape key', async () => {
    const { user, isCancelled } = renderGeneration(overlay)
    await generate(user)
    await user.keyboard('{Escape}')
    expect(isCancelled()).toBe(true)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('ignores an Enter key held down since the submit', async () => {
    const { user, isCancelled } = renderGeneration(overlay)
    await generate(user)
    await user.keyboard('{Enter}')
    expect(isCancelled()).toBe(false)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })
})
