import { Minus, Plus } from 'lucide'
import type { MouseEvent } from 'react'
import { mealsWith } from '../../core/grocery/mealsWith.js'
import { nextAmount } from '../../core/grocery/nextAmount.js'
import { storeQuantityLabel } from '../../core/grocery/storeQuantityLabel.js'
import type { PlanChange } from '../../core/state/planChange.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerStore } from '../../store/PlannerContext.js'
import { usePlanActions } from '../../store/usePlanActions.js'
import { fineAmounts } from '../fineAmounts.js'
import { useFormat } from '../format.js'
import { holdFocus } from '../holdFocus.js'
import { Button } from '../parts/Button.js'
import { IconButton } from '../parts/IconButton.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { styled } from '../styled.js'
import { color, radius, space, text } from '../theme.js'
import type { GroceryRowProps } from './GroceryRow.js'
import { hasListAmount, isPlannedAmount } from './listAmounts.js'
import { mealName } from './mealName.js'
import { saysUsage, usageText } from './usageText.js'

/** If there are more meals, it shows their number instead of their names. */
const NAMED_MEALS = 3

const Editor = styled(Stack)`
  grid-column: 1 / -1;
  padding: 0 ${space.s} ${space.m};
  & > p {
    padding-inline: ${space.xs};
  }
`

const Choices = styled(Row)`
  gap: ${space.xs};
`

/** Narrow, so that two fit beside a short amount on a phone 390 px wide. */
const Choice = styled(Button)`
  padding-inline: ${space.s};
`

const Stepper = styled('div')`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  font-size: ${text.small};
  font-weight: 600;
  & > span {
    min-inline-size: 32px;
    text-align: center;
  }
`

/** Says that the food is at home or has to be bought, and takes the line off the list. */
function RowChoices({ item }: Pick<GroceryRowProps, 'item'>) {
  const { groceries, plan } = usePlanMessages()
  const { money } = useFormat()
  const { edit } = groceries
  const { changePlan } = usePlanActions()
  const { foodId, kind, name, category } = item
  const ofFood = <VisuallyHidden>{plan.change.of(name)}</VisuallyHidden>

  /** The other lines cost more, and are more, if the rest of a list that was scaled down fits the budget. */
  function takeAway(change: PlanChange, text: string) {
    changePlan(change, text, text, (before, after) =>
      before.scaled && !after.scaled ? ` ${groceries.inFull(money(after.tillTotal))}` : '',
    )
  }
  function toggleHome(event: MouseEvent<HTMLElement>) {
    const goOn = holdFocus(event)
    if (kind === 'home')
      changePlan({ type: 'have', foodId, isAtHome: false }, undefined, groceries.changed.toBuy(name))
    // A seasoning goes back to the shelf that we assume.
    else if (category === 'From the cupboard' && !item.isFresh)
      changePlan({ type: 'quantity', foodId, amount: null }, groceries.atHome(name))
    else takeAway({ type: 'have', foodId, isAtHome: true }, groceries.atHome(name))
    goOn()
  }
  function remove(event: MouseEvent<HTMLElement>) {
    const goOn = holdFocus(event)
    const text = groceries.removed(name)
    if (kind === 'own') changePlan({ type: 'removeOwn', id: foodId }, text)
    else takeAway({ type: 'remove', foodId, isRemoved: true }, text)
    goOn()
  }

  return (
    <>
      {kind !== 'own' && (
        <Choice variant="quiet" onClick={toggleHome}>
          {kind === 'home' ? edit.buy : edit.have}
          {ofFood}
        </Choice>
      )}
      <Choice variant="quiet" onClick={remove}>
        {edit.remove}
        {ofFood}
      </Choice>
    </>
  )
}

/** The meals that use a food, and what the visitor can change about its line. */
export function RowEditor({ item, food }: GroceryRowProps) {
  const messages = usePlanMessages()
  const format = useFormat()
  const { changePlan } = usePlanActions()
  const { foodId, kind, name, category } = item
  const store = usePlannerStore()
  const isChanged = usePlanner((state) => hasListAmount(state, foodId))
  const { groceries, core } = messages
  const { edit } = groceries
  const ofFood = messages.plan.change.of(name)
  const week = usePlanner(({ phase }) => (phase.name === 'plan' ? phase.plan.week : null))
  const meals = week ? mealsWith(week, foodId).map((use) => mealName(week, use, messages, format)) : []

  function step(direction: 1 | -1) {
    const amount = nextAmount(item, food, direction)
    if (!amount) return
    const isPlanned = isPlannedAmount(store.getState(), foodId, amount)
    changePlan({ type: 'quantity', foodId, amount: isPlanned ? null : amount }, undefined, edit.amount(name))
  }

  return (
    <Editor gap="s">
      {meals.length > 0 && (
        <Text size="small" tone="muted">
          {meals.length > NAMED_MEALS ? edit.usedOften(meals.length) : edit.usedFor(meals)}{' '}
          {kind === undefined && !saysUsage(item) && fineAmounts(usageText(item, food, messages, format))}
        </Text>
      )}
      <Choices>
        {kind === undefined && (
          <Stepper role="group" aria-label={edit.amount(name)}>
            <IconButton
              variant="quiet"
              icon={Minus}
              aria-label={edit.less + ofFood}
              aria-disabled={!nextAmount(item, food, -1)}
              onClick={() => step(-1)}
            />
            <span role="status">
              <bdi>{fineAmounts(storeQuantityLabel(item, core, format))}</bdi>
            </span>
            <IconButton
              variant="quiet"
              icon={Plus}
              aria-label={edit.more + ofFood}
              aria-disabled={!nextAmount(item, food, 1)}
              onClick={() => step(1)}
            />
          </Stepper>
        )}
        {isChanged && (category !== 'From the cupboard' || item.isFresh) && (
          <Choice
            variant="quiet"
            onClick={(event) => {
              const goOn = holdFocus(event)
              changePlan({ type: 'quantity', foodId, amount: null }, undefined, edit.amount(name))
              goOn()
            }}
          >
            {edit.asPlanned}
            <VisuallyHidden>{ofFood}</VisuallyHidden>
          </Choice>
        )}
        <RowChoices item={item} />
      </Choices>
    </Editor>
  )
}
