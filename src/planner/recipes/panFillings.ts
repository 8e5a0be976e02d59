import type { CookedItem } from './cookedItem.js'
import { PAN_MEAT_G, PAN_VEGETABLES_G } from './panRoom.js'
import { PAN_ROLES, type Role, WARMED } from './roles.data.js'
import { sumOf } from './sumOf.js'

/** The eggs of an omelette, which may be half more. */
const PAN_EGGS_G = 300
/** From so many omelettes on, they are baked as one. */
const BAKED_OMELETTES = 4
/** Another omelette, and the vegetables and potatoes in it. */
const OMELETTE_MINUTES = 6
const SOFTENING_MINUTES = 5
const POTATO_MINUTES = 12

/** The foods of a dish, for all its servings. */
type Foods = readonly Pick<CookedItem, 'role' | 'grams'>[]

export const gramsOfRoles = (foods: Foods, roles: readonly Role[]): number =>
  sumOf(foods, ({ role, grams }) => (roles.includes(role) ? grams : 0))

/** How often a large pan is filled with these foods, or a pan with an omelette. */
export const panFillings = (foods: Foods): number =>
  Math.max(
    Math.ceil(gramsOfRoles(foods, WARMED) / PAN_MEAT_G),
    Math.ceil(gramsOfRoles(foods, [...PAN_ROLES, 'potato']) / PAN_VEGETABLES_G),
    Math.round(gramsOfRoles(foods, ['egg', 'white']) / PAN_EGGS_G),
  )

/** Whether nobody fries so many omelettes one after the other: they are baked as one. */
export const isBakedAsOne = (foods: Foods): boolean => panFillings(foods) >= BAKED_OMELETTES

/** The minutes of all omelettes but the first. */
export function moreOmelettesMinutes(foods: Foods): number {
  const has = (roles: readonly Role[]) => gramsOfRoles(foods, roles) > 0
  const softening = (has(['potato']) ? POTATO_MINUTES : 0) + (has(PAN_ROLES) ? SOFTENING_MINUTES : 0)
  return isBakedAsOne(foods) ? 0 : (OMELETTE_MINUTES + softening) * Math.max(0, panFillings(foods) - 1)
}
