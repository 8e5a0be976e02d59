import { isToBuy, sumUsd } from '../../core/grocery/tillSum.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import type { PlanGroceries } from '../../core/state/groceriesOf.js'
import type { ListEdits } from '../../core/state/planState.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Figures } from '../parts/Figures.js'
import { Text } from '../parts/Text.js'
import { TitledCard } from '../parts/TitledCard.js'

interface GrocerySummaryProps {
  readonly list: PlanGroceries
  readonly edits: ListEdits
}

/** The summary of the list: the number of items, the total at the till, what the week uses, and that per day. */
export function GrocerySummary({ list, edits }: GrocerySummaryProps) {
  const { summary } = usePlanMessages().groceries
  const { money, whole } = useFormat()
  const { items, atHome, tillTotal, total, scaled } = list
  const atHomeUsd = sumUsd(atHome, ({ tillCost }) => tillCost)
  const hints = [
    (!scaled || items.some(({ kind }) => kind === 'shelf')) && (scaled ? summary.scaledHint : summary.hint),
    // At the till they cost more than the week uses, and the week uses none of an own item.
    items.some(({ kind, foodId, tillCost }) =>
      kind === 'own' ? tillCost > 0 : Object.hasOwn(edits.quantities, foodId),
    ) && summary.added,
  ].filter((hint) => hint !== false)
  return (
    <TitledCard title={summary.title}>
      <Figures
        figures={[
          { name: summary.items, value: whole(items.filter(isToBuy).length) },
          { name: summary.cost, value: money(tillTotal) },
          { name: summary.weekUses, value: money(total) },
          { name: summary.perDay, value: money(total / DAYS_PER_WEEK) },
          ...(atHome.length > 0
            ? [{ name: summary.youHaveIt, value: summary.notCounted(money(atHomeUsd)) }]
            : []),
        ]}
      />
      {hints.map((hint) => (
        <Text key={hint} size="small" tone="muted">
          {hint}
        </Text>
      ))}
    </TitledCard>
  )
}
