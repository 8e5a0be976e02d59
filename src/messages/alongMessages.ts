import { along } from './en/along.js'

/** The texts of what is kept, shared and taken along, which load with the first of it. */
export const alongMessages = { along }

export type AlongMessages = typeof alongMessages
