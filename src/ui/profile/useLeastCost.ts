import { useEffect, useState } from 'react'
import type { Food } from '../../core/food/food.js'
import type { DailyTargets } from '../../core/nutrition/dailyTargets.js'
import { type LeastCost, leastCost } from '../../core/plan/leastCost.js'
import { PROFILE_LIMITS } from '../../core/profile.js'
import { usePlanner, usePlannerActions, usePlannerStore } from '../../store/PlannerContext.js'
import { parseDraft } from '../../store/parseDraft.js'
import type { ProfileDraft } from '../../store/profileDraft.js'

/** The work starts when the answers have stayed the same for so long. */
const SETTLED_MS = 1000
/** It goes on for so long at once, and then lets the page answer. */
const SLICE_MS = 5
const REST_MS = 10

/** What is known already, by the foods and by what the cost follows from. */
const knownByFoods = new WeakMap<readonly Food[], Map<string, LeastCost>>()

/** Gives a promise to wait for whenever a slice of work is over. */
function createPause() {
  let end = performance.now() + SLICE_MS
  return () => {
    if (performance.now() < end) return undefined
    return new Promise<void>((resolve) => {
      setTimeout(() => {
        end = performance.now() + SLICE_MS
        resolve()
      }, REST_MS)
    })
  }
}

/** All that the least cost follows from, of the answers: the budget plays no part, nor does a body but by its targets. */
const costKey = (targets: DailyTargets, draft: ProfileDraft) =>
  JSON.stringify([
    targets,
    draft.dietaryRestrictions,
    draft.foodRestrictions,
    draft.mealsPerDay,
    draft.mealVariety,
    draft.people,
    draft.others,
  ])

async function workOut(draft: ProfileDraft, foods: readonly Food[], signal: AbortSignal) {
  const parsed = parseDraft({ ...draft, weeklyFoodBudget: String(PROFILE_LIMITS.weeklyFoodBudget.max) })
  if (!parsed.ok) return null
  // Why no week can be planned for these answers is said where they are sent.
  return leastCost(parsed.profile, { foods, signal, pause: createPause() }).catch(() => null)
}

/**
 * The least that a week for the answers could cost; null until it is known. The work is done in short slices once the
 * visitor pauses, and dropped when an answer that matters changes.
 */
export function useLeastCost(targets: DailyTargets): LeastCost | null {
  const store = usePlannerStore()
  const { foods } = usePlannerActions()
  const key = usePlanner((state) => costKey(targets, state.draft))
  const isOnForm = usePlanner((state) => state.phase.name === 'profile')
  const [found, setFound] = useState<{ readonly key: string; readonly cost: LeastCost | null } | null>(null)
  useEffect(() => {
    if (!isOnForm) return
    const controller = new AbortController()
    const { signal } = controller
    async function find() {
      const catalogue = await foods()
      const known = knownByFoods.get(catalogue) ?? new Map<string, LeastCost>()
      knownByFoods.set(catalogue, known)
      const cost = known.get(key) ?? (await workOut(store.getState().draft, catalogue, signal))
      if (signal.aborted) return
      if (cost) known.set(key, cost)
      setFound({ key, cost })
    }
    const timer = setTimeout(() => void find(), SETTLED_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, isOnForm, foods, store])
  return found?.key === key ? found.cost : null
}
