import { useEffect, useRef, useState } from 'react'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerStore } from '../../store/PlannerContext.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'

/**
 * Focuses the plan's heading when the visitor comes to the plan, and for each new week. Tells screen readers that a new
 * week is ready, unless a notice says so. The notice of some days that a model did not write does not.
 */
export function WeekReady({ isCovered }: { isCovered: boolean }) {
  const { ready } = usePlanMessages().plan
  const store = usePlannerStore()
  const newWeek = usePlanner(({ phase }) => (phase.name === 'plan' && phase.isNew ? phase.plan.week : null))
  const [isSaid, setSaid] = useState(false)
  const place = useRef<HTMLElement>(null)
  const last = useRef<WeekPlan | null>(undefined)
  useEffect(() => {
    if (isCovered || last.current === newWeek) return
    const hasCome = last.current !== undefined
    last.current = newWeek
    const { notices } = store.getState()
    setSaid(newWeek !== null && notices.every(({ code }) => code === 'plan-partly-ai'))
    // The first change of a new week ends its newness. The visitor stays at the change.
    if (hasCome && newWeek === null) return
    const frame = place.current?.closest('section')
    // The frame gets the focus in the same step, but after this effect.
    queueMicrotask(() => {
      if (!frame?.isConnected || !frame.matches(newWeek ? ':focus-within' : ':focus')) return
      frame.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true })
      frame.scrollIntoView({ block: 'start' })
    })
  }, [isCovered, newWeek, store])
  return (
    <VisuallyHidden ref={place} role="status">
      {isSaid && ready}
    </VisuallyHidden>
  )
}
