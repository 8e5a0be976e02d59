import type { GroceryItem } from '../../core/grocery/groceryItem.js'
import { storeQuantityLabel } from '../../core/grocery/storeQuantityLabel.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { useFormat } from '../format.js'
import { Line } from '../parts/Line.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, focusRing, text } from '../theme.js'
import { usageText } from './usageText.js'

const Label = styled(Line.withComponent('label'))`
  cursor: pointer;
  &:hover {
    background: ${color('accentSoft')};
  }
`

const Checkbox = styled('input')`
  appearance: none;
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  margin: 0;
  border: 2px solid ${color('control')};
  border-radius: 6px;
  background: ${color('surface')};
  color: ${color('onAccent')};
  cursor: pointer;
  &:checked {
    border-color: ${color('accent')};
    background: ${color('accent')};
  }
  &:checked::before {
    font-size: ${text.large};
    font-weight: 700;
    content: '✓';
  }
  ${focusRing}
`

const Quantity = styled('span')`
  font-weight: 400;
  white-space: nowrap;
`

/** One food to buy. It reads its own tick, so that a tick does not render the other rows. */
export function GroceryRow({ item }: { item: GroceryItem }) {
  const { groceries: messages, core } = useMessages()
  const format = useFormat()
  const { toggleGrocery } = usePlannerActions()
  const isTicked = usePlanner((state) => state.ticked[item.foodId] === true)
  return (
    <li>
      <Label>
        <Checkbox type="checkbox" form="" checked={isTicked} onChange={() => toggleGrocery(item.foodId)} />
        <span>
          <Text as={isTicked ? 's' : 'span'} strong tone={isTicked ? 'muted' : 'ink'}>
            {item.name} <Quantity>{storeQuantityLabel(item, core)}</Quantity>
          </Text>
          <Text as="span" size="small" tone="muted">
            {usageText(item, messages, format)}
          </Text>
        </span>
        {format.money(item.estimatedCost)}
      </Label>
    </li>
  )
}
