import { Scale, Utensils } from 'lucide'
import { useRef } from 'react'
import { eatIn } from '../../../core/state/planChanges.js'
import type { MealPlace } from '../../../core/state/planState.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import { usePlanActions } from '../../../store/usePlanActions.js'
import { holdFocus } from '../../holdFocus.js'
import { Button } from '../../parts/Button.js'
import { IconText } from '../../parts/IconText.js'
import { Row } from '../../parts/Row.js'
import { styled } from '../../styled.js'
import { useAlsoChanged } from './useAlsoChanged.js'
import { usePlaceNames } from './usePlaceNames.js'
import { useRefusalText } from './useRefusalText.js'

/** Its text is in line with the heading. */
const PlanAgain = styled(Button)`
  padding-inline: 0;
`

export interface MealOutProps {
  readonly place: MealPlace
  /** It was left out, and the other meals of the day make up for all of it. */
  readonly isMadeUpFor: boolean
}

/** What a meal that is eaten out or left out means for its day, and the button that plans it again. */
export function MealOutDetails({ place, isMadeUpFor }: MealOutProps) {
  const { change } = usePlanMessages().plan
  const { planChange } = usePlanActions()
  const here = usePlaceNames()([place]).join('')
  const refusal = useRefusalText()
  const alsoChanged = useAlsoChanged()
  /** A second press meanwhile would find the meal planned, and say so as an error. */
  const isPlanning = useRef(false)
  return (
    <>
      <IconText icon={isMadeUpFor ? Scale : Utensils} size="small" tone="muted">
        {isMadeUpFor ? change.leaveOutMeaning : change.shareFree}
      </IconText>
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
    </>
  )
}
