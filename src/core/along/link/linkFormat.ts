import type { Food } from '../../food/food.js'
import { isSeasoning } from '../../food/isSeasoning.js'
import { textHash } from './textHash.js'

/**
 * A link's text is `1.<check>.<bytes>.<words>`: the version, a checksum of what follows, the plan as base64url, and the
 * words of its names. All of it may stand in an address as it is. The bytes are, in this order: flags, the first day, the
 * foods, the dishes (name, id, foods), the plates (dish, amounts), the days (meals), then what the flags say.
 */
export const LINK_VERSION = '1'

/** What a link may hold at most. A plan of six meals a day, all different, stays well below. */
export const LINK_LIMITS = {
  characters: 16_000,
  foods: 400,
  dishes: 60,
  plates: 60,
  items: 30,
  servings: 100,
  terms: 60,
  nameLength: 120,
  termLength: 80,
} as const

/** Bits of the first number. */
export const LINK_FLAGS = { hasTargets: 1, hasMadeFor: 2 } as const

/** Bits of a meal, above those of its type. */
export const MEAL_TYPE_BITS = 8
export const MEAL_FLAGS = { isLeftover: 1, isCookedForLater: 2 } as const

/** Servings are written in hundredths: one pot may be shared unevenly. */
export const SERVINGS_UNIT = 1 / 100
/** Amounts that are on no grid are written in hundredths of a gram, as are seasonings. */
export const UNITS_PER_GRAM = 100

/** What stands for a food in a link. A shop's `ketchup` that is no seasoning is another food than a recipe's. */
export const foodHash = (food: Food): number =>
  textHash(`${isSeasoning(food) ? 'seasoning' : 'food'} ${food.id}`)

export const checksumOf = (content: string): string => textHash(content).toString(36)
