import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Note } from '../parts/Note.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'

/** Shows in place of a plan without days, with ways to go on. */
export function EmptyPlan() {
  const { plan } = usePlanMessages()
  const { changePreferences, startOver } = usePlannerActions()
  return (
    <Stack>
      <Stack role="alert">
        <Note kind="caution">{plan.empty}</Note>
      </Stack>
      {plan.emptyHint}
      <Row>
        <Button variant="primary" onClick={changePreferences}>
          {plan.changePreferences}
        </Button>
        <Button variant="quiet" onClick={startOver}>
          {plan.newPlan}
        </Button>
      </Row>
    </Stack>
  )
}
