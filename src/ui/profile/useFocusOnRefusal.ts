import { type RefObject, useEffect, useRef } from 'react'
import { usePlanner } from '../../store/PlannerContext.js'
import { focusFirstFault } from './focusFirstFault.js'

/** Moves the focus to the first invalid field of the form after each refused submit, and at no other time. */
export function useFocusOnRefusal(form: RefObject<HTMLElement | null>): void {
  const refusals = usePlanner((state) => state.refusals)
  const seen = useRef(refusals)
  useEffect(() => {
    if (seen.current === refusals) return
    seen.current = refusals
    focusFirstFault(form)
  }, [refusals, form])
}
