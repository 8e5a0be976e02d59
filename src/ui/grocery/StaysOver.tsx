import type { FoodUse } from '../../core/grocery/foodUses.js'
import { packLeftovers } from '../../core/grocery/packLeftovers.js'
import type { PlanGroceries } from '../../core/state/groceriesOf.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { useFormat } from '../format.js'
import { Figures } from '../parts/Figures.js'
import { Text } from '../parts/Text.js'
import { TitledCard } from '../parts/TitledCard.js'

interface StaysOverProps {
  readonly list: PlanGroceries
  readonly uses: ReadonlyMap<string, readonly FoodUse[]>
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
      {opened.map(({ item, rest }) => (
        <Text key={item.foodId}>
          {leftovers.rest(item.name, edit.meal(weekday(rest.date), core.mealType[rest.type]))}
        </Text>
      ))}
      <Figures figures={keeps.map(({ item, leftG }) => ({ name: item.name, value: ounces(leftG) }))} />
      {keeps.length > 0 && (
        <Text size="small" tone="muted">
          {leftovers.keeps}
        </Text>
      )}
    </TitledCard>
  )
}
