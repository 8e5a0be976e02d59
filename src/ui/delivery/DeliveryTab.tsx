import { useEffect, useRef } from 'react'
import type { DeliveryFormState } from '../../store/deliveryState.js'
import { usePlanner } from '../../store/PlannerContext.js'
import type { Subscription } from '../../store/plannerServices.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { SharedPlanNote } from '../along/SharedPlanNote.js'
import { focusedBeside } from '../focusedBeside.js'
import { Columns } from '../parts/Columns.js'
import { Note } from '../parts/Note.js'
import { SideColumn } from '../parts/SideColumn.js'
import { Stack } from '../parts/Stack.js'
import { styled } from '../styled.js'
import { space } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { DeliveryActive } from './DeliveryActive.js'
import { DeliveryBill } from './DeliveryBill.js'
import { DeliveryComparison } from './DeliveryComparison.js'
import { DeliveryFaq } from './DeliveryFaq.js'
import { DeliveryForm } from './DeliveryForm.js'
import { DeliveryOffer } from './DeliveryOffer.js'
import { EndedOrders } from './EndedOrders.js'
import { OwnSubscription } from './OwnSubscription.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

const View = styled('div')`
  scroll-margin-block-start: ${space.l};
`

/** An open form comes first, even with an active subscription, because the form is for another one. */
function stepOf(form: DeliveryFormState | null, subscriptions: readonly Subscription[], plan: ShownPlan) {
  if (form) return <DeliveryForm form={form} />
  if (subscriptions.length > 0) return <DeliveryActive plan={plan} subscriptions={subscriptions} />
  return <DeliveryOffer plan={plan} />
}

/** Whether the focus is in the view or was lost with it. A change in another tab leaves it where the visitor is. */
function mayFocus(view: HTMLElement): boolean {
  const focused = focusedBeside(view) ?? document.activeElement
  return !focused || focused === document.body || focused.contains(view) || view.contains(focused)
}

/** The Delivery tab: the offer, the address form or the active subscription, with the costs beside it. */
export function DeliveryTab({ plan }: { plan: ShownPlan }) {
  const form = usePlanner((state) => state.deliveryForm)
  const subscriptions = usePlanner((state) => state.subscriptions)
  const isUnconfirmed = usePlanner(
    ({ awaitedForm: form }) => form?.isKept && !form.submitting && !form.isElsewhere,
  )
  const { unconfirmed } = useDeliveryMessages().form
  const { canSubscribe, givesCancelCodes } = useWidgetSettings()
  // A form hides the subscriptions, and one that ends meanwhile must not take the focus out of it.
  const step = form ? -1 : subscriptions.length
  const view = useRef<HTMLDivElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    if (view.current && mayFocus(view.current)) {
      view.current.querySelector<HTMLElement>('[data-start]')?.focus()
    }
  }, [step])

  return (
    <Columns sizes="3fr 2fr">
      <Stack gap="xl">
        <SharedPlanNote plan={plan} />
        <EndedOrders plan={plan} />
        {canSubscribe && isUnconfirmed && <Note kind="caution">{unconfirmed}</Note>}
        <View ref={view}>{stepOf(form, subscriptions, plan)}</View>
        {givesCancelCodes && !form && <OwnSubscription />}
      </Stack>
      <SideColumn>
        <DeliveryBill plan={plan} />
        <DeliveryComparison plan={plan} />
      </SideColumn>
      <DeliveryFaq />
    </Columns>
  )
}
