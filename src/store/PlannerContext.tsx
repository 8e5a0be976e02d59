import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import type { PlannerActions, PlannerStoreState } from './plannerState.js'
import type { PlannerStore } from './plannerStore.js'

const PlannerContext = createContext<PlannerStore | null>(null)

export function PlannerProvider({ store, children }: { store: PlannerStore; children: ReactNode }) {
  return <PlannerContext.Provider value={store}>{children}</PlannerContext.Provider>
}

/** The store itself, for code that loads on demand and changes the state as a whole. */
export function usePlannerStore(): PlannerStore {
  const store = useContext(PlannerContext)
  if (!store) {
    throw new Error('This component needs the store of a <MealPlanner>. Render it inside one.')
  }
  return store
}

/** What `selector` picks from the state. The component renders again only if that changes. */
export function usePlanner<T>(selector: (state: PlannerStoreState) => T): T {
  return useStore(usePlannerStore(), selector)
}

/** The widget's actions. They never change, so they never cause a render. */
export function usePlannerActions(): PlannerActions {
  return useStore(usePlannerStore(), (state) => state.actions)
}
