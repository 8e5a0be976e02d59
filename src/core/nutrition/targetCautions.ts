import type { Gender, Profile } from '../profile.js'
import { dailyTargets } from './dailyTargets.js'
import { bmi } from './energy.js'

/** A reason to advise talking to a healthcare professional. The plan is shown all the same. */
export type TargetCaution = 'low-calories' | 'underweight-losing'

/** Energy below which a diet needs supervision, kcal a day (NHLBI, Aim for a Healthy Weight). */
const LOW_CALORIES_KCAL: Readonly<Record<Gender, number>> = { female: 1200, male: 1500 }

/** BMI below which an adult counts as underweight, kg/m² (WHO). */
const UNDERWEIGHT_BMI = 18.5

/**
 * What to caution about before showing a plan for this profile; empty when there is nothing.
 * @throws {TargetsError} when the profile has no positive target, as {@link dailyTargets} does.
 */
export function targetCautions(profile: Profile): readonly TargetCaution[] {
  const cautions: TargetCaution[] = []
  if (dailyTargets(profile).calories < LOW_CALORIES_KCAL[profile.gender]) cautions.push('low-calories')
  if (profile.goal === 'lose' && bmi(profile) < UNDERWEIGHT_BMI) cautions.push('underweight-losing')
  return cautions
}
