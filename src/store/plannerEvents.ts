import type { PlanChange } from '../core/state/planChange.js'
import type { PlanTab } from './planTabs.js'
import type { ProfileErrorField } from './profileDraft.js'

/** How a visitor changes a plan. */
export type PlanChangeName =
  | PlanChange['type']
  | 'swap'
  | 'swapFood'
  | 'move'
  | 'eatOut'
  | 'eatIn'
  | 'neverAgain'
  | 'avoid'

/** What happens in the widget, for a host's analytics. No event carries body data, answers, addresses or typed text. */
export type PlannerEvent =
  | { readonly type: 'form_refused'; readonly fields: readonly ProfileErrorField[] }
  | { readonly type: 'plan_requested'; readonly isFirst: boolean }
  | { readonly type: 'plan_generated'; readonly isFirst: boolean; readonly fellBack: boolean }
  | { readonly type: 'plan_failed' }
  | { readonly type: 'plan_cancelled' }
  | { readonly type: 'plan_reset' }
  | { readonly type: 'plan_changed'; readonly how: PlanChangeName }
  | { readonly type: 'plan_undone' }
  | { readonly type: 'plan_redone' }
  | { readonly type: 'tab_opened'; readonly tab: PlanTab }
  | { readonly type: 'grocery_ticked'; readonly foodId: string; readonly isTicked: boolean }
  | { readonly type: 'plan_downloaded' }
  | { readonly type: 'plan_shared'; readonly how: 'share-sheet' | 'clipboard' }
  | { readonly type: 'list_printed' }
  | { readonly type: 'added_to_cart'; readonly items: number }
  | { readonly type: 'delivery_form_opened' }
  | { readonly type: 'delivery_subscribed' }
  | { readonly type: 'delivery_failed' }
  | { readonly type: 'delivery_cancelled' }
  | { readonly type: 'order_placed' }
  | { readonly type: 'order_failed' }
  /** The visitor got a link to finish the order at a shop. */
  | { readonly type: 'checkout_offered' }
