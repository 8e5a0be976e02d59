import type { Food } from '../food/food.js'
import { labelCheck } from '../food/labelCheck.js'
import { supervisedPeople } from '../nutrition/supervisedPeople.js'
import type { Profile } from '../profile.js'
import { planRulesFor } from './planRules.js'

/** What a visitor may have to confirm before we make a week: checking labels, and being under medical supervision. */
export type Confirmation = 'checkLabels' | 'supervision'

/**
 * What the visitor has to confirm before the widget makes a week for this profile. Calls without a visitor, such as
 * `generateTemplateWeek`, ask for nothing.
 * @throws {TargetsError} when the profile has no positive daily target.
 */
export function neededConfirmations(profile: Profile, foods: readonly Food[]): readonly Confirmation[] {
  const { restrictions } = planRulesFor(profile, foods)
  return [
    ...(labelCheck(restrictions) ? (['checkLabels'] as const) : []),
    ...(supervisedPeople(profile, restrictions).length > 0 ? (['supervision'] as const) : []),
  ]
}
