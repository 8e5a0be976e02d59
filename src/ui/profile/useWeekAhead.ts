import { useEffect } from 'react'
import { beginWeek } from '../../core/plan/beginWeek.js'
import { planRulesFor } from '../../core/plan/planRules.js'
import { nextStartDate } from '../../store/nextStartDate.js'
import { usePlannerStore } from '../../store/PlannerContext.js'
import { parseDraft } from '../../store/parseDraft.js'
import type { PlannerState } from '../../store/plannerState.js'
import type { PlannerStore } from '../../store/plannerStore.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { goFirst, quietPause } from './quietWork.js'

/** The work starts when the answers have not changed for this long. */
const SETTLED_MS = 200

/** Makes the week of the answers in short slices. It stays in the store, however far it has come. */
async function planAhead(store: PlannerStore, signal: AbortSignal): Promise<void> {
  const state = store.getState()
  const parsed = parseDraft(state.draft)
  if (!parsed.ok) return
  const { profile } = parsed
  const foods = await state.actions.foods()
  const request = {
    profile,
    foods,
    startDate: nextStartDate(state, state.actions.now()),
    seed: state.actions.nextSeed(),
  }
  const week = await beginWeek(planRulesFor(profile, foods), request)
  if (signal.aborted) return
  store.setState({ ahead: { ...week, request } })
  const pause = quietPause()
  await week.finish(() => {
    signal.throwIfAborted()
    return pause()
  })
}

const isOther = (state: PlannerState, before: PlannerState) =>
  state.draft !== before.draft || state.choices !== before.choices || state.phase !== before.phase

/** Plans ahead whenever the visitor pauses on the form. */
function followAnswers(store: PlannerStore): () => void {
  let controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    controller.abort()
  }
  const start = () => {
    stop()
    if (store.getState().phase.name !== 'profile') return
    controller = new AbortController()
    const { signal } = controller
    timer = setTimeout(() => {
      // If it fails, the visitor learns on submit why no week can be planned for these answers.
      goFirst(store, planAhead(store, signal))
    }, SETTLED_MS)
  }
  start()
  const unfollow = store.subscribe((state, before) => isOther(state, before) && start())
  return () => {
    unfollow()
    stop()
  }
}

/**
 * Begins the week that the visitor will probably ask for, so that it is there sooner. A week of a model is not begun: its
 * calls cost the host money.
 */
export function useWeekAhead(): void {
  const store = usePlannerStore()
  const { usesAi } = useWidgetSettings()
  useEffect(() => (usesAi ? undefined : followAnswers(store)), [store, usesAi])
}
