import { useCallback, useState } from 'react'
import { type LoadPart, useOnDemand } from './useOnDemand.js'

/** A part that opens at a press: null until it has loaded. If that fails, closing and opening it tries again. */
export function useOpenedPart<Module>(load: LoadPart<Module>, isOpen: boolean) {
  const [hasFailed, setFailed] = useState(false)
  const part = useOnDemand(
    load,
    isOpen,
    useCallback(() => setFailed(true), []),
  )
  if (hasFailed && !isOpen) setFailed(false)
  return { part, hasFailed }
}
