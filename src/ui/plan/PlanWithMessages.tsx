import type { ComponentProps } from 'react'
import { PlanMessagesProvider } from '../../messages/PlanMessagesContext.js'
import { PlanScreen } from './PlanScreen.js'

/** A plan's screen with its texts, which are not part of the first load. */
export function PlanWithMessages(props: ComponentProps<typeof PlanScreen>) {
  return (
    <PlanMessagesProvider>
      <PlanScreen {...props} />
    </PlanMessagesProvider>
  )
}
