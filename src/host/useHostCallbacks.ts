import { type RefObject, useEffect, useRef } from 'react'
import type { PlannerStoreState, ShownPlan } from '../store/plannerState.js'
import type { PlannerStore } from '../store/plannerStore.js'
import { loadPlannerPart } from '../ui/loadPlannerPart.js'
import { callHost } from './callHost.js'
import type { CheckedProps } from './MealPlannerProps.js'

const planOf = ({ phase }: PlannerStoreState): ShownPlan | null => (phase.name === 'plan' ? phase.plan : null)

/** Calls the host with a new week and with changes to its grocery list. The host gets copies, so it may change them. */
export function useHostCallbacks(store: PlannerStore, latest: RefObject<CheckedProps>) {
  /** The plan that the host knows, also of a widget that is hidden and shown again. */
  const told = useRef(planOf(store.getState()))
  useEffect(() => {
    const tell = (state: PlannerStoreState) => {
      const { onPlanGenerated, onGroceryListChange, onError } = latest.current
      const lastPlan = told.current
      const plan = planOf(state)
      if (plan) told.current = plan
      const isNew = plan !== null && plan.week !== lastPlan?.week
      if (isNew) callHost('onPlanGenerated', onPlanGenerated, structuredClone(plan.week))
      const isOtherList =
        plan?.tickedFoodIds !== lastPlan?.tickedFoodIds ||
        plan?.listEdits !== lastPlan?.listEdits ||
        plan?.pantryFoodIds !== lastPlan?.pantryFoodIds
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
