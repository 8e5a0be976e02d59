import type { DeliveryInfo } from './core/delivery/deliveryInfo.js'
import type { Profile } from './core/profile.js'
import type { NoticeCode } from './store/notices.js'
import type { Pauses } from './store/plannerStore.js'
import type { ColorScheme } from './ui/parts/WidgetRoot.js'
import type { OverlayMode } from './ui/WidgetSettings.js'

/** A notice as the host gets it: the words are those the visitor sees. */
export interface HostNotice {
  readonly code: NoticeCode
  readonly kind: 'alert' | 'status'
  readonly text: string
}

/** Paths of the calls, joined to `apiBase`. */
export interface Endpoints {
  /** Default `/generateMeals`. */
  readonly generateMeals?: string
  /** Default `/delivery/subscribe`. */
  readonly subscribe?: string
  /** No call is made unless given. */
  readonly order?: string
}

export interface MealPlannerProps {
  /** Prefix or origin of the two calls. Without it the widget makes no network request at all. */
  readonly apiBase?: string
  readonly endpoints?: Endpoints
  /** Shortest time the loading overlay shows, in milliseconds; one number sets both. Default 3000 and 2500. */
  readonly pauses?: number | Partial<Pauses>
  /** `page` (default): overlays cover the page; `widget`: they stay within the widget's box. */
  readonly overlay?: OverlayMode
  /** BCP 47 language tag for numbers, dates and money. Default `en-US`. */
  readonly locale?: string
  /** Nonce of the page's content security policy, put on our style elements. */
  readonly nonce?: string
  readonly theme?: { readonly colorScheme?: ColorScheme }
  /** What the form starts with. */
  readonly initialProfile?: Partial<Profile>
  /** Every notice, as the visitor sees it. */
  readonly onNotice?: (notice: HostNotice) => void
  /** Takes subscriptions over: the call to `apiBase` is then not made. Reject with an `Error` to show its message. */
  readonly onSubscribe?: (info: DeliveryInfo) => Promise<{ subscriptionId: string }>
  /** Takes "Order This Week Now" over. Reject with an `Error` to show its message. */
  readonly onOrder?: (order: { subscriptionId: string }) => Promise<void>
  /** Takes "Change Preferences" over; without it the form is shown with the answers kept. */
  readonly onChangePreferences?: () => void
}
