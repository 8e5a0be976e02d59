import { type ApiClient, createApiClient } from '../api/apiClient.js'
import type { MealPlannerProps } from './MealPlannerProps.js'
import type { Warn } from './useWarn.js'

/** A client for the host's server. It asks for the host's headers at each call. */
export function createClient(
  apiBase: string,
  { endpoints, fetch, headers }: MealPlannerProps,
  warn: Warn,
): ApiClient {
  async function askHeaders() {
    try {
      return typeof headers === 'function' ? await headers() : headers
    } catch (error) {
      warn(`headers threw "${error}", so the call is not made. Catch the error in headers.`)
      throw error
    }
  }
  return createApiClient({
    apiBase,
    ...(endpoints === undefined ? {} : { endpoints }),
    ...(fetch === undefined ? {} : { fetch }),
    headers: askHeaders,
  })
}
