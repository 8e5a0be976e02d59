import { PartNotLoadedError } from '../store/plannerServices.js'

/** @throws {PartNotLoadedError} instead of the browser's own words, which name addresses of files. */
async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    throw new PartNotLoadedError(cause)
  }
}

/** Loads what makes a week and speaks with a proxy. */
export const loadServices = () => loadPart(() => import('./services.chunk.js'))

/** Loads what shows a week. Nobody is asked for one that could not be shown: React tries a lazy screen only once. */
export const loadScreens = () => loadPart(() => import('../ui/planner.chunk.js'))

/**
 * Loads both ahead of the first week. The planner is a part of it in any case: it stands in where a model cannot
 * answer, the network being gone for one. What fails to load is asked for again by the plan.
 */
export const prepareServices = () => void Promise.allSettled([loadServices(), loadScreens()])
