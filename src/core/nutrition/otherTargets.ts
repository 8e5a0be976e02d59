import { type Restrictions, readRestrictions } from '../food/readRestrictions.js'
import type { Profile } from '../profile.js'
import { type DailyTargets, dailyTargets } from './dailyTargets.js'
import { scaledTargets } from './scaledTargets.js'

type Style = Pick<Restrictions, 'macroStyle'>

/** The profile of a further person: the first one's dishes, budget and restrictions, with a body and a goal of their own. */
export function ownProfile(profile: Profile, person: number): Profile | null {
  const other = profile.others?.[person - 1]
  if (other === undefined || 'portion' in other) return null
  return { ...profile, ...other, ownTargets: undefined, others: undefined }
}

/** Everybody who eats by a profile of their own, the first person included. */
export function ownProfiles(profile: Profile): readonly Profile[] {
  const others = (profile.others ?? []).flatMap((_, index) => ownProfile(profile, index + 1) ?? [])
  return [profile, ...others]
}

/**
 * The daily targets of the second person and those after; empty if all have the first person's portions.
 * @throws {TargetsError} when one of them has no positive daily target.
 */
export function otherTargets(
  profile: Profile,
  style: Style = readRestrictions(profile.dietaryRestrictions),
): readonly DailyTargets[] {
  const { people = 1, others = [] } = profile
  if (others.length === 0) return []
  const first = dailyTargets(profile, style)
  return Array.from({ length: people - 1 }, (_, index) => {
    const own = ownProfile(profile, index + 1)
    if (own) return dailyTargets(own, style)
    const other = others[index]
    return scaledTargets(first, other && 'portion' in other ? other.portion : 1)
  })
}
