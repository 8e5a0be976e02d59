import { builtInFoods } from 'react-meal-planner/core'
import { neededConfirmations } from '../../src/core/plan/neededConfirmations.js'
import { parseDraft } from '../../src/store/parseDraft.js'
import type { PlannerServices } from '../../src/store/plannerServices.js'
import { createPlannerStore } from '../../src/store/plannerStore.js'
import type { PlannerStoreOptions } from '../../src/store/plannerStoreOptions.js'
import { sampleMadeWeek } from './samplePlan.js'
import { sampleProfile } from './sampleProfile.js'
// An open address form loads this ahead. A test may end meanwhile, and the next file would get the part half loaded.
import '../../src/store/purchaseActions.js'

/** A promise that the test settles by hand. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

/** Services that answer at once, with the sample week. A test replaces the one that it tests. */
export function workingServices(services: Partial<PlannerServices> = {}): PlannerServices {
  return {
    parseDraft: async (draft) => parseDraft(draft),
    neededConfirmations: async (profile, foods) => neededConfirmations(profile, foods),
    makeWeek: async ({ seed }) => sampleMadeWeek(seed),
    subscribe: async () => ({ subscriptionId: 'sub-1' }),
    cancelSubscription: async () => undefined,
    placeOrder: async () => ({ placed: true }),
    addToCart: async () => undefined,
    ...services,
  }
}

/** A store as the widget makes it, with no pauses and a form that is ready to be sent. */
export function readyStore(options: Partial<PlannerStoreOptions> = {}) {
  let keys = 0
  const store = createPlannerStore({
    services: workingServices(),
    initialProfile: sampleProfile(),
    foods: () => builtInFoods,
    pauses: () => ({ firstMs: 0, againMs: 0 }),
    now: () => new Date(2026, 10, 21, 23, 30),
    newKey: () => {
      keys += 1
      return `key-${keys}`
    },
    newSeed: () => 1,
    ...options,
  })
  return { store, actions: store.getState().actions }
}
