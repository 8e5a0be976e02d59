import { GRAMS_PER_OUNCE, OUNCES_PER_POUND } from '../../core/units.js'
import type { CookedItem } from './cookedItem.js'
import { rolesOf } from './pot.js'
import type { Role } from './roles.data.js'
import { sumOf } from './sumOf.js'

/** What is washed, cut or turned piece by piece: not ground meat, nor meat that is sold in its pieces. */
const HANDLED =
  'veg+sheet+tender+raw+leaf+tomato+avocado+whole+poultry+steak+fish+shrimp+tofu+tempeh+egg+potato'
    .split('+')
    .flatMap(rolesOf)
/** They are cut into large pieces, or with a few straight cuts. */
const LARGE: readonly Role[] = ['potato', 'tofu', 'tempeh']
const LARGE_SHARE = 1 / 2

/** A home cook washes and cuts a pound of vegetables in three to five minutes. */
const MINUTES_A_POUND = 4

/** Minutes at work for all servings beyond the first, which the minutes of the book are for. */
export function handlingMinutes(
  items: readonly Pick<CookedItem, 'role' | 'grams'>[],
  servings: number,
): number {
  const grams = sumOf(
    items.filter(({ role }) => HANDLED.includes(role)),
    (item) => item.grams * (LARGE.includes(item.role) ? LARGE_SHARE : 1),
  )
  const pounds = grams / (GRAMS_PER_OUNCE * OUNCES_PER_POUND)
  return Math.round(MINUTES_A_POUND * pounds * (1 - 1 / servings))
}
