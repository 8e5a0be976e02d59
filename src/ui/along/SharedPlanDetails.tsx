import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerStore } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { conflictsOf } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Button } from '../parts/Button.js'
import { Note } from '../parts/Note.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'
import { useAlongMessages } from './useAlongMessages.js'

interface SharedPlanDetailsProps {
  readonly plan: ShownPlan
  readonly own: ShownPlan | null
}

/** See `SharedPlanNote`. */
export function SharedPlanDetails({ plan, own }: SharedPlanDetailsProps) {
  const { shared } = useAlongMessages()
  const { core } = usePlanMessages()
  const { weekday } = useFormat()
  const store = usePlannerStore()
  const conflicts = conflictsOf(plan)
  const backToOwn = (ownPlan: ShownPlan) => {
    store.getState().actions.withdrawNotices('week')
    store.setState({ phase: { name: 'plan', plan: ownPlan }, own: null, past: [], future: [], dayIndex: 0 })
  }
  return (
    <Stack gap="s">
      {conflicts.length > 0 && (
        <Note kind="caution">
          {[
            shared.conflicts(conflicts.length),
            conflicts
              .map(({ date, type, foodNames }) =>
                shared.conflict(weekday(date), core.mealType[type], foodNames.join(', ') || shared.kosherMix),
              )
              .join(' · '),
          ].join(' ')}
        </Note>
      )}
      {own && (
        <Row>
          <Button onClick={() => backToOwn(own)}>{shared.backToOwn}</Button>
        </Row>
      )}
    </Stack>
  )
}
