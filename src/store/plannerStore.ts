import { createStore, type StoreApi } from 'zustand/vanilla'
import { EMPTY_DELIVERY_INFO } from '../core/delivery/emptyDeliveryInfo.js'
import { EMPTY_PROFILE } from '../core/profile.js'
import { deliveryFormActions } from './deliveryFormActions.js'
import { formActions } from './formActions.js'
import { generationActions } from './generationActions.js'
import { historyActions } from './historyActions.js'
import { noticeActions } from './noticeActions.js'
import type { PlannerStoreState, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import { draftFromProfile } from './profileDraft.js'
import { purchases } from './purchases.js'
import { createWeekMaker } from './weekMaker.js'

export type PlannerStore = StoreApi<PlannerStoreState>

/** Makes the store of one widget. Two widgets on a page share nothing. */
export function createPlannerStore(options: PlannerStoreOptions): PlannerStore {
  return createStore<PlannerStoreState>()((set, get) => {
    const access: StateAccess = { get, set: (change) => set(change) }
    const weekMaker = createWeekMaker(access, options)
    return {
      draft: draftFromProfile(options.initialProfile ?? EMPTY_PROFILE),
      choices: { units: null, startDay: null },
      setAside: {},
      errors: {},
      confirmed: {},
      unticked: {},
      refusals: 0,
      phase: { name: 'profile' },
      tab: 'plan',
      dayIndex: 0,
      person: 0,
      listOrder: 'aisle',
      deliveryForm: null,
      awaitedForm: null,
      deliveryDraft: EMPTY_DELIVERY_INFO,
      subscriptions: [],
      ordering: null,
      checkout: null,
      ordered: [],
      unplaced: [],
      cancelling: [],
      isAddingToCart: false,
      planBehindForm: null,
      past: [],
      future: [],
      notices: [],
      own: null,
      keeping: null,
      actions: {
        ...formActions(access, options, weekMaker),
        ...generationActions(access, options, weekMaker),
        ...deliveryFormActions(access, options),
        ...purchases(access, options),
        ...noticeActions(access, options),
        ...historyActions(access, options, weekMaker),
        now: options.now,
        prepare: () => options.prepare?.(),
        foods: async () => options.foods(),
        report: (error) => options.onError?.(error),
        emit: (event) => options.onEvent?.(event),
        selectTab: (tab) => {
          if (tab === get().tab) return
          set({ tab })
          get().actions.withdrawNotices('making', 'sharing')
          get().actions.emit({ type: 'tab_opened', tab })
        },
        selectDay: (dayIndex) => set({ dayIndex }),
        selectPerson: (person) => set({ person }),
        sortList: (listOrder) => set({ listOrder }),
      },
    }
  })
}
