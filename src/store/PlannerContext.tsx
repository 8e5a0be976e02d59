import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import type { PlannerActions, PlannerStoreState } from './plannerState.js'
import type { PlannerStore } from './plannerStore.js'

const PlannerContext = createContext<PlannerStore | null>(null)

export function PlannerProvider({ store, children }: { store: PlannerStore; children: ReactNode }) {
  return <PlannerContext.Provider value={store}>{children}</PlannerContext.Provider>
}

function usePlannerStore(): PlannerStore {
  const store = useContext(PlannerContext)
  if (!store) {
    throw new Error('Rendered outside <MealPlanner>. Render it inside.')
  }
  return store
}

/** Reads what `selector` picks and renders again only when that changes. */
export function usePlanner<T>(selector: (state: PlannerStoreState) => T): T {
  return useStore(usePlannerStore(), selector)
}

/** The widget's actions; they never change, so using them never renders. */
export function usePlannerActions(): PlannerActions {
  return useStore(usePlannerStore(), (state) => state.actions)
}
