import type { CookedItem } from './cookedItem.js'
import { NEVER_RAW } from './roles.data.js'

/** Meat, fish and eggs that are sold frozen, and have to thaw before cooking. */
export function frozenRaw(items: readonly CookedItem[]): readonly CookedItem[] {
  return items.filter(
    ({ role, food }) => NEVER_RAW.includes(role) && /frozen/i.test(`${food.name} ${food.description}`),
  )
}
