import { Redo2, Undo2 } from 'lucide'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { Row } from '../parts/Row.js'

/**
 * Undo and redo. Unlike the buttons of a notice, they stay: one without a step keeps its place and the focus, so that a
 * press too many does not hit the other one, and the first tick of the list draws nothing new.
 */
export function HistoryButtons({ look = 'words' }: { look?: 'words' | 'icons' }) {
  const messages = usePlanMessages().plan
  const { undo, redo } = usePlannerActions()
  const canUndo = usePlanner(({ past }) => past.length > 0)
  const canRedo = usePlanner(({ future }) => future.length > 0)
  const steps = [
    { name: messages.undoLast, icon: Undo2, can: canUndo, act: undo },
    { name: messages.redoLast, icon: Redo2, can: canRedo, act: redo },
  ]
  return (
    <Row role="group" aria-label={messages.history}>
      {steps.map(({ name, icon, can, act }) => (
        <Button
          key={name}
          variant="quiet"
          aria-label={name}
          aria-disabled={can ? undefined : true}
          onClick={can ? act : undefined}
        >
          <Icon of={icon} />
          {look === 'words' && name}
        </Button>
      ))}
    </Row>
  )
}
