import { useCallback } from 'react'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { useOnDemand } from '../useOnDemand.js'

const load = () => import('./listEditing.chunk.js')

/**
 * The code that edits the list; null until it has loaded.
 * @param isAsked whether the visitor waits for it. Only then a failure to load raises a notice.
 */
export function useListEditing(isNeeded: boolean, isAsked: boolean) {
  const { notify } = usePlannerActions()
  const tell = useCallback(() => notify({ code: 'part-not-loaded' }), [notify])
  return useOnDemand(load, isNeeded, isAsked ? tell : undefined)
}
