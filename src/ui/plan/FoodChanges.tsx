import { useState } from 'react'
import type { Food } from '../../core/food/food.js'
import { isLocked } from '../../core/state/isLocked.js'
import type { MealPlace } from '../../core/state/planState.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { usePlanActions } from '../../store/usePlanActions.js'
import { holdFocus } from '../holdFocus.js'
import { Button } from '../parts/Button.js'
import { PartStatus } from '../parts/PartStatus.js'
import { Row } from '../parts/Row.js'
import { loadMealChanges } from '../planParts.js'
import { styled } from '../styled.js'
import { color, text } from '../theme.js'
import { useOpenedPart } from '../useOpenedPart.js'
import { useAlsoChanged } from './change/useAlsoChanged.js'
import { usePlaceNames } from './change/usePlaceNames.js'
import { useRefusalText } from './change/useRefusalText.js'

const Small = styled(Button)`
  padding-inline: 0;
  font-size: ${text.small};
  font-weight: 400;
  color: ${color('muted')};
  & + & {
    margin-inline-start: 8px;
  }
`

interface FoodChangesProps {
  readonly place: MealPlace
  readonly food: Food
}

/** The changes to one food of a meal: another food for it, or never this food again. */
export function FoodChanges({ place, food }: FoodChangesProps) {
  const planMessages = usePlanMessages()
  const { core, plan } = planMessages
  const messages = plan.change
  const first = useMessages()
  const { planChange } = usePlanActions()
  const placeNames = usePlaceNames()
  const refusal = useRefusalText()
  const alsoChanged = useAlsoChanged()
  const isKept = usePlanner(({ phase }) => phase.name === 'plan' && isLocked(phase.plan, place))
  const [isWanted, setOpen] = useState(false)
  const isOpen = isWanted && !isKept
  const { part: changes, hasFailed } = useOpenedPart(loadMealChanges, isOpen)
  const avoid = () =>
    planChange(
      'avoid',
      async (before) => {
        const { avoiding } = await loadMealChanges()
        return avoiding(before, food, { first, messages: planMessages, placeNames, alsoChanged })
      },
      refusal,
    )
  return (
    <>
      <Row>
        <Small
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={messages.swapFood + messages.of(food.name)}
          aria-disabled={isKept || undefined}
          title={isKept ? core.error.planChange.locked('') : undefined}
          onClick={() => setOpen(!isOpen && !isKept)}
        >
          {messages.swapFood}
        </Small>
        <Small
          variant="quiet"
          aria-label={messages.avoidFood + messages.of(food.name)}
          onClick={(event) => {
            const goOn = holdFocus(event)
            void avoid().then(goOn)
          }}
        >
          {messages.avoidFood}
        </Small>
      </Row>
      {isOpen && !changes && <PartStatus hasFailed={hasFailed} />}
      {isOpen && changes && <changes.FoodSwaps place={place} food={food} />}
    </>
  )
}
