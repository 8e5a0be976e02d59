import type { FoodUse } from '../../core/grocery/foodUses.js'
import { packLeftovers } from '../../core/grocery/packLeftovers.js'
import type { PlanGroceries } from '../../core/state/groceriesOf.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Figures } from '../parts/Figures.js'
import { Text } from '../parts/Text.js'
import { TitledCard } from '../parts/TitledCard.js'

/** The others are only counted. */
export const SHOWN_LEFTOVERS = 4

interface StaysOverProps {
  readonly list: PlanGroceries
  readonly uses: ReadonlyMap<string, readonly FoodUse[]>
}

/** How many lines are not shown. */
function More({ of }: { readonly of: readonly unknown[] }) {
  const { more } = usePlanMessages().groceries
  const count = of.length - SHOWN_LEFTOVERS
  return count > 0 ? (
    <Text size="small" tone="muted">
      {more(count)}
    </Text>
  ) : null
}

/** What remains of packs: when the rest of a fresh one is used this week, and what keeps for later weeks. */
export function StaysOver({ list, uses }: StaysOverProps) {
  const { groceries, core } = usePlanMessages()
  const { leftovers, edit } = groceries
  const { ounces, weekday } = useFormat()
  const { keeps, opened } = packLeftovers(list, uses)
  if (keeps.length === 0 && opened.length === 0) return null
  return (
    <TitledCard title={leftovers.title}>
      {opened.slice(0, SHOWN_LEFTOVERS).map(({ item, rest }) => (
        <Text key={item.foodId}>
          {leftovers.rest(item.name, edit.meal(weekday(rest.date), core.mealType[rest.type]))}
        </Text>
      ))}
      <More of={opened} />
      <Figures
        figures={keeps
          .slice(0, SHOWN_LEFTOVERS)
          .map(({ item, leftG }) => ({ name: item.name, value: ounces(leftG) }))}
      />
      <More of={keeps} />
      {keeps.length > 0 && (
        <Text size="small" tone="muted">
          {leftovers.keeps}
        </Text>
      )}
    </TitledCard>
  )
}
