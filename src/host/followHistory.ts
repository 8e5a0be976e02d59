import type { PlannerStoreState } from '../store/plannerState.js'
import type { PlannerStore } from '../store/plannerStore.js'
import { PLAN_TABS, type PlanTab } from '../store/planTabs.js'

type Screen = 'form' | PlanTab

const PREFIX = '#meal-planner='

const hashScreen = (): Screen | null =>
  (['form', ...PLAN_TABS] as const).find((screen) => location.hash === PREFIX + screen) ?? null

/** The screen of a state; null while a week is made, which is no place to come back to. */
function screenOf({ phase, tab }: PlannerStoreState): Screen | null {
  if (phase.name === 'generating') return null
  return phase.name === 'plan' ? tab : 'form'
}

/** Makes the browser's Back and Forward go between the form, the plan and its tabs, by the fragment of the address. */
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
  if (asked && asked !== 'form') go(asked)
  /** What the address without our fragment shows. */
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
      const screen = hashScreen() ?? (location.hash === firstHash ? first : null)
      // Another link of the page: it is none of ours.
      if (screen === null) return
      // Set before the change, which then writes no entry of its own.
      current = screen
      go(screen)
      current = screenOf(store.getState()) ?? screen
    },
    { signal },
  )
}
