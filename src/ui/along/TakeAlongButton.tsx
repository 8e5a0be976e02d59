import { Share } from 'lucide'
import { useState } from 'react'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { Stack } from '../parts/Stack.js'
import { useOnDemand } from '../useOnDemand.js'

const loadSheet = async () => (await import('./TakeAlongSheet.js')).TakeAlongSheet

/** Opens and closes what takes the plan along, which loads with the first press. */
export function TakeAlongButton({ plan }: { plan: ShownPlan }) {
  const { plan: messages } = usePlanMessages()
  const [isOpen, setIsOpen] = useState(false)
  const Sheet = useOnDemand(loadSheet, isOpen)
  return (
    <Stack>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon of={Share} />
        {messages.takeAlong}
      </Button>
      {isOpen && Sheet && <Sheet plan={plan} />}
    </Stack>
  )
}
