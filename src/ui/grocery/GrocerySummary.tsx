import type { GroceryList } from '../../core/grocery/groceryList.js'
import { DAYS_PER_WEEK } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Figures } from '../parts/Figures.js'
import { Text } from '../parts/Text.js'
import { TitledCard } from '../parts/TitledCard.js'

/** The summary of the list: items, cost, cost per day and the cost from an empty cupboard. */
export function GrocerySummary({ list }: { list: GroceryList }) {
  const { summary } = usePlanMessages().groceries
  const { money, whole } = useFormat()
  return (
    <TitledCard title={summary.title}>
      <Figures
        figures={[
          { name: summary.items, value: whole(list.items.length) },
          { name: summary.cost, value: money(list.total) },
          { name: summary.perDay, value: money(list.total / DAYS_PER_WEEK) },
          { name: summary.emptyCupboard, value: money(list.emptyCupboardTotal), isSum: true },
        ]}
      />
      <Text size="small" tone="muted">
        {summary.emptyCupboardHint}
      </Text>
    </TitledCard>
  )
}
