import type { DeliveryInfo } from '../core/delivery/deliveryInfo.js'
import type { Food } from '../core/food/food.js'
import type { CartItem } from '../core/grocery/cartItems.js'
import type { BegunWeek } from '../core/plan/beginWeek.js'
import type { Confirmation } from '../core/plan/neededConfirmations.js'
import type { Meal } from '../core/plan/weekPlan.js'
import type { Profile } from '../core/profile.js'
import type { PlanState } from '../core/state/planState.js'
import type { ParsedDraft } from './parseDraft.js'
import type { ProfileDraft } from './profileDraft.js'

/** What a week is made from. Another `seed` gives another week for the same profile. */
export interface WeekRequest {
  readonly profile: Profile
  /** The first day, `YYYY-MM-DD`: the one that the visitor chose, or today in their own time zone. */
  readonly startDate: string
  readonly seed: number
  /** The foods to plan with and to buy: the built-in ones or a shop's own. */
  readonly foods: readonly Food[]
}

/** A week that was begun before the visitor asked for it. */
export interface WeekAhead extends BegunWeek {
  readonly request: WeekRequest
}

export interface MakeWeekRequest extends WeekRequest {
  /** It spares most of the wait if it is the week of this request. */
  readonly ahead?: WeekAhead | undefined
  /**
   * The plan whose decisions apply to the new week: locked meals, dishes and foods ruled out, favourites, what is at
   * home.
   */
  readonly keeping?: PlanState
}

export interface MakeWeekOptions {
  readonly signal: AbortSignal
  /** Called with the number of days that are ready, 0 to 7, as they become ready. */
  readonly onDaysDone: (days: number) => void
  /** Called with the meals of each day that are ready, as each becomes ready. */
  readonly onMeals: (mealsByDay: readonly (readonly Meal[])[]) => void
  /** Called with the place in the server's line while the server has no room for a call, and with null after that. */
  readonly onPlace: (place: number | null) => void
  /** True if the visitor does not want to wait for a model. */
  readonly withoutAi: boolean
  /** False if the overlay goes as soon as the week is made, so that nobody would see all of its dishes there. */
  readonly hasPause: boolean
}

export interface MadeWeek {
  /** The plan with this week. It keeps the decisions about the plan before it. */
  readonly plan: PlanState
  /** How many of the seven days a model wrote; null if no model was asked, or the server has none. */
  readonly modelDays: number | null
  /** The AI was unavailable, so the built-in planner made some or all days. A notice tells the visitor. */
  readonly fellBack: boolean
}

/** A delivery subscription, as the server or the host returned it. */
export interface Subscription {
  readonly subscriptionId: string
  /** Lets the visitor cancel and have the address erased. Absent if the service gives no token. */
  readonly eraseToken?: string | undefined
}

/** What to deliver under a subscription. */
export interface Order {
  readonly subscription: Subscription
  readonly items: readonly CartItem[]
}

/** The order is placed, or the visitor finishes it on a shop's page, whose address begins with `https://`. */
export type OrderOutcome = { readonly placed: true } | { readonly checkoutUrl: string }

interface IdempotentOptions {
  /** Calls with the same key and content take effect once, even if an answer is lost. */
  readonly idempotencyKey: string
}

/** The outside world as the store sees it. Each call rejects with an `Error` whose message can be shown. */
export interface PlannerServices {
  /** Parses the form at the boundary. Returns a valid profile, or the fields that failed. */
  parseDraft(draft: ProfileDraft): Promise<ParsedDraft>
  /** What the visitor has to confirm before we make a week for this profile. */
  neededConfirmations(profile: Profile, foods: readonly Food[]): Promise<readonly Confirmation[]>
  makeWeek(request: MakeWeekRequest, options: MakeWeekOptions): Promise<MadeWeek>
  subscribe(info: DeliveryInfo, options: IdempotentOptions): Promise<Subscription>
  /** Ends a subscription and erases its address. */
  cancelSubscription(subscription: Subscription): Promise<void>
  /** Resolves at once to a placed order if nobody takes orders. */
  placeOrder(order: Order, options: IdempotentOptions): Promise<OrderOutcome>
  /** Resolves at once if the host has no cart. */
  addToCart(lines: readonly CartItem[]): Promise<void>
}
