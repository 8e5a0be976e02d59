import styled from '@emotion/styled'
import { Check } from 'lucide'
import type { GroceryItem } from '../../core/grocery/groceryItem.js'
import { storeQuantityLabel } from '../../core/grocery/storeQuantityLabel.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { useFormat } from '../format.js'
import { overlaidInput } from '../parts/controlStyle.js'
import { Icon } from '../parts/Icon.js'
import { ListItem } from '../parts/List.js'
import { bareStyle } from '../parts/textStyle.js'
import { color, space, TOUCH_TARGET, text } from '../theme.js'
import { usageText } from './usageText.js'

const Row = styled(ListItem)`
  border-block-start: 1px solid ${color('line')};
`

const Label = styled.label`
  ${bareStyle}
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.m};
  min-block-size: ${TOUCH_TARGET};
  padding: ${space.m} ${space.l};
  font-weight: 400;
  cursor: pointer;
  &:hover {
    background: ${color('accentSoft')};
  }
`

const Checkbox = styled.input`
  ${overlaidInput}
`

const Box = styled.span`
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  border: 2px solid ${color('control')};
  border-radius: 6px;
  color: transparent;
  background: ${color('surface')};
  & > svg {
    stroke-width: 3;
  }
  input:checked + & {
    border-color: ${color('accent')};
    color: ${color('onAccent')};
    background: ${color('accent')};
  }
  input:focus-visible + & {
    outline: 3px solid ${color('accent')};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    input:checked + & {
      color: Highlight;
    }
  }
`

const Name = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.4;
  &[data-ticked='true'] {
    text-decoration: line-through;
    color: ${color('muted')};
  }
`

const Quantity = styled.span`
  font-weight: 400;
  white-space: nowrap;
`

const Detail = styled.span`
  display: block;
  font-size: ${text.small};
  line-height: 1.5;
  color: ${color('muted')};
`

/** One food to buy. It renders on its own, so that a tick leaves the other rows alone. */
export function GroceryRow({ item }: { item: GroceryItem }) {
  const { groceries: messages } = useMessages()
  const format = useFormat()
  const { toggleGrocery } = usePlannerActions()
  const isTicked = usePlanner((state) => state.ticked[item.foodId] === true)
  return (
    <Row>
      <Label>
        <Checkbox type="checkbox" checked={isTicked} onChange={() => toggleGrocery(item.foodId)} />
        <Box aria-hidden>
          <Icon of={Check} />
        </Box>
        <span>
          <Name data-ticked={isTicked}>
            {item.name} <Quantity>{storeQuantityLabel(item)}</Quantity>
          </Name>
          <Detail>{usageText(item, messages, format)}</Detail>
        </span>
        <span>{format.money(item.estimatedCost)}</span>
      </Label>
    </Row>
  )
}
