import { usePlannerActions } from '../../store/PlannerContext.js'
import { useOnDemand } from '../useOnDemand.js'

const load = () => import('./listEditing.chunk.js')

/**
 * What edits the list, null until it has loaded.
 * @param isAsked the visitor waits for it, so a failure is told. Otherwise the list does without.
 */
export function useListEditing(isNeeded: boolean, isAsked: boolean) {
  const { notify } = usePlannerActions()
  return useOnDemand(load, isNeeded, isAsked ? () => notify({ code: 'part-not-loaded' }) : undefined)
}
