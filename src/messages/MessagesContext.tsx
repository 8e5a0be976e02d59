import { createContext, useContext } from 'react'
import { mergeMessages, type WidgetMessages } from './mergeMessages.js'

const MessagesContext = createContext<WidgetMessages>(mergeMessages(undefined, () => undefined))

export const MessagesProvider = MessagesContext.Provider

/** The texts of this widget that load at first. The screens of a plan use `usePlanMessages`. */
export const useMessages = (): WidgetMessages => useContext(MessagesContext)
