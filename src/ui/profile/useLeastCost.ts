import { useEffect, useMemo, useState } from 'react'
import { type LeastCost, leastCost } from '../../core/plan/leastCost.js'
import { PROFILE_LIMITS } from '../../core/profile.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { parseDraft } from '../../store/parseDraft.js'
import { useSettled } from './useSettled.js'

const TYPING_PAUSE_MS = 800
/** Without `requestIdleCallback`, as in Safari. */
const REST_MS = 50

/** Resolves when the browser has nothing better to do. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve, REST_MS)
  })

/** Nobody misses a line that could not be worked out; a targets error shows elsewhere. */
const nothing = () => null

/**
 * The least that a week for the answers could cost; null until it is known. It is worked out when the visitor pauses and
 * the browser is idle, and dropped when the answers change. The budget plays no part, so it does not start it again.
 */
export function useLeastCost(): LeastCost | null {
  const draft = usePlanner((state) => state.draft)
  const isOnForm = usePlanner((state) => state.phase.name === 'profile')
  const { foods } = usePlannerActions()
  const [known, setKnown] = useState<{ readonly key: string; readonly cost: LeastCost | null } | null>(null)
  const key = useMemo(() => {
    const parsed = parseDraft({ ...draft, weeklyFoodBudget: String(PROFILE_LIMITS.weeklyFoodBudget.max) })
    return parsed.ok ? JSON.stringify(parsed.profile) : ''
  }, [draft])
  const [settled] = useSettled(key, TYPING_PAUSE_MS)
  useEffect(() => {
    if (settled === '' || !isOnForm) return
    const controller = new AbortController()
    const { signal } = controller
    whenIdle()
      .then(foods)
      .then((catalogue) => leastCost(JSON.parse(settled), { foods: catalogue, signal, pause: whenIdle }))
      .catch(nothing)
      .then((cost) => {
        if (!signal.aborted) setKnown({ key: settled, cost })
      })
    return () => controller.abort()
  }, [settled, isOnForm, foods])
  return known?.key === key ? known.cost : null
}
