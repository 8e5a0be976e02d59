import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Text } from '../parts/Text.js'
import { useWidgetSettings } from '../WidgetSettings.js'

/** The longest time that the overlay promises: "30-60 seconds" (specification, section 2). */
const PROMISED_MS = 60_000

/** Says that the server is busy or slower than promised, and offers to make the week without it. */
export function SlowNote() {
  const { slow, inLine, withoutAi } = useMessages().loading
  const { usesAi } = useWidgetSettings()
  const { finishWithoutAi } = usePlannerActions()
  const place = usePlanner(({ phase }) => (phase.name === 'generating' ? phase.place : null))
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PROMISED_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!usesAi) return null
  return (
    <>
      <Text role="status">{place === null ? isLate && slow : inLine(place)}</Text>
      {isLate && (
        <Button variant="primary" onClick={finishWithoutAi}>
          {withoutAi}
        </Button>
      )}
    </>
  )
}
