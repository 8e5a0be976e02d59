import type { Restrictions } from '../food/readRestrictions.js'
import type { Profile } from '../profile.js'
import { dailyTargets } from './dailyTargets.js'
import { ownProfiles } from './otherTargets.js'

/**
 * The lowest energy of a diet that the NHLBI advises without special supervision, kcal a day: 1,000 to 1,200 for most
 * women (The Practical Guide: Identification, Evaluation, and Treatment of Overweight and Obesity in Adults, 2000).
 */
const SUPERVISED_BELOW_KCAL = 1000

/**
 * Whether a week for this profile may be made only under medical supervision, because of the targets of anybody who eats
 * by a profile of their own.
 * @throws {TargetsError} when one of them has no positive daily target.
 */
export const needsSupervision = (profile: Profile, style: Pick<Restrictions, 'macroStyle'>): boolean =>
  ownProfiles(profile).some((own) => dailyTargets(own, style).calories < SUPERVISED_BELOW_KCAL)
