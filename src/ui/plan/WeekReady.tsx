import { useEffect, useRef, useState } from 'react'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerStore } from '../../store/PlannerContext.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'

/**
 * Gives the focus to the plan's heading when the visitor comes to the plan, and when its week is a new one. Says that a
 * new week is ready, unless a notice says so.
 */
export function WeekReady() {
  const { ready } = usePlanMessages().plan
  const store = usePlannerStore()
  const newWeek = usePlanner(({ phase }) => (phase.name === 'plan' && phase.isNew ? phase.plan.week : null))
  const [isSaid, setSaid] = useState(false)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    setSaid(newWeek !== null && store.getState().notices.length === 0)
    const frame = place.current?.closest('section')
    // The frame gets the focus in this same step, but after us.
    queueMicrotask(() => {
      if (!frame?.matches(newWeek ? ':focus-within' : ':focus')) return
      frame.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true })
      frame.scrollIntoView({ block: 'start' })
    })
  }, [newWeek, store])
  return (
    <VisuallyHidden ref={place} role="status">
      {isSaid && ready}
    </VisuallyHidden>
  )
}
