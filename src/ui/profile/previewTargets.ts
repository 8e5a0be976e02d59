import { readRestrictions } from '../../core/food/readRestrictions.js'
import { type DailyTargets, dailyTargets, TargetsError } from '../../core/nutrition/dailyTargets.js'
import { needsSupervision } from '../../core/nutrition/needsSupervision.js'
import { type TargetCaution, targetCautions } from '../../core/nutrition/targetCautions.js'
import type { Profile } from '../../core/profile.js'

/** What is known about the daily targets while the visitor fills in the form. */
export type TargetsPreview =
  | { readonly kind: 'missing' }
  | { readonly kind: 'impossible' }
  | {
      readonly kind: 'known'
      readonly targets: DailyTargets
      readonly cautions: readonly TargetCaution[]
      readonly needsSupervision: boolean
    }

/** The daily targets of a profile, with their cautions. */
export function previewTargets(profile: Profile): TargetsPreview {
  try {
    const restrictions = readRestrictions(profile.dietaryRestrictions)
    const targets = dailyTargets(profile, restrictions)
    return {
      kind: 'known',
      targets,
      cautions: targetCautions(profile, restrictions),
      needsSupervision: needsSupervision(targets),
    }
  } catch (error) {
    if (error instanceof TargetsError) return { kind: 'impossible' }
    throw error
  }
}
