import { type ForwardedRef, type RefObject, useImperativeHandle } from 'react'
import type { WidgetMessages } from '../messages/mergeMessages.js'
import type { PlannerStore } from '../store/plannerStore.js'
import type { Format } from '../ui/format.js'
import { loadPlannerPart } from '../ui/loadPlannerPart.js'
import type { SheetPage } from '../ui/print/writeSheet.js'
import { createHandle } from './createHandle.js'
import type { MealPlannerHandle } from './MealPlannerProps.js'
import { reportUnloaded } from './reportUnloaded.js'
import { useLatest } from './useLatest.js'

/** What printing needs besides the plan. */
interface Printing {
  readonly messages: WidgetMessages
  readonly format: Format
  readonly page: SheetPage
}

/** Puts the widget's methods into the host's `ref`. */
export function useHandle(
  ref: ForwardedRef<MealPlannerHandle>,
  store: PlannerStore,
  frame: RefObject<HTMLElement | null>,
  printing: Printing,
) {
  const latest = useLatest(printing)
  useImperativeHandle(ref, () => {
    async function print() {
      const { allMessages, loadShopping } = await loadPlannerPart()
      const { printGroceries } = await loadShopping()
      const { phase, actions } = store.getState()
      if (phase.name !== 'plan') return
      const messages = allMessages(latest.current.messages)
      printGroceries(phase.plan, { ...latest.current, messages, actions })
    }
    // A button of the host's page has nobody to catch its rejection.
    return createHandle(store, frame, () => print().catch(reportUnloaded(store)))
  }, [store, frame, latest])
}
