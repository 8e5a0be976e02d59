import { PartNotLoadedError } from '../store/plannerServices.js'

/**
 * Loads what makes a week and speaks with a proxy.
 * @throws {PartNotLoadedError} instead of the browser's own words, which name addresses of files.
 */
export async function loadServices() {
  try {
    return await import('./services.chunk.js')
  } catch (cause) {
    throw new PartNotLoadedError(cause)
  }
}

/**
 * Loads it ahead of the first week. The templates are a part of it in any case: they stand in where a model cannot
 * answer, the network being gone for one. What fails to load is asked for again by the plan.
 */
export const prepareServices = () => void Promise.allSettled([loadServices()])
