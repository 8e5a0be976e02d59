import type { PlannerActions, StateAccess } from './plannerState.js'
import { parseDraft } from './profileDraft.js'
import { refuseForm } from './refuseForm.js'
import type { WeekMaker } from './weekMaker.js'

type GenerationActions = Pick<
  PlannerActions,
  'submitProfile' | 'regenerate' | 'cancelGeneration' | 'finishWithoutAi'
>

const FIRST_SEED = 1

/** Starting and cancelling a generation. */
export function generationActions(access: StateAccess, weekMaker: WeekMaker): GenerationActions {
  const { get, set } = access
  return {
    submitProfile: async () => {
      const { draft, phase } = get()
      if (phase.name === 'generating') return
      const parsed = parseDraft(draft)
      if (!parsed.ok) {
        refuseForm(access, parsed.errors)
        return
      }
      set({ errors: {} })
      await weekMaker.make({ profile: parsed.profile, seed: FIRST_SEED, previous: null })
    },
    regenerate: async () => {
      const { phase } = get()
      if (phase.name !== 'plan') return
      const { plan } = phase
      if (plan.profile === null) {
        get().actions.backToForm()
        return
      }
      await weekMaker.make({ profile: plan.profile, seed: plan.seed + 1, previous: plan })
    },
    finishWithoutAi: () => {
      if (get().phase.name === 'generating') weekMaker.finishWithoutAi()
    },
    cancelGeneration: () => {
      const { phase, actions } = get()
      weekMaker.stop()
      if (phase.name !== 'generating') return
      actions.emit({ type: 'plan_cancelled' })
      set({ phase: phase.previous ? { name: 'plan', plan: phase.previous } : { name: 'profile' } })
    },
  }
}
