import { loadedPart } from '../core/PartNotLoadedError.js'
import { loadPlannerPart } from '../ui/loadPlannerPart.js'

/**
 * Loads a part on first use. If that fails, the next use imports it again; some browsers and bundlers then request the
 * file again, others (Chromium) fail at once until the page is reloaded. A loaded part is returned without another
 * `import()`: that would let the browser paint in between, and the overlay would flash before a refused form.
 * @throws {PartNotLoadedError} instead of the browser's own error, whose text contains the address of a file.
 */
function partLoader<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loaded: Promise<Part> | undefined
  return () => {
    loaded ??= loadedPart(load()).catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}

/**
 * Loads the foods and the code that reads a catalogue. It is a part of its own, so that bundlers do not put the foods into
 * one file with the words for them.
 */
export const loadFoods = partLoader(() => import('./catalog.js'))

/** Loads the code that makes a week and calls a server. */
export const loadServices = partLoader(() => import('./services.chunk.js'))

/**
 * Loads the screens of a week. They load before the week is made, because React tries to load a lazy screen only once.
 */
export const loadScreens = partLoader(loadPlannerPart)

/**
 * Loads the code that parses the form. It is a separate part, so that bundlers put the schema library, which all three
 * parts use, into a file of its own.
 */
export const loadParser = partLoader(() => import('../store/parseDraft.js'))

/**
 * Loads everything before the first week. The planner is always included: it makes the week if a model cannot answer, for
 * example without a network. A failure is not reported here: a part that is missing when a week is made is imported again
 * then, and the visitor is told if that fails.
 */
export const prepareServices = () =>
  void Promise.allSettled([
    loadParser(),
    loadFoods(),
    loadServices(),
    loadScreens(),
    import('../store/week.chunk.js'),
  ])
