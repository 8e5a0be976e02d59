import type { WantedNutrient } from '../nutrition/dietaryReference.data.js'
import type { DietaryReference, LimitedNutrient } from '../nutrition/dietaryReference.js'
import { loadedPart } from '../PartNotLoadedError.js'
import type { Profile } from '../profile.js'
import type { WeekPlan } from './weekPlan.js'

/** How much of a nutrient an average day of a week provides. */
export interface NutrientIntake<Nutrient extends string> {
  readonly nutrient: Nutrient
  /** Amount per day, in `unit`. */
  readonly amount: number
  readonly unit: DietaryReference['unit']
  /** Intake as a share of its reference or limit: 1 is all of it. */
  readonly share: number
  /** The share of the week's energy that comes from foods whose value is known; the others count as zero. */
  readonly knownShare: number
  /** Ids of up to three foods that provide most of it, the largest source first. */
  readonly topFoodIds: readonly string[]
}

/** A nutrient that a day should reach, with its dietary reference intake. */
export interface WantedIntake extends NutrientIntake<WantedNutrient> {
  readonly reference: DietaryReference
}

/** A nutrient that a day should stay under. */
export interface LimitedIntake extends NutrientIntake<LimitedNutrient> {
  /** Amount per day, in `unit`: sodium 2,300 mg, saturated fat 10% of the week's average energy. */
  readonly limit: number
}

/** What an average day of a week provides besides calories and macros. */
export interface WeekNutrients {
  readonly wanted: readonly WantedIntake[]
  readonly limited: readonly LimitedIntake[]
}

/**
 * Compares a week's 20 vitamins, minerals and omega-3 with the dietary reference intakes of the National Academies for
 * this sex and age, and its sodium and saturated fat with their limits. The values load on demand. They come from USDA
 * SR28, which lacks some foods; see `knownShare`.
 * @throws {RangeError} for an age that is no finite number, or another gender; `PartNotLoadedError` when the values
 * did not load.
 */
export async function weekNutrients(
  week: WeekPlan,
  person: Readonly<Pick<Profile, 'age' | 'gender'>>,
): Promise<WeekNutrients> {
  const { sumWeekNutrients } = await loadedPart(import('./weekNutrients.chunk.js'))
  return sumWeekNutrients(week, person)
}
