import type { ComponentProps } from 'react'
import { PlanMessagesProvider } from '../../messages/PlanMessagesContext.js'
import { PlanScreen } from './PlanScreen.js'

/** The screen of a plan with its texts, which are not part of the first load. */
export function PlanWithMessages(props: ComponentProps<typeof PlanScreen>) {
  return (
    <PlanMessagesProvider>
      <PlanScreen {...props} />
    </PlanMessagesProvider>
  )
}
