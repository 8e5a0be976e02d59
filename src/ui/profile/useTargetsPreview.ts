import { useMemo } from 'react'
import type { ProfileDraft } from '../../store/profileDraft.js'
import { useOnDemand } from '../useOnDemand.js'
import type { TargetsPreview } from './previewTargets.js'

/** What the formulas ask of a body, of what the visitor types. */
const BODY_FIELDS = ['age', 'heightFeet', 'heightInches', 'weight'] as const

const loadPreview = () => import('../planner.chunk.js')

/**
 * The targets of a draft whose body fields are valid. The formulas load once each of these fields has an answer.
 */
export function useTargetsPreview(draft: ProfileDraft): TargetsPreview {
  const formulas = useOnDemand(
    loadPreview,
    BODY_FIELDS.every((field) => draft[field] !== ''),
  )
  return useMemo(() => (formulas ? formulas.previewTargets(draft) : { kind: 'missing' }), [formulas, draft])
}
