import { swaps } from './en/swaps.js'

/** The texts about other dishes and foods. They load when a visitor asks for these. */
export const swapMessages = { swaps }

export type SwapMessages = typeof swapMessages
