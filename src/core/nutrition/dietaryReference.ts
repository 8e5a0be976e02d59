import type { Gender, Profile } from '../profile.js'
import {
  type ByAge,
  REFERENCES,
  type ReferenceKind,
  type ReferenceRow,
  type WantedNutrient,
} from './dietaryReference.data.js'
import type { PLANNED_COLUMNS } from './plannedNutrients.data.js'

/** Nutrients with a daily upper limit. */
export type LimitedNutrient = Exclude<(typeof PLANNED_COLUMNS)[number], 'calcium'>
/** A vitamin, mineral or fat that the food data have besides the macros. */
export type Micronutrient = WantedNutrient | LimitedNutrient

/** The youngest age of each later group of a reference by age. */
const AGE_GROUPS_FROM = [19, 31, 51, 71]

/** The recommended amount of a nutrient per day for one person. */
export interface DietaryReference {
  readonly amount: number
  readonly unit: ReferenceRow['unit']
  readonly kind: ReferenceKind
  /** More than this a day may harm; null if no limit counts what food provides. */
  readonly upperLimit: number | null
}

/** The nutrients with a reference, vitamins first, in the order they are listed. */
export const WANTED_NUTRIENTS = Object.keys(REFERENCES) as readonly WantedNutrient[]

/** The dietary reference intake of a nutrient for an adult of this sex and age. */
export function dietaryReference(
  nutrient: WantedNutrient,
  { age, gender }: Readonly<Pick<Profile, 'age'>> & { readonly gender: Gender },
): DietaryReference {
  const { unit, kind, upperLimit, ...amounts } = REFERENCES[nutrient]
  const group = AGE_GROUPS_FROM.filter((from) => age >= from).length
  const at = (byAge: ByAge) => (typeof byAge === 'number' ? byAge : (byAge[group] ?? byAge[4]))
  return { amount: at(amounts[gender]), unit, kind, upperLimit: upperLimit ? at(upperLimit) : null }
}
