import { loadedPart } from '../PartNotLoadedError.js'

/** Loads the planner, and its dishes, which are a file of their own, at once. */
async function load() {
  const [planner] = await Promise.all([
    // biome-ignore lint/style/noRestrictedImports: an import upwards, declared in the table of rooms; the planner loads when it is asked
    import('../../planner/index.js'),
    // biome-ignore lint/style/noRestrictedImports: the same, so that bundlers make two files
    import('../../planner/dishes/book.js'),
  ])
  return planner
}

/** Loads the planner. All ask for it here, so that no bundler makes a second file for another place in the code. */
export const loadPlanner = () => loadedPart(load())
