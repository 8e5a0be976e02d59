import { type RefObject, useEffect, useState } from 'react'
import { usePlanner } from '../../store/PlannerContext.js'

/** How long the list stays as it is after its last change, so that a press never meets another line than it aimed at. */
const SETTLE_MS = 1000

/**
 * The last value that has settled: the list has not changed for a while, and no focus from the keyboard is in the element,
 * which would go elsewhere with what settles.
 */
export function useSettledInPlace<Value extends string | number>(
  value: Value,
  element: RefObject<HTMLElement | null>,
): Value {
  const [lastSettled, setLastSettled] = useState(value)
  const isSettled = lastSettled === value
  // Only what waits renders again with the other changes.
  const plan = usePlanner(({ phase }) => (isSettled || phase.name !== 'plan' ? null : phase.plan))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the plan begins the wait again
  useEffect(() => {
    const { current } = element
    if (isSettled || !current) return
    const settle = () => {
      if (!current.querySelector(':focus-visible')) setLastSettled(value)
    }
    let timer = setTimeout(settle, SETTLE_MS)
    const waitAgain = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, SETTLE_MS)
    }
    current.addEventListener('focusout', waitAgain)
    return () => {
      clearTimeout(timer)
      current.removeEventListener('focusout', waitAgain)
    }
  }, [value, isSettled, plan, element])

  return lastSettled
}
