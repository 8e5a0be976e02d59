import { useMemo } from 'react'
import { isBodyFilledIn, type ProfileDraft } from '../../store/profileDraft.js'
import { loadPlannerPart } from '../loadPlannerPart.js'
import { useOnDemand } from '../useOnDemand.js'

/**
 * The targets of a draft, with the parts that show them; null if they need an answer that is not valid, and undefined
 * until the formulas have loaded, which they do once each field of the body has an answer.
 */
export function useTargetsPreview(draft: ProfileDraft) {
  const parts = useOnDemand(loadPlannerPart, isBodyFilledIn(draft))
  return useMemo(() => {
    if (!parts) return undefined
    const preview = parts.previewTargets(draft)
    return preview && { parts, preview }
  }, [parts, draft])
}
