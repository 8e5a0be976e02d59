import { PartNotLoadedError } from '../store/plannerServices.js'

/**
 * Loads a part of the widget on demand.
 * @throws {PartNotLoadedError} instead of the browser's own words, which name addresses of files.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    throw new PartNotLoadedError(cause)
  }
}
