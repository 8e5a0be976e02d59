import { Redo2, Undo2 } from 'lucide'
import type { MouseEvent } from 'react'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
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
          onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
            // The button goes with its last step, and the focus would leave the widget. A surface is a section too.
            if (left === 1)
              currentTarget.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })
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
