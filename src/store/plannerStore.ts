import { createStore, type StoreApi } from 'zustand/vanilla'
import { EMPTY_DELIVERY_INFO } from '../core/delivery/emptyDeliveryInfo.js'
import type { Food } from '../core/food/food.js'
import { EMPTY_PROFILE, type Profile } from '../core/profile.js'
import { cartActions } from './cartActions.js'
import { generationActions } from './generation.js'
import { isSameTopic, type NoticeContent } from './notices.js'
import { orderActions } from './orderActions.js'
import type { PlannerEvent } from './plannerEvents.js'
import type { PlannerServices } from './plannerServices.js'
import type { PlannerStoreState, StateAccess } from './plannerState.js'
import { draftFromProfile } from './profileDraft.js'
import { subscriptionActions } from './subscriptionActions.js'

/** The shortest time the overlay shows, in milliseconds (specification, section 4). */
export interface Pauses {
  /** First generation after the form. */
  readonly firstMs: number
  /** "Generate New Plan". */
  readonly againMs: number
}

export const DEFAULT_PAUSES: Pauses = { firstMs: 3000, againMs: 2500 }

export interface PlannerStoreOptions {
  readonly services: PlannerServices
  readonly initialProfile?: Profile
  /** What may be eaten and bought; asked at each generation. */
  readonly foods: () => readonly Food[] | Promise<readonly Food[]>
  /** Loads what generations need; called often, and a failure is no matter yet. */
  readonly prepare?: () => void
  /** Read at each generation, so that a host can change them at any time. */
  readonly pauses: () => Pauses
  readonly now: () => Date
  /** A fresh idempotency key. */
  readonly newKey: () => string
  /** Gives the host its chance to take "Change Preferences" over; true when it did. */
  readonly hostChangesPreferences?: () => boolean
  /** Each notice as it is raised, for the host. */
  readonly onNotice?: (notice: NoticeContent) => void
  /** Failures that were made good or told to the visitor, whole, for the host's error log. */
  readonly onError?: (error: unknown) => void
  /** Each event as it happens, for the host's analytics. */
  readonly onEvent?: (event: PlannerEvent) => void
}

export type PlannerStore = StoreApi<PlannerStoreState>

/** Makes the store of one widget; two widgets on a page never meet. */
export function createPlannerStore(options: PlannerStoreOptions): PlannerStore {
  let lastNoticeId = 0
  return createStore<PlannerStoreState>()((set, get) => {
    const access: StateAccess = { get, set: (change) => set(change) }
    return {
      draft: draftFromProfile(options.initialProfile ?? EMPTY_PROFILE),
      errors: {},
      refusals: 0,
      phase: { name: 'profile' },
      tab: 'plan',
      dayIndex: 0,
      ticked: {},
      deliveryForm: null,
      deliveryDraft: EMPTY_DELIVERY_INFO,
      subscription: null,
      isOrdering: false,
      isCancelling: false,
      isAddingToCart: false,
      notices: [],
      actions: {
        ...generationActions(access, options),
        ...subscriptionActions(access, options),
        ...orderActions(access, options),
        ...cartActions(access, options),
        prepare: () => options.prepare?.(),
        selectTab: (tab) => {
          if (tab === get().tab) return
          set({ tab })
          get().actions.report({ type: 'tab_opened', tab })
        },
        selectDay: (dayIndex) => set({ dayIndex }),
        toggleGrocery: (foodId) => {
          const { [foodId]: wasTicked, ...others } = get().ticked
          set({ ticked: wasTicked ? others : { ...others, [foodId]: true } })
          get().actions.report({ type: 'grocery_ticked', foodId, isTicked: !wasTicked })
        },
        notify: (content) => {
          lastNoticeId += 1
          const others = get().notices.filter((notice) => !isSameTopic(notice, content))
          set({ notices: [...others, { ...content, id: lastNoticeId }] })
          options.onNotice?.(content)
        },
        report: (event) => options.onEvent?.(event),
        dismissNotice: (id) => set({ notices: get().notices.filter((notice) => notice.id !== id) }),
      },
    }
  })
}
