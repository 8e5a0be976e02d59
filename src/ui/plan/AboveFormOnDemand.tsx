import { loadShopping } from '../planParts.js'
import { useOnDemand } from '../useOnDemand.js'

/** See `AboveForm`. Its chunk has usually loaded with the plan. */
export function AboveFormOnDemand() {
  const shopping = useOnDemand(loadShopping, true)
  return shopping && <shopping.AboveForm />
}
