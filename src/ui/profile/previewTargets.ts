import { type DailyTargets, dailyTargets, TargetsError } from '../../core/nutrition/macros.js'
import { type TargetCaution, targetCautions } from '../../core/nutrition/targetCautions.js'
import { PROFILE_LIMITS } from '../../core/profile.js'
import { type ProfileDraft, parseDraft } from '../../store/profileDraft.js'

/** What can be said about the daily targets while the form is being filled in. */
export type TargetsPreview =
  | { readonly kind: 'missing' }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'known'; readonly targets: DailyTargets; readonly cautions: readonly TargetCaution[] }

/** The targets of a draft whose body fields are valid. The budget does not count towards them and may be missing. */
export function previewTargets(draft: ProfileDraft): TargetsPreview {
  const parsed = parseDraft({ ...draft, weeklyFoodBudget: String(PROFILE_LIMITS.weeklyFoodBudget.min) })
  if (!parsed.ok) return { kind: 'missing' }
  try {
    return {
      kind: 'known',
      targets: dailyTargets(parsed.profile),
      cautions: targetCautions(parsed.profile),
    }
  } catch (error) {
    if (error instanceof TargetsError) return { kind: 'impossible' }
    throw error
  }
}
