import { errorResponseSchema } from '../contract/calls.js'
import { NO_REASON } from '../core/delivery/noReason.js'
import { RefusalError } from './apiErrors.js'
import { describeParts } from './describeParts.js'
import { parseLeniently } from './parseLeniently.js'
import type { JsonAnswer } from './sendJson.js'

export type NoReason = keyof typeof NO_REASON

/** What an answer of success must be. */
const EXPECTED: Readonly<Record<NoReason, string>> = {
  notSubscribed: '{ subscriptionId: "…" }',
  notCancelled: 'nothing',
  notOrdered: '{ placed: true } or { checkoutUrl: "https://…" }',
}

/** What is wrong with an answer of success, for the host's developer. Its values may be secret. */
export function faultOf({ json, isPage, call }: JsonAnswer, expected: string): Error {
  const other = json === undefined ? 'empty or not JSON' : 'JSON without parts'
  const described = isPage ? 'a web page' : (describeParts(json) ?? other)
  const sentence = `${call.method} ${call.url} must answer ${expected}; its answer is ${described}.`
  call.onFault?.(sentence)
  return new Error(sentence)
}

/** The error of a call about a delivery that the server did not accept. */
export function refusalOf(answer: JsonAnswer, noReason: NoReason): RefusalError {
  const { ok, status, json, call } = answer
  const { error, fieldErrors } = parseLeniently(errorResponseSchema, json, 'fieldErrors') ?? {}
  const { code }: { readonly code?: unknown } = Object(json)
  const reason = error?.trim()
  if (!reason) {
    const cause = ok ? faultOf(answer, EXPECTED[noReason]) : undefined
    return new RefusalError(NO_REASON[noReason], status, fieldErrors, call, noReason, code, cause)
  }
  // Visitors can quote it to the shop. Below 500 the reason itself says what to do.
  const reference = status >= 500 && call.requestId ? ` (reference ${call.requestId})` : ''
  return new RefusalError(reason + reference, status, fieldErrors, call, null, code)
}
