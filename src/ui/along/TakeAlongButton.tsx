import { Share } from 'lucide'
import { useState } from 'react'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { ActionEntry } from '../plan/ActionEntry.js'
import { useOnDemand } from '../useOnDemand.js'

const loadSheet = async () => (await import('./takeAlong.chunk.js')).TakeAlongSheet

/** Opens and closes the "Take it along" sheet, which loads with the first press. */
export function TakeAlongButton({ plan }: { plan: ShownPlan }) {
  const { plan: messages } = usePlanMessages()
  const [isOpen, setIsOpen] = useState(false)
  const Sheet = useOnDemand(loadSheet, isOpen)
  return (
    <>
      <ActionEntry
        icon={Share}
        name={messages.takeAlong}
        meaning={messages.meaning.takeAlong}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && Sheet && <Sheet plan={plan} />}
    </>
  )
}
