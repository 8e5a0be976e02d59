import { useMemo } from 'react'
import type { ProfileDraft } from '../../store/profileDraft.js'
import { useOnDemand } from '../useOnDemand.js'
import { loadAnswerParts } from './loadAnswerParts.js'

/** What the formulas ask of a body, of what the visitor types. */
const BODY_FIELDS = ['age', 'heightFeet', 'heightInches', 'weight'] as const

/**
 * The targets of a draft whose body fields are valid, with the parts that show them; null until then. The formulas load
 * once each of these fields has an answer.
 */
export function useTargetsPreview(draft: ProfileDraft) {
  const parts = useOnDemand(
    loadAnswerParts,
    BODY_FIELDS.every((field) => draft[field] !== ''),
  )
  return useMemo(() => {
    const preview = parts?.previewTargets(draft)
    return parts && preview ? { parts, preview } : null
  }, [parts, draft])
}
