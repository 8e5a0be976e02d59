import type { Profile } from 'react-meal-planner/core'
import { DIET_KEYS } from '../../src/core/food/diets.js'
import { ASKED_MACRO_STYLES } from '../../src/core/food/macroStyle.js'
import { restrictionLabel } from '../../src/core/food/restrictionTerm.js'

/** The name of a group of profiles with the same diet. */
export const NO_DIET = ''
export const FIVE_ALLERGENS = 'five allergens'

const FOOD_DIETS = DIET_KEYS.map((name) => restrictionLabel({ kind: 'diet', name }))
const MACRO_DIETS = ASKED_MACRO_STYLES.map((name) => restrictionLabel({ kind: 'macroStyle', name }))

/** Every diet that the widget knows, as a visitor would write it, and none. */
export const DIETS: readonly string[] = [NO_DIET, ...MACRO_DIETS, ...FOOD_DIETS]

const pair = (one: string, other: string) => `${one}, ${other}`

/** Pairs of a diet and a split of the macros. These are the hardest pairs. */
export const MACRO_PAIRS: readonly string[] = FOOD_DIETS.flatMap((diet) =>
  MACRO_DIETS.map((macro) => pair(diet, macro)),
)
/** All pairs of diets that leave out foods. */
export const FOOD_PAIRS: readonly string[] = FOOD_DIETS.flatMap((diet, index) =>
  FOOD_DIETS.slice(index + 1).map((other) => pair(diet, other)),
)

/** The nine major food allergens of US law, as the form offers them; wheat is offered as gluten. */
export const MAJOR_ALLERGENS: Profile['foodRestrictions'] = [
  'dairy',
  'eggs',
  'fish',
  'shellfish',
  'tree nuts',
  'peanuts',
  'gluten',
  'soy',
  'sesame',
]
export const ALLERGENS_AT_ONCE = 5

/** The group of a profile: its diet or diets, or five allergens at once. */
export function groupOf({ dietaryRestrictions, foodRestrictions }: Profile): string {
  return foodRestrictions.length >= ALLERGENS_AT_ONCE ? FIVE_ALLERGENS : dietaryRestrictions
}
