import type { Restrictions } from '../food/readRestrictions.js'
import { type Profile, peopleIn } from '../profile.js'
import { requireFinite } from '../requireFinite.js'
import { type DailyTargets, dailyTargets } from './dailyTargets.js'
import { scaledTargets } from './scaledTargets.js'

/**
 * The profile of a further person: the first one's dishes, budget and restrictions, with a body and a goal of their own.
 * Null for one who has the first one's portions, a factor on them, or does not eat.
 */
export function ownProfile(profile: Profile, person: number): Profile | null {
  const other = person < peopleIn(profile) ? profile.others?.[person - 1] : undefined
  if (other === undefined || 'portion' in other) return null
  return { ...profile, ...other, ownTargets: undefined, others: undefined }
}

/**
 * The daily targets of the second person and those after; empty if all have the first person's portions.
 * @param targets the first person's
 * @throws {TargetsError} when one of them has no positive daily target, {@link RangeError} for a portion that is no finite
 * number.
 */
export function otherTargets(
  profile: Profile,
  targets: DailyTargets,
  restrictions: Pick<Restrictions, 'macroStyle'>,
): readonly DailyTargets[] {
  const { others = [] } = profile
  if (others.length === 0) return []
  return Array.from({ length: peopleIn(profile) - 1 }, (_, index) => {
    const own = ownProfile(profile, index + 1)
    if (own) return dailyTargets(own, restrictions, index + 1)
    const other = others[index]
    const portion = other && 'portion' in other ? other.portion : 1
    requireFinite('portion', portion)
    return scaledTargets(targets, portion)
  })
}
