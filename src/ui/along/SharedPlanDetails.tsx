import { sharedPlanText } from '../../messages/sharedPlanText.js'
import { backToOwnPlan } from '../../store/backToOwnPlan.js'
import { usePlanner, usePlannerStore } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Button } from '../parts/Button.js'
import { Note } from '../parts/Note.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'
import { MealConflicts } from './MealConflicts.js'
import { useAlongMessages } from './useAlongMessages.js'

interface SharedPlanDetailsProps {
  readonly plan: ShownPlan
  readonly own: ShownPlan | null
}

/** See `SharedPlanNote`. */
export function SharedPlanDetails({ plan, own }: SharedPlanDetailsProps) {
  const { shared } = useAlongMessages()
  const store = usePlannerStore()
  // The notice says it too, until it is dismissed, another one covers it or the page is reloaded.
  const isSaid = usePlanner(({ notices }) => notices.at(-1)?.code === 'shared-plan')
  const { isShared } = plan
  const backToOwn = (button: Element) => {
    const widget = button.closest('section[tabindex]')
    backToOwnPlan(store, shared.ownAgain)
    widget?.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true })
  }
  return (
    <Stack gap="s">
      {isShared && !isSaid && <Note kind="info">{sharedPlanText(plan, shared)}</Note>}
      <MealConflicts plan={plan} />
      {own && (
        <Row>
          <Button onClick={({ currentTarget }) => backToOwn(currentTarget)}>{shared.backToOwn}</Button>
        </Row>
      )}
    </Stack>
  )
}
