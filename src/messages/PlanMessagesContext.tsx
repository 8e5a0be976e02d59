import { createContext, type ReactNode, useContext } from 'react'
import { allMessages, type ScreenMessages } from './allMessages.js'
import { firstMessages } from './firstMessages.js'
import { useMessages } from './MessagesContext.js'
import { planMessages } from './planMessages.js'

const PlanMessagesContext = createContext<ScreenMessages>({ ...firstMessages, ...planMessages })

/** Also gives its children the texts of a plan. It must be in a lazy chunk, because these texts load with it. */
export function PlanMessagesProvider({ children }: { children: ReactNode }) {
  return (
    <PlanMessagesContext.Provider value={allMessages(useMessages())}>{children}</PlanMessagesContext.Provider>
  )
}

/** All texts of this widget, for the screens of a plan. */
export const usePlanMessages = (): ScreenMessages => useContext(PlanMessagesContext)
