import { ArrowLeft } from 'lucide'
import { PlanMessagesProvider, usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { styled } from '../styled.js'
import { space } from '../theme.js'

const Place = styled('div')`
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: ${space.s} ${space.xs} 0;
  & svg:dir(rtl) {
    transform: scaleX(-1);
  }
`

function BackButton() {
  const { plan } = usePlanMessages()
  const { backToPlan } = usePlannerActions()
  const isShared = usePlanner(({ planBehindForm }) => planBehindForm?.isShared)
  return (
    <Place>
      <Button variant="quiet" onClick={backToPlan}>
        <Icon of={ArrowLeft} />
        {isShared ? plan.backToSharedPlan : plan.backToPlan}
      </Button>
    </Place>
  )
}

/**
 * The way back to the plan, above the form after "Change Preferences". It is part of the plan's chunk, which has
 * loaded by then.
 */
export function BackToPlan() {
  return (
    <PlanMessagesProvider>
      <BackButton />
    </PlanMessagesProvider>
  )
}
