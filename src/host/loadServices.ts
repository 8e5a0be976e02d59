import { PartNotLoadedError } from '../store/plannerServices.js'

/**
 * Loads a part once it is asked for; a part that fails to load is asked for again. A loaded part is there at once:
 * another `import()` would let the browser paint in between, so that the overlay flashed before the form was refused.
 * @throws {PartNotLoadedError} instead of the browser's own error, whose text names the address of a file.
 */
function partLoader<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loaded: Promise<Part> | undefined
  return () => {
    loaded ??= load().catch((cause: unknown) => {
      loaded = undefined
      throw new PartNotLoadedError(cause)
    })
    return loaded
  }
}

/** Loads what makes a week and calls a proxy. */
export const loadServices = partLoader(() => import('./services.chunk.js'))

/** Loads what shows a week. It loads before the week is made: React tries to load a lazy screen only once. */
export const loadScreens = partLoader(() => import('../ui/planner.chunk.js'))

/**
 * Loads what parses the form. It is a part of its own, so that bundlers put the schema library, which all three parts
 * use, into a file of its own.
 */
export const loadParser = partLoader(() => import('../store/parseDraft.js'))

/**
 * Loads all before the first week. The planner is always among them: it makes the week where a model cannot answer,
 * for example when the network is gone. A part that fails to load is asked for again when a week is made.
 */
export const prepareServices = () => void Promise.allSettled([loadParser(), loadServices(), loadScreens()])
