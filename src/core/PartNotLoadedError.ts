/** A part that loads on demand failed to load: the network is gone, or the site has been updated. */
export class PartNotLoadedError extends Error {
  override readonly name = 'PartNotLoadedError'
  /** The name of the text for visitors, as that of a failed call has one. */
  readonly problem = 'partNotLoaded'

  constructor(cause: unknown) {
    super('A part of the planner could not be loaded', { cause })
  }
}

/** @throws {PartNotLoadedError} instead of the browser's own error, whose text contains the address of a file. */
export const loadedPart = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((cause: unknown) => {
    throw new PartNotLoadedError(cause)
  })
