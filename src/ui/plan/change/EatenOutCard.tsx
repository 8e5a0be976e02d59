import { Scale, Utensils } from 'lucide'
import { useRef } from 'react'
import { eatIn } from '../../../core/state/planChanges.js'
import type { MealPlace } from '../../../core/state/planState.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import { usePlanActions } from '../../../store/usePlanActions.js'
import { holdFocus } from '../../holdFocus.js'
import { Button } from '../../parts/Button.js'
import { Card } from '../../parts/Card.js'
import { Heading } from '../../parts/Heading.js'
import { Icon } from '../../parts/Icon.js'
import { Row } from '../../parts/Row.js'
import { Text } from '../../parts/Text.js'
import { styled } from '../../styled.js'
import { useAlsoChanged } from './useAlsoChanged.js'
import { usePlaceNames } from './usePlaceNames.js'
import { useRefusalText } from './useRefusalText.js'

/** Its text is in line with the heading. */
const PlanAgain = styled(Button)`
  padding-inline: 0;
`

export interface EatenOutCardProps {
  readonly place: MealPlace
  /** It was left out, and the other meals of the day make up for all of it. */
  readonly isMadeUpFor: boolean
}

/** Takes the place of a meal that is eaten out or left out, and lets the visitor plan it again. */
export function EatenOutCard({ place, isMadeUpFor }: EatenOutCardProps) {
  const { plan: messages, core } = usePlanMessages()
  const { planChange } = usePlanActions()
  const here = usePlaceNames()([place]).join('')
  const refusal = useRefusalText()
  const alsoChanged = useAlsoChanged()
  const { change } = messages
  /** A second press meanwhile would find the meal planned, and say so as an error. */
  const isPlanning = useRef(false)
  return (
    <Card as="article">
      <Row spread>
        <Text size="small" tone="muted">
          {core.mealType[place.type]} · {core.clock[place.type]}
        </Text>
        <Icon of={isMadeUpFor ? Scale : Utensils} tone="muted" />
      </Row>
      <Heading depth={2} size="card">
        {change.eatingOut}
      </Heading>
      <Text size="small" tone="muted">
        {isMadeUpFor ? change.leaveOutMeaning : change.shareFree}
      </Text>
      <Row>
        <PlanAgain
          variant="quiet"
          onClick={(event) => {
            if (isPlanning.current) return
            isPlanning.current = true
            const goOn = holdFocus(event)
            void planChange(
              'eatIn',
              async (before) => {
                const plan = await eatIn(before, place, before.foods)
                return { plan, text: change.ateIn(here), also: alsoChanged(before, plan, [place]) }
              },
              refusal,
            ).then(() => {
              isPlanning.current = false
              goOn()
            })
          }}
        >
          {change.planAgain}
        </PlanAgain>
      </Row>
    </Card>
  )
}
