import type { DeliveryInfo } from '../core/delivery/deliveryInfo.js'
import type { Food } from '../core/food/food.js'
import type { CartItem } from '../core/grocery/cartItems.js'
import type { WeekPlan } from '../core/plan/weekPlan.js'
import type { Profile } from '../core/profile.js'

/** What a week is made from. `seed` tells one week of the same profile from the next. */
export interface MakeWeekRequest {
  readonly profile: Profile
  /** `YYYY-MM-DD`, the visitor's own today. */
  readonly startDate: string
  readonly seed: number
  /** What may be eaten and bought: the built-in foods or a shop's own. */
  readonly foods: readonly Food[]
}

export interface MakeWeekOptions {
  readonly signal: AbortSignal
  /** Told the number of days that are ready, 0 to 7, as they become ready. */
  readonly onDaysDone: (days: number) => void
}

export interface MadeWeek {
  readonly week: WeekPlan
  /** How many of the seven days a model wrote; null where no model was asked. */
  readonly modelDays: number | null
  /** The AI was unavailable, so the built-in planner made the whole week or its remaining days; the visitor is told. */
  readonly fellBack: boolean
}

/** A part of the widget that loads on demand did not: the network is gone, or the site was updated meanwhile. */
export class PartNotLoadedError extends Error {
  override readonly name = 'PartNotLoadedError'

  constructor(cause: unknown) {
    super('A part of the planner could not be loaded', { cause })
  }
}

/** A delivery subscription as it was answered. */
export interface Subscription {
  readonly subscriptionId: string
  /** With it the visitor can cancel, and have the address erased; absent where the service hands none out. */
  readonly eraseToken?: string | undefined
}

export interface IdempotentOptions {
  /** Same key and same content → done once, however often the answer is lost. */
  readonly idempotencyKey: string
}

/** The outside world as the store sees it. Each rejects with an `Error` whose message can be shown. */
export interface PlannerServices {
  makeWeek(request: MakeWeekRequest, options: MakeWeekOptions): Promise<MadeWeek>
  subscribe(info: DeliveryInfo, options: IdempotentOptions): Promise<Subscription>
  /** Ends a subscription and erases its address. */
  cancelSubscription(subscription: Subscription): Promise<void>
  /** Resolves at once where nobody takes orders. */
  placeOrder(subscriptionId: string, options: IdempotentOptions): Promise<void>
  /** Resolves at once where the host has no cart. */
  addToCart(lines: readonly CartItem[]): Promise<void>
}
