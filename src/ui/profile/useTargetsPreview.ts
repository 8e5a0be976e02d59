import { useMemo } from 'react'
import { isBodyFilledIn, type ProfileDraft } from '../../store/profileDraft.js'
import { loadPlannerPart } from '../loadPlannerPart.js'
import { useOnDemand } from '../useOnDemand.js'

/**
 * The targets of a draft whose body fields are valid, with the parts that show them; null until then. The formulas
 * load once each of these fields has an answer.
 */
export function useTargetsPreview(draft: ProfileDraft) {
  const parts = useOnDemand(loadPlannerPart, isBodyFilledIn(draft))
  return useMemo(() => {
    const preview = parts?.previewTargets(draft)
    return parts && preview ? { parts, preview } : null
  }, [parts, draft])
}
