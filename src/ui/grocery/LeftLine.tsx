import { groceriesLeft } from '../../core/state/groceriesLeft.js'
import type { PlanGroceries } from '../../core/state/groceriesOf.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { GroceryOrder } from '../../store/plannerState.js'
import { tickedFoodIds } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, focusRing, fromMedium, inLowWindow, radius, space, TOUCH_TARGET, text } from '../theme.js'

const ORDERS: readonly GroceryOrder[] = ['aisle', 'recipe']

/**
 * Stays in sight while the list scrolls, unless a notice stays there, which would cover it. What gets the focus below it is
 * never under it, not even if it has two lines.
 */
const Bar = styled('div')`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
  min-block-size: 56px;
  margin: ${space.m} calc(-1 * ${space.l}) ${space.l};
  padding: ${space.xs} ${space.l};
  border-block: 1px solid ${color('line')};
  background: ${color('canvas')};
  & ~ * :is(button, input, summary) {
    scroll-margin-block-start: 96px;
  }
  ${inLowWindow} {
    position: static;
  }
  [data-notices] ~ [role='tabpanel'] & {
    position: static;
  }
  ${fromMedium} {
    margin-inline: calc(-1 * ${space.xl});
    padding-inline: ${space.xl};
  }
`

/** As narrow as its first line, so that the next lines break before the buttons move below. */
const Counts = styled('div')`
  flex: 1 1 0;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.m};
`

const Left = styled('p')`
  margin: 0;
  font-size: ${text.large};
  font-weight: 700;
  white-space: nowrap;
`

const Switch = styled('div')`
  display: flex;
  padding: 2px;
  border-radius: ${radius.control};
  background: ${color('sunken')};
`

const Choice = styled('button')`
  min-block-size: ${TOUCH_TARGET};
  margin: 0;
  padding: 0 ${space.m};
  border: 0;
  border-radius: 6px;
  background: none;
  font: inherit;
  font-size: ${text.small};
  font-weight: 600;
  color: ${color('muted')};
  cursor: pointer;
  &[aria-pressed='true'] {
    background: ${color('raised')};
    color: ${color('ink')};
    box-shadow: ${color('shadow')};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ${focusRing}
`

interface LeftLineProps {
  readonly list: PlanGroceries
}

/** What is left to buy, its cost, and how the list is sorted. */
export function LeftLine({ list }: LeftLineProps) {
  const { left, nothingLeft, nothingToBuy, inBasket, sort } = usePlanMessages().groceries
  const { money } = useFormat()
  const ticked = usePlanner(tickedFoodIds)
  const order = usePlanner(({ listOrder }) => listOrder)
  const { sortList } = usePlannerActions()
  const { count, costUsd, tickedCount } = groceriesLeft(list, { tickedFoodIds: ticked })
  const said = count > 0 ? left(count, money(costUsd)) : tickedCount > 0 ? nothingLeft : nothingToBuy
  return (
    <Bar>
      <Counts>
        <Left role="status">
          <bdi>{said}</bdi>
        </Left>
        {tickedCount > 0 && count > 0 && (
          <Text size="small" tone="muted">
            {inBasket(tickedCount)}
          </Text>
        )}
      </Counts>
      <Switch role="group" aria-label={sort.label}>
        {ORDERS.map((value) => (
          <Choice key={value} type="button" aria-pressed={order === value} onClick={() => sortList(value)}>
            {sort[value]}
          </Choice>
        ))}
      </Switch>
    </Bar>
  )
}
