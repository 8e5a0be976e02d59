import type { GroceryList } from '../../core/grocery/groceryList.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries, tickedCount } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Button } from '../parts/Button.js'
import { Heading } from '../parts/Heading.js'
import { Meter } from '../parts/Meter.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, fromMedium, space, text } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { AddToCart } from './AddToCart.js'
import { printGroceries } from './printGroceries.js'

/** Sticks to the top while the list scrolls. */
const StickyHeader = styled(Stack)`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  margin: -${space.xl} -${space.l} ${space.l};
  padding: ${space.m} ${space.l};
  border-block-end: 1px solid ${color('line')};
  background: ${color('canvas')};
  ${fromMedium} {
    margin-inline: 0;
    padding-inline: 0;
  }
`

const Amount = styled('span')`
  font-size: ${text.title};
  font-weight: 700;
  line-height: 1.2;
`

/** How many items are ticked. It is a component of its own, so that a tick renders nothing else of the header. */
function TickedCount({ list }: { list: GroceryList }) {
  const { ticked } = usePlanMessages().groceries
  const count = usePlanner((state) => tickedCount(list, state))
  return <span role="status">{ticked(count, list.items.length)}</span>
}

/** The number of items, the ticked ones, what is paid at the till, the week's cost against the budget, and the button that prints. */
export function GroceryHeader({ plan }: { plan: ShownPlan }) {
  const catalogue = usePlanMessages()
  const messages = catalogue.groceries
  const format = useFormat()
  const { nonce } = useWidgetSettings()
  const actions = usePlannerActions()
  const list = planGroceries(plan)
  const { weeklyFoodBudget } = plan.basis
  const budget = format.money(weeklyFoodBudget)
  const ofBudget = list.scaled
    ? messages.scaledTo(budget)
    : messages.weekUses(format.money(list.total), budget)

  return (
    <StickyHeader gap="s">
      <Row spread>
        <div>
          <Heading size="section">{messages.title}</Heading>
          <Text size="small" tone="muted">
            {messages.itemCount(list.items.length)} · <TickedCount list={list} />
          </Text>
        </div>
        <Row>
          <AddToCart plan={plan} />
          <Button onClick={() => printGroceries(plan, { messages: catalogue, format, nonce, actions })}>
            {messages.print}
          </Button>
        </Row>
      </Row>
      <Row spread>
        <Text size="small" tone="muted">
          {list.scaled ? messages.scaledTill : messages.till}
        </Text>
        <Amount>{format.money(list.tillTotal)}</Amount>
      </Row>
      <Meter
        share={list.total / weeklyFoodBudget}
        cap={1}
        tone="accent"
        label={messages.budgetBar}
        valueText={ofBudget}
      />
      <Text size="small" tone="muted">
        {ofBudget}
      </Text>
    </StickyHeader>
  )
}
