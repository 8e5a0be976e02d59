/** A script of a built application. */
export interface Chunk {
  readonly code: string
  /** Whether a page loads it before it shows anything: the entry and its static imports. */
  readonly isFirstLoad: boolean
}

type BundledApp = readonly Chunk[]

interface AppToBundle {
  /** Path of the application's entry. */
  readonly entry: string
  /** An empty folder for the result. */
  readonly folder: string
  /** Packages and modules that are not bundled. */
  readonly leftOut: readonly RegExp[]
}

/** Bundles and minifies an application as a host's production build does. */
export type Bundler = (app: AppToBundle) => Promise<BundledApp>
