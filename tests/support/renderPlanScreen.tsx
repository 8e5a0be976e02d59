import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { builtInFoods } from 'react-meal-planner/core'
import { planBasisOf } from '../../src/core/plan/planBasis.js'
import { newPlanState } from '../../src/core/state/newPlanState.js'
import { PlannerProvider, usePlanner } from '../../src/store/PlannerContext.js'
import type { PlannerServices } from '../../src/store/plannerServices.js'
import type { ShownPlan } from '../../src/store/plannerState.js'
import { createFormat, type Format, FormatProvider } from '../../src/ui/format.js'
import { PlanScreen } from '../../src/ui/plan/PlanScreen.js'
import { loadMealChanges, loadShopping } from '../../src/ui/planParts.js'
import {
  DEFAULT_WIDGET_SETTINGS,
  type WidgetSettings,
  WidgetSettingsProvider,
} from '../../src/ui/WidgetSettings.js'
import { readyStore, workingServices } from './plannerStore.js'
import { samplePlan } from './samplePlan.js'

// As in a page whose plan has been on screen for a moment.
await Promise.all([loadShopping(), loadMealChanges()])

/** The screen of the plan that the store has. */
function ShownPlanScreen() {
  const phase = usePlanner((state) => state.phase)
  return phase.name === 'plan' ? <PlanScreen plan={phase.plan} isCovered={false} /> : null
}

interface Options {
  plan?: Partial<ShownPlan>
  services?: Partial<PlannerServices>
  settings?: Partial<WidgetSettings>
  format?: Format
}

/** Renders the plan screen with the sample week, and gives a simulated user. */
export function renderPlanScreen({ plan, services, settings, format }: Options = {}) {
  const user = userEvent.setup()
  const { profile, week } = samplePlan()
  // The form has the answers of the plan.
  const initialProfile = plan?.profile ?? profile
  const { store, actions } = readyStore({ services: workingServices(services), initialProfile })
  const basis = planBasisOf(initialProfile)
  const shown: ShownPlan = { ...newPlanState(week, basis, 1), profile, foods: builtInFoods, ...plan }
  store.setState({ phase: { name: 'plan', plan: shown } })
  const screen = render(
    <WidgetSettingsProvider value={{ ...DEFAULT_WIDGET_SETTINGS, canSubscribe: true, ...settings }}>
      <FormatProvider value={format ?? createFormat('en-US')}>
        <PlannerProvider store={store}>
          <section tabIndex={-1}>
            <ShownPlanScreen />
          </section>
        </PlannerProvider>
      </FormatProvider>
    </WidgetSettingsProvider>,
  )
  const openTab = (name: string) => user.click(screen.getByRole('tab', { name }))
  return { ...screen, user, store, actions, plan: shown, openTab }
}

/** Renders the plan screen and opens the form for a delivery address. */
export async function openForm(options: Options = {}) {
  const planner = renderPlanScreen(options)
  await planner.openTab('Delivery')
  await planner.user.click(planner.getByRole('button', { name: 'Start Delivery Subscription' }))
  return planner
}
