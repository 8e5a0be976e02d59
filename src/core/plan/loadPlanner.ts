import { loadedPart } from '../PartNotLoadedError.js'

/** Loads the planner. All ask for it here, so that no bundler makes a second file for another place in the code. */
export const loadPlanner = () =>
  // biome-ignore lint/style/noRestrictedImports: an import upwards, declared in the table of rooms; the planner loads when it is asked
  loadedPart(import('../../planner/index.js'))
