import type { Food } from '../../core/food/food.js'
import type { CookedItem } from './cookedItem.js'
import { NEVER_RAW } from './roles.data.js'

/** A shop may also say that its fish was never frozen. */
const isSoldFrozen = ({ name, description }: Food) =>
  /(?<!never |not |previously )frozen/i.test(`${name} ${description}`)

/** Meat, fish and eggs that are sold frozen, and have to thaw before cooking. */
export function frozenRaw(items: readonly CookedItem[]): readonly CookedItem[] {
  return items.filter(({ role, food }) => NEVER_RAW.includes(role) && isSoldFrozen(food))
}
