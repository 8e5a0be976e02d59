import { ArrowLeft } from 'lucide'
import { PlanMessagesProvider, usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { SubscriptionsAboveForm } from '../delivery/SubscriptionsAboveForm.js'
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
    <Button variant="quiet" onClick={backToPlan}>
      <Icon of={ArrowLeft} />
      {isShared ? plan.backToSharedPlan : plan.backToPlan}
    </Button>
  )
}

/**
 * What stays in reach above the form: the way back to the plan after "Change Preferences", or active subscriptions
 * after "New Plan", which has no Delivery tab.
 */
export function AboveForm() {
  const isPlanBehind = usePlanner(({ planBehindForm }) => planBehindForm !== null)
  return (
    <PlanMessagesProvider>
      <Place>{isPlanBehind ? <BackButton /> : <SubscriptionsAboveForm />}</Place>
    </PlanMessagesProvider>
  )
}
