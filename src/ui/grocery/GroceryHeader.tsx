import { Printer } from 'lucide'
import { memo } from 'react'
import { shopSum } from '../../core/grocery/cartItems.js'
import type { FoodUse } from '../../core/grocery/foodUses.js'
import { packLeftovers } from '../../core/grocery/packLeftovers.js'
import { isToBuy } from '../../core/grocery/tillSum.js'
import type { PlanGroceries } from '../../core/state/groceriesOf.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerActions, usePlannerStore } from '../../store/PlannerContext.js'
import { useFormat } from '../format.js'
import { Button } from '../parts/Button.js'
import { Heading } from '../parts/Heading.js'
import { Icon } from '../parts/Icon.js'
import { Meter } from '../parts/Meter.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { styled } from '../styled.js'
import { fromMedium, fromWide, space, text } from '../theme.js'
import { useOnDemand } from '../useOnDemand.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { AddToCart } from './AddToCart.js'
import { loadListEditing } from './listParts.js'
import { printGroceries } from './printGroceries.js'
import { SHOWN_LEFTOVERS } from './StaysOver.js'

const Amount = styled(Text)`
  font-size: ${text.heading};
  font-weight: 700;
  line-height: 1.2;
  ${fromWide} {
    font-size: ${text.hero};
  }
`

/**
 * Keeps the total at one end and the buttons at the other, so that a button that loads later moves nothing. On a phone a
 * shop's cart button has a row of its own.
 */
const Ends = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};
  & > :first-of-type {
    flex: 1;
  }
  & > button {
    flex: 1 1 100%;
    ${fromMedium} {
      flex: none;
    }
  }
`

interface GroceryHeaderProps {
  readonly list: PlanGroceries
  readonly uses: ReadonlyMap<string, readonly FoodUse[]>
  /** US dollars; null if nobody has given one. */
  readonly weeklyFoodBudget: number | null
}

/** How much the week uses, also of the budget, and which foods keep that it does not use up. */
function BudgetUse({ list, uses, weeklyFoodBudget }: GroceryHeaderProps) {
  const { groceries, core } = usePlanMessages()
  const { money } = useFormat()
  const used = money(list.total)
  const budget = weeklyFoodBudget === null ? null : money(weeklyFoodBudget)
  const ofBudget =
    budget === null
      ? core.planText.weekUses(used)
      : list.scaled
        ? groceries.scaledTo(
            budget,
            list.items.some(({ kind }) => kind === 'shelf'),
          )
        : groceries.weekUses(used, budget)
  const { keeps } = packLeftovers(list, uses)
  const more = keeps.length - SHOWN_LEFTOVERS
  /** The bar says it to screen readers. */
  const isHeard = weeklyFoodBudget !== null
  const names = keeps.slice(0, SHOWN_LEFTOVERS).map(({ item }) => item.name)
  const kept = [...names, ...(more > 0 ? [groceries.more(more)] : [])]
  return (
    <>
      {weeklyFoodBudget !== null && (
        <Meter
          share={list.total / weeklyFoodBudget}
          cap={1}
          tone="accent"
          label={groceries.budgetBar}
          valueText={ofBudget}
        />
      )}
      <Text size="small" tone="muted">
        <span aria-hidden={isHeard}>{ofBudget}</span>
        {keeps.length > 0 && (
          <>
            <span aria-hidden={isHeard}>. </span>
            <span>{groceries.restKeeps(kept.join('; '))}</span>
          </>
        )}
      </Text>
    </>
  )
}

/** The total at the till, the week's cost against the budget, and the actions for the whole list. */
export const GroceryHeader = memo(function GroceryHeader(props: GroceryHeaderProps) {
  const { list } = props
  const catalogue = usePlanMessages()
  const messages = catalogue.groceries
  const format = useFormat()
  const page = useWidgetSettings()
  const actions = usePlannerActions()
  const store = usePlannerStore()
  const editing = useOnDemand(loadListEditing, true)
  const count = list.items.filter(isToBuy).length

  function print() {
    const { phase } = store.getState()
    if (phase.name === 'plan') printGroceries(phase.plan, { messages: catalogue, format, page, actions })
  }

  return (
    <Stack gap="s">
      <VisuallyHidden>
        <Heading size="section" tabIndex={-1} data-start="">
          {messages.title}
        </Heading>
      </VisuallyHidden>
      <Ends>
        <div>
          <Text size="small" tone="muted">
            {(list.scaled ? messages.scaledTillFor : messages.tillFor)(count)}
          </Text>
          <Amount>{format.money(list.tillTotal)}</Amount>
          {list.scaled && (
            <Text strong>{catalogue.core.planText.atShop(format.money(shopSum(list.items)))}</Text>
          )}
        </div>
        <Row>
          {editing && <editing.KeepAwake />}
          <Button onClick={print}>
            <Icon of={Printer} />
            {messages.print}
          </Button>
        </Row>
        <AddToCart list={list} />
      </Ends>
      <BudgetUse {...props} />
    </Stack>
  )
})
