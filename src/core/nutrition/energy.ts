import type { ActivityLevel, Gender, Profile } from '../profile.js'
import { requireAmount } from '../requireFinite.js'
import { CM_PER_INCH, INCHES_PER_FOOT, KG_PER_POUND } from '../units.js'

const CM_PER_M = 100

/** Mifflin–St Jeor equation (Am J Clin Nutr 1990;51:241–7; specification, section 9), kcal a day. */
const MIFFLIN_ST_JEOR = { perKg: 10, perCm: 6.25, perYear: -5 } as const
const MIFFLIN_ST_JEOR_OFFSET: Readonly<Record<Gender, number>> = { male: 5, female: -161 }

/** Energy spent in a day as a multiple of the BMR (specification, section 9). */
const ACTIVITY_MULTIPLIERS: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.2,
  lightly_active: 1.375,
  moderately_active: 1.55,
  very_active: 1.725,
  extremely_active: 1.9,
}

/** The part of a profile that the energy formula reads: pounds, feet and inches, years. */
export type Body = Pick<Profile, 'age' | 'gender' | 'heightFeet' | 'heightInches' | 'weight'>

/** Body weight in kilograms. */
function weightKg({ weight }: Pick<Body, 'weight'>): number {
  return weight * KG_PER_POUND
}

/** Body height in centimetres. */
function heightCm({ heightFeet, heightInches }: Pick<Body, 'heightFeet' | 'heightInches'>): number {
  return (heightFeet * INCHES_PER_FOOT + heightInches) * CM_PER_INCH
}

/**
 * Body mass index, kg/m², of pounds, feet and inches.
 * @throws {RangeError} when one of them is no finite number of at least 0, or the height is not above 0.
 */
export function bmi({
  weight,
  heightFeet,
  heightInches,
}: Pick<Body, 'weight' | 'heightFeet' | 'heightInches'>): number {
  for (const [field, value] of Object.entries({ weight, heightFeet, heightInches }))
    requireAmount(field, value)
  const cm = heightCm({ heightFeet, heightInches })
  if (!(cm > 0)) throw new RangeError(`heightFeet and heightInches must be a height above 0, got ${cm} cm.`)
  return weightKg({ weight }) / (cm / CM_PER_M) ** 2
}

/** Basal metabolic rate by Mifflin–St Jeor, in whole kcal a day. */
function basalMetabolicRate(body: Body): number {
  return Math.round(
    MIFFLIN_ST_JEOR.perKg * weightKg(body) +
      MIFFLIN_ST_JEOR.perCm * heightCm(body) +
      MIFFLIN_ST_JEOR.perYear * body.age +
      MIFFLIN_ST_JEOR_OFFSET[body.gender],
  )
}

/** Total daily energy expenditure (TDEE), kcal a day: the rounded BMR times the activity multiplier. */
export function totalDailyEnergy(profile: Body & Pick<Profile, 'activityLevel'>): number {
  return basalMetabolicRate(profile) * ACTIVITY_MULTIPLIERS[profile.activityLevel]
}
