import { SERVICE_FEE_RATE, SUBSCRIPTION_FEE_USD, WEEKS_PER_MONTH } from '../../core/delivery/pricing.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planDelivery, planGroceries } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Figures } from '../parts/Figures.js'
import { Note } from '../parts/Note.js'
import { Text } from '../parts/Text.js'
import { TitledCard } from '../parts/TitledCard.js'

/** What delivery of this list costs. */
export function DeliveryBill({ plan }: { plan: ShownPlan }) {
  const { delivery, groceries } = usePlanMessages()
  const { bill } = delivery
  const { money, percent } = useFormat()
  const { total, tillTotal, fullTotal, scaled } = planGroceries(plan)
  const { serviceFee, weekly, monthly } = planDelivery(plan)
  return (
    <TitledCard title={bill.title}>
      <Figures
        figures={[
          { name: bill.groceries, value: money(tillTotal) },
          { name: bill.fee(percent(SERVICE_FEE_RATE)), value: money(serviceFee) },
          { name: bill.weekly, value: money(weekly), isSum: true },
          { name: bill.subscription, value: money(SUBSCRIPTION_FEE_USD) },
          { name: bill.monthly, value: money(monthly), isSum: true },
        ]}
      />
      {scaled ? (
        <Note kind="caution">{groceries.scaled(money(fullTotal), money(plan.basis.weeklyFoodBudget))}</Note>
      ) : (
        <Text size="small">{bill.emptyCupboard(money(total))}</Text>
      )}
      <Text size="small" tone="muted">
        {bill.how(String(WEEKS_PER_MONTH))}
      </Text>
    </TitledCard>
  )
}
