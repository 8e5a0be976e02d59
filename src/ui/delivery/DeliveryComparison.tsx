import { deliveryEstimate, WEEKS_PER_MONTH } from '../../core/delivery/pricing.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { deliveredTotal, planGroceries, shopTotal } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Table } from '../parts/Table.js'
import { TitledCard } from '../parts/TitledCard.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

/** Delivery and a trip to the store, side by side. Both ask for whole packs, also of a scaled list. */
export function DeliveryComparison({ plan }: { plan: ShownPlan }) {
  const { comparison } = useDeliveryMessages()
  const { money } = useFormat()
  const { scaled } = planGroceries(plan)
  const paid = scaled ? shopTotal(plan) : deliveredTotal(plan)
  const groceries = paid * WEEKS_PER_MONTH
  const fees = deliveryEstimate(paid).monthly - groceries
  const name = scaled ? comparison.groceriesAtShop : comparison.groceries
  return (
    <TitledCard title={comparison.title}>
      <Table
        head={[comparison.what, comparison.delivered, comparison.yourself]}
        rows={[
          [name, money(groceries), money(groceries)],
          [comparison.fees, money(fees), comparison.noFees],
          [comparison.time, comparison.timeDelivered, comparison.timeYourself],
          [comparison.choice, comparison.choiceDelivered, comparison.choiceYourself],
        ]}
      />
    </TitledCard>
  )
}
