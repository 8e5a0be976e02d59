// biome-ignore lint/correctness/useImportExtensions: it is no module
import { version } from '../../package.json'
import { defineMealPlanner } from './defineMealPlanner.js'
import { MealPlannerElement } from './MealPlannerElement.js'

/**
 * Makes `<meal-planner>` known to a page whose elements take their styles' nonce from the script. On a page that has it
 * already nothing happens; a version that is thereby not used is named.
 */
export function startFromScript(nonce: string | undefined) {
  const known = customElements.get('meal-planner')
  if (known) {
    const inUse: unknown = Reflect.get(known, 'version')
    if (inUse === version) return
    console.warn(
      `meal-planner.js ${version} is not used: the page has <meal-planner> of version ${inUse ?? 'unknown'} already. Load only one of them.`,
    )
    return
  }
  MealPlannerElement.version = version
  if (nonce) MealPlannerElement.defaultNonce = nonce
  defineMealPlanner()
}
