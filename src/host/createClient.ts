import { type ApiClient, createApiClient } from '../api/apiClient.js'
import { describeType } from './describeValue.js'
import type { MealPlannerProps } from './MealPlannerProps.js'
import { NoDeliveryError } from './NoDeliveryError.js'
import { areHeaders, HEADERS_IN_WORDS } from './propKinds.js'
import type { Warn } from './useWarn.js'

/** A client for the host's server. It asks for the host's headers at each call. */
export function createClient(
  apiBase: string,
  { endpoints, fetch, headers }: MealPlannerProps,
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
    warn(
      `headers must give ${HEADERS_IN_WORDS}; it gave a value ${describeType(given)}, so the call is not made. Return such an object.`,
    )
    throw new NoDeliveryError()
  }
  return createApiClient({
    apiBase,
    ...(endpoints === undefined ? {} : { endpoints }),
    ...(fetch === undefined ? {} : { fetch }),
    headers: askHeaders,
  })
}
