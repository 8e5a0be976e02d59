import { type Restrictions, readRestrictions } from '../food/readRestrictions.js'
import type { Condition } from '../food/restrictionPhrases.data.js'
import type { Gender, Profile } from '../profile.js'
import { dailyTargets } from './dailyTargets.js'
import { bmi } from './energy.js'
import { ownProfile } from './otherTargets.js'

/** A reason in a body or a goal to advise talking to a healthcare professional. */
type BodyCaution =
  | 'low-calories'
  | 'underweight'
  | 'underweight-losing'
  | 'obese-gaining'
  | 'young-losing'
  | 'older-losing'

/** A reason to advise talking to a healthcare professional. The plan is still shown. */
export type TargetCaution = BodyCaution | Condition

/** Energy below which a diet needs supervision, kcal a day (NHLBI, Aim for a Healthy Weight). */
const LOW_CALORIES_KCAL: Readonly<Record<Gender, number>> = { female: 1200, male: 1500 }

/** BMI below which an adult counts as underweight, and from which obesity is of class III, kg/m² (WHO). */
const UNDERWEIGHT_BMI = 18.5
const OBESE_BMI = 40

/**
 * Ages at which losing weight needs advice. Under 20, growth may not be over (WHO: adolescence lasts to 19). Over 65, a
 * diet can cost muscle and bone (Villareal et al., Obes Res 2005;13:1849–63).
 */
const YOUNG_UNTIL_AGE = 20
const OLDER_FROM_AGE = 66

/** The cautions for a body and its targets. */
function bodyCautions(profile: Profile, style: Pick<Restrictions, 'macroStyle'>, person = 0): BodyCaution[] {
  const { age, gender, goal } = profile
  const index = bmi(profile)
  const isLosing = goal === 'lose'
  const cautions: (readonly [BodyCaution, boolean])[] = [
    ['low-calories', dailyTargets(profile, style, person).calories < LOW_CALORIES_KCAL[gender]],
    ['underweight-losing', isLosing && index < UNDERWEIGHT_BMI],
    ['underweight', !isLosing && index < UNDERWEIGHT_BMI],
    ['obese-gaining', goal === 'gain' && index > OBESE_BMI],
    ['young-losing', isLosing && age < YOUNG_UNTIL_AGE],
    ['older-losing', isLosing && age >= OLDER_FROM_AGE],
  ]
  return cautions.flatMap(([caution, isDue]) => (isDue ? caution : []))
}

export interface CautionsByPerson {
  /** For the first person, with those for the conditions in the text. */
  readonly own: readonly TargetCaution[]
  /** For each further person, from 1, who eats by a profile of their own. */
  readonly others: readonly { readonly person: number; readonly caution: BodyCaution }[]
}

/**
 * What to warn about before showing a plan for this profile, and whom.
 * @throws {TargetsError} when somebody has no positive target, as {@link dailyTargets} does.
 */
export function cautionsByPerson(profile: Profile, restrictions: Restrictions): CautionsByPerson {
  const others = (profile.others ?? []).flatMap((_, index) => {
    const own = ownProfile(profile, index + 1)
    const cautions = own ? bodyCautions(own, restrictions, index + 1) : []
    return cautions.map((caution) => ({ person: index + 1, caution }))
  })
  return { own: [...bodyCautions(profile, restrictions), ...restrictions.conditions], others }
}

/**
 * What to warn about before showing a plan for this profile, for everybody who eats by a profile of their own; empty if
 * there is nothing.
 * @param restrictions the reading of the text, if there is one already.
 * @throws {TargetsError} when somebody has no positive target, as {@link dailyTargets} does.
 */
export function targetCautions(
  profile: Profile,
  restrictions: Restrictions = readRestrictions(profile.dietaryRestrictions),
): readonly TargetCaution[] {
  const { own, others } = cautionsByPerson(profile, restrictions)
  return [...new Set([...own, ...others.map(({ caution }) => caution)])]
}
