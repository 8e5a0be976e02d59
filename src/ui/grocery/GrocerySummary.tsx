import type { GroceryList } from '../../core/grocery/groceryList.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Figures } from '../parts/Figures.js'
import { Text } from '../parts/Text.js'
import { TitledCard } from '../parts/TitledCard.js'

/** The summary of the list: items, what is paid at the till, what the week uses and that by the day. */
export function GrocerySummary({ list }: { list: GroceryList }) {
  const { summary } = usePlanMessages().groceries
  const { money, whole } = useFormat()
  return (
    <TitledCard title={summary.title}>
      <Figures
        figures={[
          { name: summary.items, value: whole(list.items.length) },
          { name: summary.cost, value: money(list.tillTotal) },
          { name: summary.weekUses, value: money(list.total) },
          { name: summary.perDay, value: money(list.total / DAYS_PER_WEEK) },
        ]}
      />
      <Text size="small" tone="muted">
        {summary.hint}
      </Text>
    </TitledCard>
  )
}
