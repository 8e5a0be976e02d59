import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { usePlanner } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { fromWide, space } from '../theme.js'
import { DeliveryActive } from './DeliveryActive.js'
import { DeliveryBill } from './DeliveryBill.js'
import { DeliveryComparison } from './DeliveryComparison.js'
import { DeliveryFaq } from './DeliveryFaq.js'
import { DeliveryForm } from './DeliveryForm.js'
import { DeliveryOffer } from './DeliveryOffer.js'

const VIEWS = { offer: DeliveryOffer, form: DeliveryForm, active: DeliveryActive } as const

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.xl};
  ${fromWide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    grid-template-rows: auto 1fr;
  }
`

/** What it costs: after the offer, or in a wide widget beside all of it. */
const Costs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  ${fromWide} {
    grid-area: 1 / 2 / 3 / 3;
  }
`

const View = styled.div`
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
    <Layout>
      <View ref={view} tabIndex={-1}>
        <Current plan={plan} />
      </View>
      <Costs>
        <DeliveryBill plan={plan} />
        <DeliveryComparison plan={plan} />
      </Costs>
      <DeliveryFaq />
    </Layout>
  )
}
