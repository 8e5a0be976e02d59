import type { PlannerStoreState } from '../store/plannerState.js'
import type { PlanTab } from '../store/planTabs.js'
import type { KeepingContext } from './keepingContext.js'
import type { ChangeAddress } from './pageAddress.js'

type Screen = 'form' | PlanTab

const PREFIX = '#meal-planner='

/**
 * Lets the browser's Back and Forward move between the form, the plan and its tabs, by the fragment of the address. Where
 * the browser lets nobody change the address, it stays as it is.
 */
export function followHistory(
  { store, latest, allTabs }: KeepingContext,
  changeAddress: ChangeAddress,
  signal: AbortSignal,
) {
  const name = (screen: Screen, how: 'pushState' | 'replaceState') => changeAddress(PREFIX + screen, how)

  const hashScreen = (): Screen | null =>
    (['form', ...allTabs] as const).find((screen) => location.hash === PREFIX + screen) ?? null

  const isMaking = () => store.getState().phase.name === 'generating'

  /**
   * The screen of a state. While a week is made from the form, it is that of its plan already, so that Back leads to the
   * form and does not leave the page. It is null while another week is made, because nobody goes back to that.
   */
  function screenOf({ phase, tab }: PlannerStoreState): Screen | null {
    if (phase.name === 'profile') return 'form'
    if (phase.name === 'generating' && phase.previous) return null
    const asked = phase.name === 'generating' ? 'plan' : tab
    const tabs = (latest.current.tabs ?? allTabs).filter((one) => allTabs.includes(one))
    return tabs.includes(asked) ? asked : (tabs[0] ?? asked)
  }

  /** From the form to the plan behind it or, after "New Plan", to the plan before, as Undo does. */
  function leaveForm() {
    const { planBehindForm, past, draft, actions } = store.getState()
    if (planBehindForm || !past.at(-1)) {
      actions.backToPlan()
      return
    }
    actions.undo()
    const isTyped = JSON.stringify(draft) !== JSON.stringify(store.getInitialState().draft)
    // Undo brings the answers of that plan back. Forward must not lead to a form that has lost what was typed into it.
    if (isTyped) actions.editProfile(draft)
  }

  function go(screen: Screen) {
    if (isMaking()) store.getState().actions.cancelGeneration()
    const { phase, actions } = store.getState()
    if (screen === 'form') {
      if (phase.name !== 'profile') actions.backToForm()
      return
    }
    if (phase.name === 'profile') leaveForm()
    if (store.getState().phase.name === 'plan') actions.selectTab(screen)
  }

  const asked = hashScreen()
  // A week that is being made already goes on.
  if (asked && !isMaking()) go(asked)
  /** The screen for an address without our fragment. */
  const first = isMaking() ? 'form' : (screenOf(store.getState()) ?? 'form')
  // A plan that is gone and a tab that the host leaves out cannot show, and the address has to say what does. One that says
  // nothing would be that of the form after a reload, but a plan that was kept or linked may show first.
  const isWrong = asked ? asked !== first && !isMaking() : location.hash === '' && first !== 'form'
  if (isWrong) name(first, 'replaceState')
  const firstHash = location.hash
  let current: Screen = isMaking() ? (asked ?? 'form') : (screenOf(store.getState()) ?? 'form')
  /** Whether the screens follow the address, and not the other way round. */
  let isGoing = false
  /** Whether Back leads to the form from the form: the entry was that of a week that was not made. The next week takes it. */
  let isSpare = false
  const stop = store.subscribe((state, before) => {
    const screen = screenOf(state)
    if (isGoing || screen === null || screen === current) return
    const { phase } = before
    // Another week for a plan has no entry of its own.
    const isGivenUp = phase.name === 'generating' && !phase.previous && screen === 'form'
    const takesSpare = isSpare && state.phase.name === 'generating'
    // The page may have made an entry of its own since.
    const isOurs = hashScreen() === current
    const replaces = isOurs && (isGivenUp || takesSpare)
    current = screen
    name(screen, replaces ? 'replaceState' : 'pushState')
    isSpare = isOurs && isGivenUp
  })
  signal.addEventListener('abort', stop)
  window.addEventListener(
    'popstate',
    () => {
      isSpare = false
      // After a reload, the address from before our first fragment is that of the form.
      const unnamed = location.hash === firstHash ? first : location.hash === '' ? 'form' : null
      const screen = hashScreen() ?? unnamed
      // The fragment of another link of the page, not ours.
      if (screen === null) return
      isGoing = true
      go(screen)
      isGoing = false
      current = screenOf(store.getState()) ?? screen
      if (current !== screen) name(current, 'replaceState')
    },
    { signal },
  )
}
