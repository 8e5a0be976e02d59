import { type ComponentProps, useState } from 'react'
import { PlanMessagesProvider } from '../../messages/PlanMessagesContext.js'
import { PlanScreen } from './PlanScreen.js'

/**
 * A plan's screen with its texts, which are not part of the first load. A week that comes under an overlay gets a screen of
 * its own: parts of the old one that stand elsewhere now would count as a layout shift of the host's page.
 */
export function PlanWithMessages({ plan, isCovered }: ComponentProps<typeof PlanScreen>) {
  const [shown, setShown] = useState({ plan, screen: 0 })
  if (shown.plan !== plan) setShown({ plan, screen: shown.screen + (isCovered ? 1 : 0) })
  return (
    <PlanMessagesProvider>
      <PlanScreen key={shown.screen} plan={plan} isCovered={isCovered} />
    </PlanMessagesProvider>
  )
}
