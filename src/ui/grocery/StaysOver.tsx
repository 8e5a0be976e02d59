import type { ReactNode } from 'react'
import type { FoodUse } from '../../core/grocery/foodUses.js'
import type { GroceryItem } from '../../core/grocery/groceryItem.js'
import { packLeftovers } from '../../core/grocery/packLeftovers.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { PlanGroceries } from '../../core/state/groceriesOf.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { lineFoods, shownEaters, shownFoods } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Disclosure } from '../parts/Disclosure.js'
import { Figures } from '../parts/Figures.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { TitledCard } from '../parts/TitledCard.js'
import { freezeTexts } from './freezeTexts.js'
import { mealName } from './mealName.js'
import { volumeText } from './volumeText.js'
import { weightText } from './weightText.js'

/** The others are behind their number. */
export const SHOWN_LEFTOVERS = 4

interface StaysOverProps {
  readonly week: WeekPlan
  readonly list: PlanGroceries
  readonly uses: ReadonlyMap<string, readonly FoodUse[]>
}

interface FirstOnesProps<Line> {
  readonly of: readonly Line[]
  readonly children: (lines: readonly Line[]) => ReactNode
}

/** The first lines. The visitor can open the others. */
function FirstOnes<Line>({ of, children }: FirstOnesProps<Line>) {
  const { more } = usePlanMessages().groceries
  if (of.length === 0) return null
  const others = of.slice(SHOWN_LEFTOVERS)
  return (
    <>
      {children(of.slice(0, SHOWN_LEFTOVERS))}
      {others.length > 0 && <Disclosure summary={more(others.length)}>{children(others)}</Disclosure>}
    </>
  )
}

/**
 * What remains of packs: what to freeze, when the rest of a fresh one is used this week, and what keeps for later weeks.
 */
export function StaysOver({ week, list, uses }: StaysOverProps) {
  const messages = usePlanMessages()
  const { leftovers } = messages.groceries
  const format = useFormat()
  const foodOf = lineFoods(usePlanner(shownFoods))
  const leftText = (item: GroceryItem, leftG: number) =>
    volumeText(foodOf(item), leftG, messages, format) ?? weightText(item, leftG, messages, format)
  const frozen = freezeTexts(week, list, usePlanner(shownEaters), messages, format)
  const { keeps, spare, opened: all } = packLeftovers(list, uses, foodOf)
  const opened = all.filter(({ item }) => !frozen.has(item.foodId))
  const isLeft = keeps.length + spare.length + all.length > 0
  if (!isLeft && frozen.size === 0) return null
  return (
    <TitledCard title={isLeft ? leftovers.title : leftovers.toFreeze}>
      {[...frozen].map(([id, text]) => (
        <Text key={id}>{text}</Text>
      ))}
      <FirstOnes of={opened}>
        {(lines) => (
          <Stack>
            {lines.map(({ item, rest }) => (
              <Text key={item.foodId}>
                {leftovers.rest(item.name, mealName(week, rest, messages, format))}
              </Text>
            ))}
          </Stack>
        )}
      </FirstOnes>
      <FirstOnes of={spare}>
        {(lines) => (
          <Stack>
            {lines.map(({ item, leftG, isRaw }) => (
              <Text key={item.foodId}>
                {(isRaw ? leftovers.spareToFreeze : leftovers.spare)(item.name, leftText(item, leftG))}
              </Text>
            ))}
          </Stack>
        )}
      </FirstOnes>
      <FirstOnes of={keeps}>
        {(lines) => (
          <Figures
            figures={lines.map(({ item, leftG }) => ({
              name: item.name,
              value: leftText(item, leftG),
            }))}
          />
        )}
      </FirstOnes>
      {keeps.length > 0 && (
        <Text size="small" tone="muted">
          {leftovers.keeps}
        </Text>
      )}
    </TitledCard>
  )
}
