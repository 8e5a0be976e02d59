// biome-ignore lint/correctness/useImportExtensions: a JSON file
import { version } from '../../package.json'
import { defineMealPlanner } from './defineMealPlanner.js'
import { MealPlannerElement } from './MealPlannerElement.js'

/**
 * Defines `<meal-planner>`, whose elements take the nonce of their styles from the script. If the page already has the
 * element, it only warns if the versions differ.
 */
export function startFromScript(nonce: string | undefined) {
  const known = customElements.get('meal-planner')
  if (known) {
    const inUse: unknown = Reflect.get(known, 'version')
    if (inUse === version) return
    console.warn(
      `meal-planner.js ${version} is not used, because the page already has <meal-planner> of version ${inUse ?? 'unknown'}. Load only one of them.`,
    )
    return
  }
  MealPlannerElement.version = version
  if (nonce) MealPlannerElement.defaultNonce = nonce
  defineMealPlanner()
}
