import { usePlanner } from '../../store/PlannerContext.js'
import { isBodyFilledIn } from '../../store/profileDraft.js'
import { Stack } from '../parts/Stack.js'
import { useOnDemand } from '../useOnDemand.js'
import { loadAnswerParts } from './loadAnswerParts.js'

/** Under the budget: what a week could cost at least, once the body is known. */
export function LeastCostLine() {
  const isNeeded = usePlanner((state) => isBodyFilledIn(state.draft))
  const parts = useOnDemand(loadAnswerParts, isNeeded)
  return (
    <Stack gap="xs" role="status">
      {parts && isNeeded && <parts.LeastCostNote />}
    </Stack>
  )
}
