import styled from '@emotion/styled'
import { householdMeasure } from '../../core/food/householdMeasure.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import { useFormat } from '../format.js'
import { ListItem } from '../parts/List.js'
import { color, fromMedium, space, text } from '../theme.js'
import { MacroLine } from './MacroLine.js'

const Row = styled(ListItem)`
  display: grid;
  gap: 2px ${space.l};
  padding-block: ${space.m};
  border-block-start: 1px solid ${color('line')};
  ${fromMedium} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`

const Name = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.4;
`

const Amounts = styled.span`
  display: block;
  font-size: ${text.small};
  color: ${color('muted')};
`

/** A food of a meal: its name, the amount in three measures and its macros. */
export function MealItemRow({ item }: { item: MealItem }) {
  const { ounces, grams } = useFormat()
  const { food, quantity } = item
  const amounts = [ounces(quantity), householdMeasure(food, quantity), grams(quantity)]
  return (
    <Row>
      <div>
        <Name>{food.name}</Name>
        <Amounts>
          <bdi>{amounts.filter((amount) => amount !== null).join(' · ')}</bdi>
        </Amounts>
      </div>
      <MacroLine macros={item} />
    </Row>
  )
}
