import { useEffect, useState } from 'react'
import type { Food } from '../../core/food/food.js'
import type { DailyTargets } from '../../core/nutrition/dailyTargets.js'
import { type LeastCost, leastCost } from '../../core/plan/leastCost.js'
import { PROFILE_LIMITS } from '../../core/profile.js'
import { isCoreError } from '../../store/notices.js'
import { usePlanner, usePlannerActions, usePlannerStore } from '../../store/PlannerContext.js'
import { parseDraft } from '../../store/parseDraft.js'
import type { PlannerStore } from '../../store/plannerStore.js'
import type { ProfileDraft } from '../../store/profileDraft.js'
import { longRest, quietPause } from './quietWork.js'

/** The work starts when the answers have not changed for this long. */
const SETTLED_MS = 500
/** Work that takes longer than this is mentioned. */
const QUICK_MS = 500

/** The known costs, by the foods and by the key of the answers. */
const knownByFoods = new WeakMap<readonly Food[], Map<string, LeastCost>>()

/**
 * The answers that the least cost depends on. The budget is not among them, and the body counts only by its targets.
 */
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

/** The visitor learns on submit why no week can be planned for these answers. The host learns of anything else. */
function unknownCost(error: unknown): null {
  if (isCoreError(error)) return null
  throw error
}

async function workOut(store: PlannerStore, foods: readonly Food[], signal: AbortSignal) {
  const { draft } = store.getState()
  // A submit needs the processor at once. If it is refused, the work goes on.
  async function takeRest() {
    do await longRest(store)
    while (!signal.aborted && store.getState().phase.name !== 'profile')
  }
  await takeRest()
  if (signal.aborted) return null
  const parsed = parseDraft({ ...draft, weeklyFoodBudget: String(PROFILE_LIMITS.weeklyFoodBudget.max) })
  if (!parsed.ok) return null
  return leastCost(parsed.profile, { foods, signal, pause: quietPause(takeRest) }).catch(unknownCost)
}

interface FoundCost {
  /** Null until it is known. */
  readonly cost: LeastCost | null
  /** Whether it is being worked out and takes a while. It stays so while the visitor types, so that it is said once. */
  readonly isSlow: boolean
}

/**
 * The least that a week for the answers could cost. The work is done in short slices when the visitor pauses. It stops
 * when an answer changes that the cost depends on.
 */
export function useLeastCost(targets: DailyTargets): FoundCost {
  const store = usePlannerStore()
  const { foods, report } = usePlannerActions()
  const key = usePlanner((state) => costKey(targets, state.draft))
  const isOnForm = usePlanner((state) => state.phase.name === 'profile')
  const [found, setFound] = useState<{ readonly key: string; readonly cost: LeastCost | null } | null>(null)
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isOnForm) {
      setIsSlow(false)
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    async function find() {
      const catalogue = await foods()
      const known = knownByFoods.get(catalogue) ?? new Map<string, LeastCost>()
      knownByFoods.set(catalogue, known)
      const cost = known.get(key) ?? (await workOut(store, catalogue, signal))
      if (signal.aborted) return
      if (cost) known.set(key, cost)
      setFound({ key, cost })
    }
    let timer = setTimeout(async () => {
      timer = setTimeout(() => setIsSlow(true), QUICK_MS)
      await find().catch((error: unknown) => {
        // Giving up is no failure.
        if (signal.aborted) return
        console.error('MealPlanner: the least cost is not known.', error)
        report(error)
      })
      clearTimeout(timer)
      if (!signal.aborted) setIsSlow(false)
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, isOnForm, foods, report, store])
  return { cost: found?.key === key ? found.cost : null, isSlow }
}
