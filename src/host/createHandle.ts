import type { RefObject } from 'react'
import type { PlannerStore } from '../store/plannerStore.js'
import type { MealPlannerHandle } from './MealPlannerProps.js'

/** The methods that a host gets through the component's `ref`. */
export function createHandle(
  store: PlannerStore,
  frame: RefObject<HTMLElement | null>,
  print: () => Promise<void>,
): MealPlannerHandle {
  const { actions } = store.getState()
  return {
    getPlan: () => {
      const { phase } = store.getState()
      return phase.name === 'plan' ? structuredClone(phase.plan.week) : null
    },
    reset: () => actions.startOver(),
    generate: () => (store.getState().phase.name === 'plan' ? actions.regenerate() : actions.submitProfile()),
    print,
    focus: () => frame.current?.focus(),
  }
}
