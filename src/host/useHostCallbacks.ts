import { type RefObject, useEffect, useRef } from 'react'
import { lastPlan } from '../store/historyActions.js'
import type { PlannerStoreState, ShownPlan } from '../store/plannerState.js'
import type { PlannerStore } from '../store/plannerStore.js'
import { loadPlannerPart } from '../ui/loadPlannerPart.js'
import { callHost } from './callHost.js'
import type { CheckedProps } from './MealPlannerProps.js'

const planOf = ({ phase }: PlannerStoreState): ShownPlan | null => (phase.name === 'plan' ? phase.plan : null)

/** Calls the host with a new week and with changes to its grocery list. The host gets copies, so it may change them. */
export function useHostCallbacks(store: PlannerStore, latest: RefObject<CheckedProps>) {
  /** The plan that the host knows, also of a widget that is hidden and shown again. Null once it is cleared. */
  const told = useRef(planOf(store.getState()))
  useEffect(() => {
    const tell = (state: PlannerStoreState) => {
      const { onPlanGenerated, onGroceryListChange, onError } = latest.current
      const before = told.current
      const plan = planOf(state)
      if (plan || !lastPlan(state)) told.current = plan
      const isNew = plan !== null && plan.week !== before?.week
      if (isNew) callHost('onPlanGenerated', onPlanGenerated, structuredClone(plan.week))
      const isOtherList =
        plan?.tickedFoodIds !== before?.tickedFoodIds ||
        plan?.listEdits !== before?.listEdits ||
        plan?.pantryFoodIds !== before?.pantryFoodIds
      if (plan && onGroceryListChange && (isNew || isOtherList)) {
        const tickedFoodIds = [...plan.tickedFoodIds]
        loadPlannerPart().then(
          ({ planGroceries }) => {
            callHost('onGroceryListChange', onGroceryListChange, {
              ...structuredClone(planGroceries(plan)),
              tickedFoodIds,
            })
          },
          (error: unknown) => callHost('onError', onError, error),
        )
      }
    }
    tell(store.getState())
    return store.subscribe(tell)
  }, [store, latest])
}
