import { useCallback, useState } from 'react'
import { usePlannerActions } from '../store/PlannerContext.js'
import { type LoadPart, useOnDemand } from './useOnDemand.js'

/**
 * A part that opens at a press: null until it has loaded. If that fails, each new opening imports it again, as in
 * `useOnDemand`.
 * @param opened what is open of the part, if anything
 */
export function useOpenedPart<Module>(load: LoadPart<Module>, opened: string | boolean | null) {
  const { report } = usePlannerActions()
  const [failed, setFailed] = useState<typeof opened>(null)
  const isOpen = Boolean(opened)
  const part = useOnDemand(
    load,
    isOpen,
    useCallback(
      ({ cause }: { readonly cause: unknown }) => {
        setFailed(opened)
        report(cause)
      },
      [opened, report],
    ),
  )
  if (failed !== null && !isOpen) setFailed(null)
  return { part, hasFailed: isOpen && failed === opened }
}
