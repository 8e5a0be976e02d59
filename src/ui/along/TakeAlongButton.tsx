import { Share } from 'lucide'
import { useState } from 'react'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { PartStatus } from '../parts/PartStatus.js'
import { ActionEntry } from '../plan/ActionEntry.js'
import { loadTakeAlong } from '../planParts.js'
import { useOpenedPart } from '../useOpenedPart.js'

/** Opens and closes the "Take it along" sheet, which loads with the first press. */
export function TakeAlongButton({ plan }: { plan: ShownPlan }) {
  const { plan: messages } = usePlanMessages()
  const [isOpen, setIsOpen] = useState(false)
  const { part: along, hasFailed } = useOpenedPart(loadTakeAlong, isOpen)
  return (
    <>
      <ActionEntry
        icon={Share}
        name={messages.takeAlong}
        meaning={messages.meaning.takeAlong}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (along ? <along.TakeAlongSheet plan={plan} /> : <PartStatus hasFailed={hasFailed} />)}
    </>
  )
}
