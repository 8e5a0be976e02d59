import { createContext, useContext } from 'react'
import { defaultMessages, type Messages } from './en.js'

const MessagesContext = createContext<Messages>(defaultMessages)

export const MessagesProvider = MessagesContext.Provider

/** The catalogue in force for this widget. */
export const useMessages = (): Messages => useContext(MessagesContext)
