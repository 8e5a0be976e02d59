import { useMemo } from 'react'
import { isBodyFilledIn, type ProfileDraft } from '../../store/profileDraft.js'
import { useOnDemand } from '../useOnDemand.js'
import { loadAnswerParts } from './loadAnswerParts.js'

/**
 * The targets of a draft whose body fields are valid, with the parts that show them; null until then. The formulas load
 * once each of these fields has an answer.
 */
export function useTargetsPreview(draft: ProfileDraft) {
  const parts = useOnDemand(loadAnswerParts, isBodyFilledIn(draft))
  return useMemo(() => {
    const preview = parts?.previewTargets(draft)
    return parts && preview ? { parts, preview } : null
  }, [parts, draft])
}
