import { useMemo } from 'react'
import { PROFILE_LIMITS } from '../../core/profile.js'
import { type ProfileDraft, parseDraft } from '../../store/profileDraft.js'
import { useOnDemand } from '../useOnDemand.js'
import type { TargetsPreview } from './previewTargets.js'

const loadPreview = () => import('../planner.chunk.js')

/**
 * The targets of a draft whose body fields are valid. The targets do not depend on the budget, so it may be missing.
 * The formulas load with the first valid draft.
 */
export function useTargetsPreview(draft: ProfileDraft): TargetsPreview {
  const parsed = useMemo(
    () => parseDraft({ ...draft, weeklyFoodBudget: String(PROFILE_LIMITS.weeklyFoodBudget.min) }),
    [draft],
  )
  const formulas = useOnDemand(loadPreview, parsed.ok)
  return useMemo(
    () => (formulas && parsed.ok ? formulas.previewTargets(parsed.profile) : { kind: 'missing' }),
    [formulas, parsed],
  )
}
