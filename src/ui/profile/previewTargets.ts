import { readRestrictions } from '../../core/food/readRestrictions.js'
import { type DailyTargets, dailyTargets, TargetsError } from '../../core/nutrition/dailyTargets.js'
import { supervisedPeople } from '../../core/nutrition/supervisedPeople.js'
import { type CautionsByPerson, cautionsByPerson } from '../../core/nutrition/targetCautions.js'
import { PROFILE_LIMITS } from '../../core/profile.js'
import { parseDraft } from '../../store/parseDraft.js'
import type { ProfileDraft } from '../../store/profileDraft.js'

/** The daily targets of a form that has the answers they need. */
export type TargetsPreview =
  | { readonly kind: 'impossible' }
  | {
      readonly kind: 'known'
      readonly targets: DailyTargets
      readonly cautions: CautionsByPerson
      /** Whether the visitor typed them. */
      readonly areOwn: boolean
      /** Who needs medical supervision, as numbers from 0 for the visitor. */
      readonly supervised: readonly number[]
    }

/**
 * The daily targets of a draft, with their cautions. The budget may be missing, because they do not depend on it.
 * Null if another answer is missing.
 */
export function previewTargets(draft: ProfileDraft): TargetsPreview | null {
  const parsed = parseDraft({ ...draft, weeklyFoodBudget: String(PROFILE_LIMITS.weeklyFoodBudget.min) })
  if (!parsed.ok) return null
  const { profile } = parsed
  try {
    const restrictions = readRestrictions(profile.dietaryRestrictions)
    const targets = dailyTargets(profile, restrictions)
    return {
      kind: 'known',
      targets,
      areOwn: profile.ownTargets !== undefined,
      cautions: cautionsByPerson(profile, restrictions),
      supervised: supervisedPeople(profile, restrictions),
    }
  } catch (error) {
    if (error instanceof TargetsError) return { kind: 'impossible' }
    throw error
  }
}
