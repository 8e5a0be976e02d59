import type { DeliveryInfo } from '../core/delivery/deliveryInfo.js'
import type { Food } from '../core/food/food.js'
import type { CartItem } from '../core/grocery/cartItems.js'
import type { WeekPlan } from '../core/plan/weekPlan.js'
import type { Profile } from '../core/profile.js'
import type { DeliveryDraft } from './deliveryDraft.js'
import type { Notice, NoticeContent } from './notices.js'
import type { PlannerEvent } from './plannerEvents.js'
import type { Subscription } from './plannerServices.js'
import type { ProfileDraft, ProfileErrors } from './profileDraft.js'

export const PLAN_TABS = ['plan', 'groceries', 'delivery'] as const
export type PlanTab = (typeof PLAN_TABS)[number]

/** A week on show and what it was made from. */
export interface ShownPlan {
  readonly profile: Profile
  readonly week: WeekPlan
  readonly seed: number
  /** The foods it was planned with; its list is priced from the same. */
  readonly foods: readonly Food[]
}

/** Where the visitor is. A first generation has no plan to return to, a later one keeps the last week at hand. */
export type PlannerPhase =
  | { readonly name: 'profile' }
  | { readonly name: 'generating'; readonly daysDone: number; readonly previous: ShownPlan | null }
  | { readonly name: 'plan'; readonly plan: ShownPlan }

/** The address form while it is open, but for what is typed in it. */
export interface DeliveryFormState {
  /** Made once per opening, so that a repeated submit can't subscribe twice. */
  readonly idempotencyKey: string
  readonly submitting: boolean
  /** What the server found wrong, by field. */
  readonly fieldErrors: Readonly<Record<string, string>>
}

export interface PlannerState {
  readonly draft: ProfileDraft
  readonly errors: ProfileErrors
  /** Grows with every refused submit: the form then moves the focus to its first faulty field. */
  readonly refusals: number
  readonly phase: PlannerPhase
  readonly tab: PlanTab
  readonly dayIndex: number
  /** Ticked grocery items by food id. */
  readonly ticked: Readonly<Record<string, true>>
  /** Null while it is closed. */
  readonly deliveryForm: DeliveryFormState | null
  /** The address as typed; it outlives a failed call and a cancelled form. */
  readonly deliveryDraft: DeliveryDraft
  /** The one in force; it stays so while the form is opened for another. In memory only. */
  readonly subscription: Subscription | null
  readonly isOrdering: boolean
  readonly isCancelling: boolean
  readonly isAddingToCart: boolean
  readonly notices: readonly Notice[]
}

export interface PlannerActions {
  editProfile(change: Partial<ProfileDraft>): void
  /** Loads what a plan will need, while the form is still being filled in. */
  prepare(): void
  /** Checks the form; a valid one starts the generation. Resolves when the phase has settled. */
  submitProfile(): Promise<void>
  /** Another week for the same profile and targets. */
  regenerate(): Promise<void>
  /** Stops a generation; back to the form, or to the week on show, with nothing lost. */
  cancelGeneration(): void
  /** "New Plan": clears plan, targets, list and answers. */
  startOver(): void
  /** "Change Preferences": back to the form with the answers kept, unless the host takes it over. */
  changePreferences(): void
  backToForm(): void
  selectTab(tab: PlanTab): void
  selectDay(dayIndex: number): void
  toggleGrocery(foodId: string): void
  /** Hands lines to the shop's cart, one batch at a time. */
  addToCart(lines: readonly CartItem[]): Promise<void>
  editDelivery(change: Partial<DeliveryDraft>): void
  openDeliveryForm(): void
  closeDeliveryForm(): void
  subscribe(info: DeliveryInfo): Promise<void>
  /** Ends the subscription and has the address erased; back to the offer. */
  cancelSubscription(): Promise<void>
  orderThisWeek(): Promise<void>
  notify(notice: NoticeContent): void
  dismissNotice(id: number): void
  /** Tells the host what happened. */
  report(event: PlannerEvent): void
}

export type PlannerStoreState = PlannerState & { readonly actions: PlannerActions }

/** How a group of actions reads and changes its widget's state. */
export interface StateAccess {
  get(): PlannerStoreState
  set(change: Partial<PlannerState>): void
}
