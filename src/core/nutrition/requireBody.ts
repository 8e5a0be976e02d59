import { ACTIVITY_LEVELS, GENDERS, GOALS, type Profile } from '../profile.js'
import { requireFinite } from '../requireFinite.js'
import { requireOneOf } from '../requireOneOf.js'
import { NUTRIENTS } from './macros.js'

/**
 * Checks the answers that daily targets follow from, because JavaScript computes with a text or a missing answer too.
 * @throws {RangeError} that names the first answer of the wrong kind.
 */
export function requireBody(profile: Profile): void {
  const { age, gender, heightFeet, heightInches, weight, activityLevel, goal, ownTargets } = profile
  requireFinite('age', age)
  requireOneOf('gender', gender, GENDERS)
  if (ownTargets) {
    for (const nutrient of NUTRIENTS) requireFinite(`ownTargets.${nutrient}`, ownTargets[nutrient])
    return
  }
  for (const [field, value] of Object.entries({ heightFeet, heightInches, weight }))
    requireFinite(field, value)
  requireOneOf('activityLevel', activityLevel, ACTIVITY_LEVELS)
  requireOneOf('goal', goal, GOALS)
}
