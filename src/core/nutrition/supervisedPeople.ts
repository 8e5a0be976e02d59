import type { Restrictions } from '../food/readRestrictions.js'
import type { Profile } from '../profile.js'
import { dailyTargets } from './dailyTargets.js'
import { ownProfile } from './otherTargets.js'

/**
 * The lowest energy of a diet that the NHLBI advises without special supervision, kcal a day: 1,000 to 1,200 for most
 * women (The Practical Guide: Identification, Evaluation, and Treatment of Overweight and Obesity in Adults, 2000).
 */
const SUPERVISED_BELOW_KCAL = 1000

/**
 * Who should follow their targets only under medical supervision, of those who eat by a profile of their own. People are
 * numbers from 0 for the visitor.
 * @throws {TargetsError} when one of them has no positive daily target.
 */
export function supervisedPeople(
  profile: Profile,
  style: Pick<Restrictions, 'macroStyle'>,
): readonly number[] {
  const others = (profile.others ?? []).map((_, index) => ownProfile(profile, index + 1))
  return [profile, ...others].flatMap((own, person) =>
    own && dailyTargets(own, style, person).calories < SUPERVISED_BELOW_KCAL ? person : [],
  )
}
