import {
  deliveryEstimate,
  SERVICE_FEE_RATE,
  SUBSCRIPTION_FEE_USD,
  WEEKS_PER_MONTH,
} from '../../core/delivery/pricing.js'
import { emptyShelfCost } from '../../core/grocery/groceryList.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { deliveredTotal, planDelivery, planGroceries, shopTotal } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { scaledText } from '../grocery/scaledText.js'
import { Figures } from '../parts/Figures.js'
import { Heading } from '../parts/Heading.js'
import { Note } from '../parts/Note.js'
import { Stack } from '../parts/Stack.js'
import { Surface } from '../parts/Surface.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, fromMedium, space, text } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

const Bill = styled(Surface)`
  gap: 0;
  overflow: hidden;
`

const Part = styled(Stack)`
  padding: ${space.l};
  ${fromMedium} {
    padding-inline: ${space.xl};
  }
  & + & {
    border-block-start: 1px solid ${color('line')};
  }
  &[data-first='true'] {
    background: ${color('accentSoft')};
  }
  &[data-first='true'] dd {
    font-size: ${text.heading};
    font-weight: 700;
    line-height: 1.2;
  }
`

/** What delivery of this list costs: today, per order and per month. */
export function DeliveryBill({ plan }: { plan: ShownPlan }) {
  const messages = usePlanMessages()
  const { bill } = useDeliveryMessages()
  const format = useFormat()
  const { money, percent } = format
  const { deliveryProvider } = useWidgetSettings()
  const list = planGroceries(plan)
  const { total, scaled } = list
  const { serviceFee, weekly, monthly } = planDelivery(plan)
  const atShop = shopTotal(plan)
  const delivered = deliveredTotal(plan)
  const budget = plan.basis.weeklyFoodBudget
  const isOverBudget = !plan.withoutBudget && delivered > budget
  const today = deliveryProvider?.chargedTodayUsd ?? 0
  /** Why the order costs more than the week uses. */
  const packsText = () => {
    const used = money(total)
    const hasSeasonings = emptyShelfCost(list) > 0
    if (list.atHome.length > 0) return bill.besideHome(used, hasSeasonings)
    return hasSeasonings ? bill.besideSeasonings(used) : bill.emptyCupboard(used)
  }
  return (
    <Bill>
      <Part data-first="true">
        <Heading depth={1} size="card">
          {bill.title}
        </Heading>
        {today > 0 ? (
          <Figures figures={[{ name: bill.today, value: money(today) }]} />
        ) : (
          <Text strong>{bill.nothingToday}</Text>
        )}
      </Part>
      <Part>
        <Figures
          figures={[
            { name: bill.groceries, value: money(delivered) },
            { name: bill.fee(percent(SERVICE_FEE_RATE)), value: money(serviceFee) },
            { name: bill.weekly, value: money(weekly), isSum: true },
            ...(scaled
              ? [{ name: bill.orderAtShop, value: money(deliveryEstimate(atShop).weekly), isSum: true }]
              : []),
          ]}
        />
      </Part>
      <Part>
        <Figures
          figures={[
            { name: bill.subscription, value: money(SUBSCRIPTION_FEE_USD) },
            { name: bill.monthly, value: money(monthly), isSum: true },
            ...(scaled
              ? [{ name: bill.monthlyAtShop, value: money(deliveryEstimate(atShop).monthly), isSum: true }]
              : []),
          ]}
        />
        {scaled ? (
          <Note kind="caution">
            {scaledText(list, budget, messages, format)}{' '}
            {bill.atShop(money(atShop), money(deliveryEstimate(atShop).weekly))}
          </Note>
        ) : (
          <Text size="small">
            {packsText()} {isOverBudget && bill.overBudget(money(budget))}
          </Text>
        )}
        {list.items.some(({ kind }) => kind === 'own') && <Text size="small">{bill.ownItems}</Text>}
        <Text size="small" tone="muted">
          {bill.how(String(WEEKS_PER_MONTH))}
        </Text>
      </Part>
    </Bill>
  )
}
