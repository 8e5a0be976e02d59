import { usePlanner } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Note } from '../parts/Note.js'
import { Row } from '../parts/Row.js'
import { SheetPart } from './SheetPart.js'
import { useAlongMessages } from './useAlongMessages.js'

/** Whether this browser or the host keeps the state, and the button that removes all of it. */
export function KeptOnDevice() {
  const { kept } = useAlongMessages()
  const keeping = usePlanner((state) => state.keeping)
  const hasSubscription = usePlanner((state) => state.subscriptions.length > 0)
  if (!keeping) return null
  return (
    <SheetPart title={kept.title} hint={kept.by[keeping.by]}>
      {hasSubscription && <Note kind="caution">{kept.cancelFirst}</Note>}
      <Row>
        <Button onClick={() => keeping.forget()}>{kept.forget}</Button>
      </Row>
    </SheetPart>
  )
}
