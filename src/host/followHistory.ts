import type { PlannerStoreState } from '../store/plannerState.js'
import type { PlannerStore } from '../store/plannerStore.js'
import { PLAN_TABS, type PlanTab } from '../store/planTabs.js'

type Screen = 'form' | PlanTab

const PREFIX = '#meal-planner='

const hashScreen = (): Screen | null =>
  (['form', ...PLAN_TABS] as const).find((screen) => location.hash === PREFIX + screen) ?? null

/** The screen of a state; null while a week is made, because nobody goes back to that. */
function screenOf({ phase, tab }: PlannerStoreState): Screen | null {
  if (phase.name === 'generating') return null
  return phase.name === 'plan' ? tab : 'form'
}

/** Lets the browser's Back and Forward move between the form, the plan and its tabs, by the fragment of the address. */
export function followHistory(store: PlannerStore, signal: AbortSignal) {
  function go(screen: Screen) {
    const { phase, actions } = store.getState()
    if (screen === 'form') {
      if (phase.name !== 'profile') actions.backToForm()
      return
    }
    if (phase.name === 'profile') actions.backToPlan()
    if (store.getState().phase.name === 'plan') actions.selectTab(screen)
  }

  const asked = hashScreen()
  // A week that is being made already goes on.
  if (asked && screenOf(store.getState())) go(asked)
  /** The screen for an address without our fragment. */
  const first = screenOf(store.getState()) ?? 'form'
  const firstHash = location.hash
  let current: Screen = first
  const stop = store.subscribe((state) => {
    const screen = screenOf(state)
    if (screen === null || screen === current) return
    current = screen
    history.pushState(history.state, '', PREFIX + screen)
  })
  signal.addEventListener('abort', stop)
  window.addEventListener(
    'popstate',
    () => {
      // After a reload, the address from before our first fragment is that of the form.
      const unnamed = location.hash === firstHash ? first : location.hash === '' ? 'form' : null
      const screen = hashScreen() ?? unnamed
      // The fragment of another link of the page, not ours.
      if (screen === null) return
      // Set before the change, so that the change adds no history entry.
      current = screen
      go(screen)
      current = screenOf(store.getState()) ?? screen
      // A plan that is gone cannot show again, and the address has to say what does.
      if (current !== screen) history.replaceState(history.state, '', PREFIX + current)
    },
    { signal },
  )
}
