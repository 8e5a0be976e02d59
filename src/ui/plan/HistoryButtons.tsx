import { Redo2, Undo2 } from 'lucide'
import type { MouseEvent } from 'react'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { focusWidget } from '../focusWidget.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { Row } from '../parts/Row.js'

/** Undo and redo, each if it has a step. Unlike the buttons of a notice, they stay. */
export function HistoryButtons({ look = 'words' }: { look?: 'words' | 'icons' }) {
  const messages = usePlanMessages().plan
  const { undo, redo } = usePlannerActions()
  const pastCount = usePlanner(({ past }) => past.length)
  const futureCount = usePlanner(({ future }) => future.length)
  const steps = [
    { name: messages.undoLast, icon: Undo2, left: pastCount, act: undo },
    { name: messages.redoLast, icon: Redo2, left: futureCount, act: redo },
  ].filter(({ left }) => left > 0)
  if (steps.length === 0) return null
  return (
    <Row role="group" aria-label={messages.history}>
      {steps.map(({ name, icon, left, act }) => (
        <Button
          key={name}
          variant="quiet"
          aria-label={name}
          onClick={(event: MouseEvent<HTMLElement>) => {
            // The button goes with its last step.
            if (left === 1) focusWidget(event)
            act()
          }}
        >
          <Icon of={icon} />
          {look === 'words' && name}
        </Button>
      ))}
    </Row>
  )
}
