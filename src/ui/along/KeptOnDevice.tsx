import { useState } from 'react'
import { usePlanner } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Note } from '../parts/Note.js'
import { Row } from '../parts/Row.js'
import { Text } from '../parts/Text.js'
import { SheetPart } from './SheetPart.js'
import { useAlongMessages } from './useAlongMessages.js'

/**
 * Whether this browser or the host keeps the state, and the button that removes all of it. Nothing undoes that, so it asks
 * first. A second press on the same place keeps everything.
 */
export function KeptOnDevice() {
  const { kept } = useAlongMessages()
  const keeping = usePlanner((state) => state.keeping)
  const hasSubscription = usePlanner((state) => state.subscriptions.length > 0)
  const [isAsking, setIsAsking] = useState(false)
  if (!keeping) return null
  const { by, withAnswers, tellsSite } = keeping
  const hint = [
    kept.by[by],
    withAnswers && by !== 'nobody' && kept.answersToo,
    tellsSite && by === 'browser' && kept.siteToo,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <SheetPart title={kept.title} hint={hint}>
      {hasSubscription && <Note kind="caution">{kept.cancelFirst}</Note>}
      <Text role="status">{isAsking && kept.askForget}</Text>
      <Row>
        <Button onClick={() => setIsAsking(!isAsking)}>{isAsking ? kept.keep : kept.forget}</Button>
        {isAsking && <Button onClick={() => keeping.forget()}>{kept.forgetNow}</Button>}
      </Row>
    </SheetPart>
  )
}
