import { useDeferredValue } from 'react'
import { usePlanner } from '../../store/PlannerContext.js'
import { isBodyFilledIn } from '../../store/profileDraft.js'
import { useFormat } from '../format.js'
import { loadPlannerPart } from '../loadPlannerPart.js'
import { useOnDemand } from '../useOnDemand.js'

/**
 * Whether each field of the body has an answer, and the targets of the answers with the parts that show them: null before
 * that, and until the formulas have loaded.
 */
export function useTargetsPreview() {
  // Deferred, so that typing never waits for the targets.
  const draft = useDeferredValue(usePlanner((state) => state.draft))
  const isFilledIn = isBodyFilledIn(draft, useFormat().units === 'metric')
  const parts = useOnDemand(loadPlannerPart, isFilledIn)
  return { isFilledIn, known: isFilledIn && parts ? { parts, preview: parts.previewTargets(draft) } : null }
}
