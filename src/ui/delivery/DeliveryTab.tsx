import { useEffect, useRef } from 'react'
import { usePlanner } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Columns } from '../parts/Columns.js'
import { Stack } from '../parts/Stack.js'
import { styled } from '../styled.js'
import { space } from '../theme.js'
import { DeliveryActive } from './DeliveryActive.js'
import { DeliveryBill } from './DeliveryBill.js'
import { DeliveryComparison } from './DeliveryComparison.js'
import { DeliveryFaq } from './DeliveryFaq.js'
import { DeliveryForm } from './DeliveryForm.js'
import { DeliveryOffer } from './DeliveryOffer.js'

const VIEWS = { offer: DeliveryOffer, form: DeliveryForm, active: DeliveryActive } as const

const View = styled('div')`
  outline: none;
  scroll-margin-block-start: ${space.l};
`

/** The Delivery tab: offer, address form or active subscription, with what delivery costs beside it. */
export function DeliveryTab({ plan }: { plan: ShownPlan }) {
  const name = usePlanner((state) => state.delivery.name)
  const view = useRef<HTMLDivElement>(null)
  const lastName = useRef(name)
  useEffect(() => {
    if (lastName.current === name) return
    lastName.current = name
    view.current?.focus()
  }, [name])

  const Current = VIEWS[name]
  return (
    <Columns sizes="3fr 2fr">
      <View ref={view} tabIndex={-1}>
        <Current plan={plan} />
      </View>
      <Stack gap="xl">
        <DeliveryBill plan={plan} />
        <DeliveryComparison plan={plan} />
      </Stack>
      <DeliveryFaq />
    </Columns>
  )
}
