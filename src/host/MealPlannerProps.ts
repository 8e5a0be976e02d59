import type { DeliveryInfo } from '../core/delivery/deliveryInfo.js'
import type { AvoidableFood } from '../core/food/avoidableFoods.js'
import type { CartItem } from '../core/grocery/cartItems.js'
import type { WeekPlan } from '../core/plan/weekPlan.js'
import type { Profile } from '../core/profile.js'
import type { PlanGroceries } from '../core/state/groceriesOf.js'
import type { OrderContent, SavedState } from '../core/state/savedState.js'
import type { Units } from '../core/units.js'
import type { MessagesOverride } from '../messages/mergeMessages.js'
import type { NoticeCode } from '../store/notices.js'
import type { Pauses } from '../store/pauses.js'
import type { PlannerEvent } from '../store/plannerEvents.js'
import type { OrderOutcome, Subscription } from '../store/plannerServices.js'
import type { PlanTab } from '../store/planTabs.js'
import type { ColorScheme } from '../ui/parts/WidgetRoot.js'
import type { ThemeTokens } from '../ui/theme.js'
import type { HostPictures, OverlayMode } from '../ui/WidgetSettings.js'
import type { Catalog } from './catalog.js'

/** An object whose parts may also be `null` or `undefined`, which count as absent. */
type OrNull<Parts> = { readonly [Name in keyof Parts]: Parts[Name] | null | undefined }

/** Paths joined to `apiBase`, or whole `http(s)` URLs. */
export interface Endpoints {
  /** Default `/generateMeals`. */
  readonly generateMeals?: string | null | undefined
  /** Default `/delivery/subscribe`. */
  readonly subscribe?: string | null | undefined
  /** For "Order This Week Now", with `apiBase`. Without it the widget makes no call. */
  readonly order?: string | null | undefined
  /** Default `/delivery/subscriptions`. The subscription's number is appended. */
  readonly cancel?: string | null | undefined
}

type HeaderMap = Readonly<Record<string, string | null | undefined>>
type GivenHeaders = HeaderMap | null | undefined
/** Headers of the calls, of which those without a value are left out, or a function that is asked before each one. */
export type RequestHeaders = HeaderMap | (() => GivenHeaders | Promise<GivenHeaders>)

/** The colours and the font of the widget, by token, for a light and a dark page. */
export interface Theme {
  /** `auto` (default) follows the visitor's system. */
  readonly colorScheme?: ColorScheme | null | undefined
  /** Values for both schemes, such as `{ accent: '#0a5', font: 'inherit' }`; `inherit` is the page's font. */
  readonly tokens?: OrNull<ThemeTokens> | null | undefined
  /** Other values for the dark scheme. */
  readonly darkTokens?: OrNull<ThemeTokens> | null | undefined
}

/** The answers that the form starts with. */
export interface InitialProfile extends Omit<Partial<Profile>, 'foodRestrictions'> {
  /** A food that the form has no box for becomes text of the form. */
  readonly foodRestrictions?: readonly (AvoidableFood | (string & {}))[]
}

/** A notice as the host gets it, in the words that the visitor sees. */
export interface HostNotice {
  readonly code: NoticeCode
  readonly kind: 'alert' | 'status'
  readonly text: string
}

/** The grocery list as the visitor edited it, and which of its lines are ticked off. */
export interface GroceryListState extends PlanGroceries {
  readonly tickedFoodIds: readonly string[]
}

/**
 * What the visitor orders: the lines that are not ticked, less what was ordered today. The same key means the same order,
 * pressed again because the first try failed.
 */
export interface HostOrder extends OrderContent {
  readonly idempotencyKey: string
}

/**
 * Nothing once the order is placed, or what became of it, such as the page where the visitor finishes it. Any other answer,
 * such as a `Response`, counts as a failure.
 */
export type HostOrderAnswer = void | OrderOutcome | Promise<void> | Promise<OrderOutcome | undefined>

/**
 * The same key means the same subscription, tried again because the first try failed. After a reload it may come with another
 * address: reject that with a `RefusalError` of status 409 if the key has made a subscription.
 */
export interface SubscribeOptions {
  readonly idempotencyKey: string
}

/** What a host's own subscribing resolves to. The number may be a number, which the widget takes as text. */
export interface HostSubscription {
  readonly subscriptionId: string | number
  /** Lets the visitor cancel; see {@link Subscription}. */
  readonly eraseToken?: string | null | undefined
}

/** Who delivers, as the Delivery tab names them. */
export interface DeliveryProvider {
  readonly name: string
  /** Shown after the name. */
  readonly text?: string | null | undefined
  /**
   * US dollars that a visitor is charged on subscribing. Without it the Delivery tab says that nothing is charged here.
   */
  readonly chargedTodayUsd?: number | null | undefined
}

/** The methods that a host gets through the component's `ref`. */
export interface MealPlannerHandle {
  /** The week on screen, or null. */
  getPlan(): WeekPlan | null
  /** The same as "New Plan": clears the plan and shows the form with its first values. */
  reset(): void
  /** Submits the form or, if a week is on screen, makes another one. Resolves when the work is done or has failed. */
  generate(): Promise<void>
  /** Prints the grocery list of the week on screen. Does nothing without a week. */
  print(): Promise<void>
  /** Moves the focus to the widget. */
  focus(): void
}

/** Each prop with the values that the widget uses. */
interface PropValues {
  /** Prefix or origin of the calls. Without it the widget makes none. */
  readonly apiBase?: string
  /** Other paths for the calls. */
  readonly endpoints?: Endpoints
  /** Used instead of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch
  /** Headers of the calls. They are read at each call. */
  readonly headers?: RequestHeaders
  /**
   * The shop's own foods and prices. Plans and lists use what the shop sells, also the plan on screen if this comes or
   * changes later. To change it, pass a new object with new arrays: one that is changed in place is not read again.
   */
  readonly catalog?: Catalog
  /** The form's initial answers. Read once. */
  readonly initialProfile?: InitialProfile
  /**
   * A whole number that selects one of many weeks, so that the same answers always give the same week. Without it, each
   * new plan of a visit is another week.
   */
  readonly initialSeed?: number
  /** BCP 47 language tag for numbers, dates and money. Default `en-US`. */
  readonly locale?: string
  /** Units that the visitor reads and types until they choose others. Default `us`. */
  readonly units?: Units
  /** Other words for any of the texts, see `defaultMessages`. */
  readonly messages?: MessagesOverride
  /** Colour scheme and token overrides. */
  readonly theme?: Theme
  /** `scoped` (default): styles with own class names in the page. `shadow`: inside an open shadow root. Read once. */
  readonly isolation?: 'scoped' | 'shadow'
  /** Nonce of the page's content security policy, for our style elements. Read once. */
  readonly nonce?: string
  /** Shortest time the loading overlay shows, in milliseconds; one number sets both. Default 3000 and 2500. */
  readonly pauses?: number | Partial<Pauses>
  /** `page` (default): overlays cover the page. `widget`: they stay inside the widget's box. */
  readonly overlay?: OverlayMode
  /** Level of a screen's own heading, 1 to 6. The headings below it follow from it. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** Who delivers. */
  readonly deliveryProvider?: DeliveryProvider
  /** Addresses of your own pictures of foods and dishes. Without one, our picture is shown. */
  readonly pictures?: HostPictures
  /** Which tabs to show, in this order. Default all. */
  readonly tabs?: readonly PlanTab[]
  /**
   * Keeps plan, list, choices and subscriptions in the browser's `localStorage` under this key, across reloads and
   * tabs. Without it nothing is stored. Never an address or a phone number. Read once.
   */
  readonly persistKey?: string
  /** Also keeps the answers, with `persistKey`, or gives them to `onStateChange`. Read once. */
  readonly persistProfile?: boolean
  /** What `onStateChange` gave last, for a host that keeps the state itself. Read once. */
  readonly savedState?: SavedState
  /** Called with the state to keep, whenever it changes. */
  readonly onStateChange?: (state: SavedState) => void
  /** `hash`: Back and Forward move between form, plan and tabs, by the address's fragment. Read once. */
  readonly history?: 'hash'
  /** Offers links to a plan, and opens those in the address's fragment. Read once. */
  readonly planLinks?: boolean
  /**
   * Called with each week that is shown: a new one, one with a changed meal, one that undo brings back, and one whose foods
   * a new `catalog` changes.
   */
  readonly onPlanGenerated?: (week: WeekPlan) => void
  /** Called when the list is new, or the visitor ticked or edited it. */
  readonly onGroceryListChange?: (list: GroceryListState) => void
  /**
   * Called with the unticked lines of the list on screen, at the shop's prices. With it the Grocery tab offers "Add to
   * cart". If it gives `false`, a response that is not ok or an object with an `error`, nothing counts as added.
   */
  readonly onAddToCart?: (items: readonly CartItem[]) => unknown
  /** Takes over subscriptions: no call is made. Reject with an `Error` to show its message. */
  readonly onSubscribe?: (info: DeliveryInfo, options: SubscribeOptions) => Promise<HostSubscription>
  /** Called after each subscription, whether by a call or by `onSubscribe`. */
  readonly onSubscribed?: (subscription: Subscription) => void
  /**
   * Takes over cancelling: no call is made. Reject with an `Error` to show its message; `false`, a response that is not ok
   * and an object with an `error` fail without one.
   */
  readonly onCancelSubscription?: (subscription: Subscription) => unknown
  /** Takes over "Order This Week Now". Reject with an `Error` to show its message. */
  readonly onOrder?: (order: HostOrder) => HostOrderAnswer
  /** Takes over "Change Preferences". Without it, or when it returns `false`, the form shows with the answers kept. */
  readonly onChangePreferences?: () => unknown
  /** Called with every notice, as the visitor sees it. */
  readonly onNotice?: (notice: HostNotice) => void
  /** Called with each failure, even if the visitor still gets a plan; for the calls of one week, at most one a day. */
  readonly onError?: (error: unknown) => void
  /** Called with what happens in the widget, for analytics. Events never hold body data. */
  readonly onEvent?: (event: PlannerEvent) => void
}

/** The props that are read part by part: in each of them, a part may be absent as well. */
type PartedProp = 'endpoints' | 'catalog' | 'initialProfile' | 'theme' | 'pauses' | 'deliveryProvider'

type Given<Values> = {
  readonly [Name in keyof Values]:
    | (Name extends 'initialProfile' | 'pauses' ? OrNull<Values[Name]> : Values[Name])
    | null
    | undefined
}

/**
 * Props of `MealPlanner`. All are optional, and `null` and `undefined` count as absent. New objects or functions on a
 * render restart nothing.
 */
export interface MealPlannerProps extends Given<PropValues> {}

type Present<Parts> = { readonly [Name in keyof Parts]: NonNullable<Parts[Name]> }

/** What `checkProps` leaves: props of the right type, without those that are absent. */
export type CheckedProps = {
  readonly [Name in keyof PropValues]: Name extends PartedProp ? Present<PropValues[Name]> : PropValues[Name]
}
