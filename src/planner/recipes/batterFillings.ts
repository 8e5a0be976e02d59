import type { CookedItem } from './cookedItem.js'
import type { Role } from './roles.data.js'
import { sumOf } from './sumOf.js'

/** The batter of six pancakes, which fill a large pan. */
const PAN_BATTER_G = 250
/** What a batter is whisked of. */
const BATTER: readonly Role[] = [
  ...(['egg', 'white', 'milk', 'powder', 'curd', 'cream', 'coconut', 'tofu'] as const),
  ...(['spread', 'flour', 'oats', 'polenta', 'seed'] as const),
]
/** What is soaked for it, and what it then weighs. */
const SOAKED: readonly Role[] = ['lentil', 'grain']
const SOAKED_PER_DRY_G = 2.5

/** How often a pan is filled with the batter of these foods. Half as much more still goes into one filling. */
export function batterFillings(items: readonly Pick<CookedItem, 'role' | 'grams'>[]): number {
  const batterG = sumOf(items, ({ role, grams }) => {
    if (SOAKED.includes(role)) return SOAKED_PER_DRY_G * grams
    return BATTER.includes(role) ? grams : 0
  })
  return Math.max(1, Math.round(batterG / PAN_BATTER_G))
}
