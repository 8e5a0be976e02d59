import { PartNotLoadedError } from '../store/plannerServices.js'

/** @throws {PartNotLoadedError} in place of the browser's own error, whose text names the address of a file. */
async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    throw new PartNotLoadedError(cause)
  }
}

/** Loads what makes a week and calls a proxy. */
export const loadServices = () => loadPart(() => import('./services.chunk.js'))

/** Loads what shows a week. It loads before the week is made: React tries to load a lazy screen only once. */
export const loadScreens = () => loadPart(() => import('../ui/planner.chunk.js'))

/**
 * Loads both before the first week. The planner is always among them: it makes the week where a model cannot answer,
 * for one when the network is gone. A part that fails to load is asked for again when a week is made.
 */
export const prepareServices = () => void Promise.allSettled([loadServices(), loadScreens()])
