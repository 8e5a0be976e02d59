import type { Food } from '../../food/food.js'
import { isSeasoning } from '../../food/isSeasoning.js'
import { textHash } from './textHash.js'

/**
 * A link's text is `<version>.<check>.<bytes>.<words>`: the version, a checksum of the rest, the plan as base64url, and
 * the words of its names. All its characters are safe in an address. The bytes are, in this order: flags, the first
 * day, the foods, the dishes (name, id, foods), the plates (dish, amounts), the days (meals), then what the flags
 * announce.
 *
 * Each version reads what those before it wrote. A link has the oldest version that can hold its plan, so that pages
 * with an older widget open it too.
 */
export const LINK_VERSIONS = {
  first: '1',
  people: '2',
  portions: '3',
  eatenOut: '4',
  factors: '5',
  freeShares: '6',
} as const

/** The most that a link may hold. A plan of six meals a day, all different, stays well below. */
export const LINK_LIMITS = {
  characters: 16_000,
  /** The last first day of a week, December 25, 9999, in days since 1970. */
  firstDay: 2_932_890,
  foods: 400,
  dishes: 60,
  plates: 60,
  items: 30,
  servings: 100,
  /** More than a visitor's answers can name. */
  terms: 400,
  nameLength: 120,
  termLength: 80,
} as const

/** Bits of the first number. */
export const LINK_FLAGS = {
  hasTargets: 1,
  hasMadeFor: 2,
  hasPeople: 4,
  hasPortions: 8,
  hasEatenOut: 16,
  /** In place of `hasPortions` if the link has targets: a factor for each number of each further person. */
  hasFactors: 32,
  /** Each meal eaten out has a share of its own for protein, carbs, fat and fiber. */
  hasFreeShares: 64,
} as const

/** Bits of a meal, above those of its type. */
export const MEAL_TYPE_BITS = 8
export const MEAL_FLAGS = { isLeftover: 1, isCookedForLater: 2 } as const

/** Servings are in hundredths because all links are, also those already made. Our weeks have whole ones. */
export const SERVINGS_UNIT = 1 / 100
/** One factor for a further person is in twentieths, which say what to cook and little of a body. */
export const TWENTIETHS = 20
/** The share of a day that is left free for a meal eaten out is in thousandths. */
export const SHARE_UNITS = 1000
/** The most of it, in these units. */
export const MOST_FREE = SHARE_UNITS - 1
/** Amounts off the grid are in hundredths of a gram, and so are seasonings. */
export const UNITS_PER_GRAM = 100

/** The key of a food in a link. A seasoning of one shop's catalogue may be another kind of food in the sharer's. */
export const foodHash = (food: Food): number =>
  textHash(`${isSeasoning(food) ? 'seasoning' : 'food'} ${food.id}`)

export const checksumOf = (content: string): string => textHash(content).toString(36)
