import { subscribeResponseSchema } from '../contract/calls.js'
import { parseLeniently } from './parseLeniently.js'

/** A new subscription, as a server or a host answers it; undefined if the answer holds none. */
export const parseSubscription = (answer: unknown) =>
  parseLeniently(subscribeResponseSchema, answer, 'eraseToken')
