import styled from '@emotion/styled'
import { householdMeasure } from '../../core/food/householdMeasure.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import { useFormat } from '../format.js'
import { Text } from '../parts/Text.js'
import { fromMedium, space } from '../theme.js'
import { MacroLine } from './MacroLine.js'

const Entry = styled.div`
  display: grid;
  gap: 2px ${space.l};
  ${fromMedium} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`

/** A food of a meal: its name, the amount in three measures and its macros. */
export function MealItemRow({ item }: { item: MealItem }) {
  const { ounces, grams } = useFormat()
  const { food, quantity } = item
  const amounts = [ounces(quantity), householdMeasure(food, quantity), grams(quantity)]
  return (
    <li>
      <Entry>
        <div>
          <Text strong>{food.name}</Text>
          <Text size="small" tone="muted">
            <bdi>{amounts.filter(Boolean).join(' · ')}</bdi>
          </Text>
        </div>
        <MacroLine macros={item} />
      </Entry>
    </li>
  )
}
