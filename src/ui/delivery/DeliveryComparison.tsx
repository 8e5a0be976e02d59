import { WEEKS_PER_MONTH } from '../../core/delivery/pricing.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { deliveredTotal, planDelivery } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Table } from '../parts/Table.js'
import { TitledCard } from '../parts/TitledCard.js'

/** Delivery and a trip to the store, side by side. */
export function DeliveryComparison({ plan }: { plan: ShownPlan }) {
  const { comparison } = usePlanMessages().delivery
  const { money } = useFormat()
  const groceries = deliveredTotal(plan) * WEEKS_PER_MONTH
  const fees = planDelivery(plan).monthly - groceries
  return (
    <TitledCard title={comparison.title}>
      <Table
        head={[comparison.what, comparison.delivered, comparison.yourself]}
        rows={[
          [comparison.groceries, money(groceries), money(groceries)],
          [comparison.fees, money(fees), comparison.noFees],
          [comparison.time, comparison.timeDelivered, comparison.timeYourself],
          [comparison.choice, comparison.choiceDelivered, comparison.choiceYourself],
        ]}
      />
    </TitledCard>
  )
}
