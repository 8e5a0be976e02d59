import { usePlannerActions } from '../../store/PlannerContext.js'
import { useOnDemand } from '../useOnDemand.js'

const load = () => import('./listEditing.chunk.js')

/** What edits the list, null until it has loaded. */
export function useListEditing(isNeeded: boolean) {
  const { notify } = usePlannerActions()
  return useOnDemand(load, isNeeded, () => notify({ code: 'part-not-loaded' }))
}
