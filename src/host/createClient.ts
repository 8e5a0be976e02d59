import { type ApiClient, createApiClient, type HeaderMap } from '../api/apiClient.js'
import { describeType } from './describeValue.js'
import type { CheckedProps } from './MealPlannerProps.js'
import { PropError } from './PropError.js'
import type { Warn } from './useWarn.js'

/**
 * The rule of the prop, for what a function gives. The check of the prop belongs to the first load, and a function that both
 * share would be another file of it.
 */
function areHeaders(value: unknown): value is HeaderMap {
  const prototype: unknown = Object.getPrototypeOf(Object(value))
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null
  return isPlain && Object.values(Object(value)).every((text) => typeof (text ?? '') === 'string')
}

/** A client for the host's server. It asks for the host's headers at each call. */
export function createClient(
  apiBase: string,
  { endpoints, fetch, headers }: CheckedProps,
  warn: Warn,
): ApiClient {
  async function ask() {
    try {
      return typeof headers === 'function' ? await headers() : headers
    } catch (error) {
      warn(`headers threw "${error}", so the call is not made. Catch the error in headers.`)
      throw error
    }
  }
  async function askHeaders() {
    const given = await ask()
    if (given === undefined || given === null || areHeaders(given)) return given ?? undefined
    const fault = `headers must give an object of strings; it gave a value ${describeType(given)}, so the call is not made. Return such an object.`
    warn(fault)
    throw new PropError(fault)
  }
  return createApiClient({
    apiBase,
    ...(endpoints === undefined ? {} : { endpoints }),
    ...(fetch === undefined ? {} : { fetch }),
    headers: askHeaders,
    onFault: warn,
  })
}
