import { along } from './en/along.js'

/** The texts for keeping, sharing and taking a plan along. They load when the first of them is needed. */
export const alongMessages = { along }

export type AlongMessages = typeof alongMessages
