import { createContext, useContext } from 'react'
import { defaultMessages, type Messages } from './en.js'

const MessagesContext = createContext<Messages>(defaultMessages)

export const MessagesProvider = MessagesContext.Provider

/** The texts of this widget. */
export const useMessages = (): Messages => useContext(MessagesContext)
