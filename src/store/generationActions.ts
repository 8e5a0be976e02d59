import { lastPlan } from './historyActions.js'
import type { ParsedDraft } from './parseDraft.js'
import type { PlannerActions, PlannerStoreState, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import { refuseForm } from './refuseForm.js'
import type { WeekMaker } from './weekMaker.js'

type GenerationActions = Pick<
  PlannerActions,
  | 'nextSeed'
  | 'submitProfile'
  | 'regenerate'
  | 'cancelGeneration'
  | 'finishWithoutAi'
  | 'pauseGeneration'
  | 'resumeGeneration'
>

/**
 * A seed whose week the visitor has not seen, so that the same answers give another week. Undefined before the first of
 * their own.
 */
function unseenSeed(state: PlannerStoreState): number | undefined {
  const seeds = [lastPlan(state), state.own, ...state.past, ...state.future].flatMap((plan) =>
    plan && !plan.isShared ? plan.seed : [],
  )
  if (seeds.length === 0) return undefined
  const next = Math.max(...seeds) + 1
  if (Number.isSafeInteger(next)) return next
  // Beyond the safe integers, one more may be the same number.
  let seed = 0
  while (seeds.includes(seed)) seed += 1
  return seed
}

/** Starts, pauses and cancels a generation. */
export function generationActions(
  access: StateAccess,
  { services, initialSeed, newSeed }: PlannerStoreOptions,
  weekMaker: WeekMaker,
): GenerationActions {
  const { get, set } = access
  let firstSeed: number | undefined
  const seedOfVisit = () => {
    firstSeed ??= newSeed()
    return firstSeed
  }
  const otherSeed = () => unseenSeed(get()) ?? seedOfVisit()
  const isGenerating = () => get().phase.name === 'generating'

  /** Null if the visitor does not wait for it, or if the part that parses did not load; then a notice says so. */
  async function parse(signal: AbortSignal): Promise<ParsedDraft | null> {
    try {
      const parsed = await services.parseDraft(get().draft)
      return signal.aborted ? null : parsed
    } catch (error) {
      if (!signal.aborted) weekMaker.fail(error)
      return null
    }
  }

  async function submit(name?: string) {
    const signal = weekMaker.begin(() => submit(name))
    const parsed = await parse(signal)
    if (parsed === null) return
    if (!parsed.ok) {
      weekMaker.stop()
      refuseForm(access, parsed.errors)
      return
    }
    set({ errors: {} })
    await weekMaker.make({ profile: parsed.profile, seed: get().actions.nextSeed(), previous: null, name })
  }

  /** A later request ends the one before, or waits for it: both resolve when the newest has settled. */
  let newest: Promise<void> | null = null
  async function settled() {
    const awaited = newest
    await awaited
    if (newest !== awaited) await settled()
  }

  return {
    nextSeed: () => initialSeed?.() ?? otherSeed(),
    submitProfile: (name) => {
      if (!isGenerating()) newest = submit(name)
      return settled()
    },
    regenerate: async (name) => {
      const { phase } = get()
      if (phase.name !== 'plan') return
      const { plan } = phase
      newest = weekMaker.make({ profile: plan.profile, seed: otherSeed(), previous: plan, name })
      await settled()
    },
    finishWithoutAi: () => {
      if (isGenerating()) weekMaker.finishWithoutAi()
    },
    pauseGeneration: () => {
      weekMaker.pause()
      if (isGenerating()) get().actions.emit({ type: 'plan_cancelled' })
    },
    resumeGeneration: () => {
      newest = weekMaker.resume()
    },
    cancelGeneration: () => {
      const { phase, actions } = get()
      if (phase.name !== 'generating') {
        weekMaker.stop()
        return
      }
      actions.emit({ type: 'plan_cancelled' })
      // It would seem to speak of the week that was not made.
      actions.withdrawNotices('change', 'making')
      weekMaker.leave({
        phase: phase.previous ? { name: 'plan', plan: phase.previous } : { name: 'profile' },
      })
    },
  }
}
