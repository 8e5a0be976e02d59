import type { Food } from '../core/food/food.js'
import type { Profile } from '../core/profile.js'
import type { NoticeContent } from './notices.js'
import type { Pauses } from './pauses.js'
import type { PlannerEvent } from './plannerEvents.js'
import type { PlannerServices, Subscription } from './plannerServices.js'

/** What a store needs from its host. */
export interface PlannerStoreOptions {
  readonly services: PlannerServices
  readonly initialProfile?: Profile
  /** The seed of the weeks that the form makes, if the host fixes it; read at each of them. */
  readonly initialSeed?: () => number | undefined
  /** The foods to plan with and to buy; read at each generation. */
  readonly foods: () => readonly Food[] | Promise<readonly Food[]>
  /** The seed of a visit's first week, if the host does not fix it; called once. */
  readonly newSeed: () => number
  /** Loads what a generation needs. It is called often, and a failure does not matter yet. */
  readonly prepare?: () => void
  /** Read at each generation, so that a host can change them at any time. */
  readonly pauses: () => Pauses
  readonly now: () => Date
  /** Makes a new idempotency key. */
  readonly newKey: () => string
  /** Lets the host take over "Change Preferences". Returns true if it did. */
  readonly hostChangesPreferences?: () => boolean
  /** Called with each notice when it is shown. */
  readonly onNotice?: (notice: NoticeContent) => void
  /** Gets each failure as it was thrown, for the host's error log. */
  readonly onError?: (error: unknown) => void
  /**
   * Called with each subscription as soon as it exists, even after the widget is gone: the cancel code exists only here.
   */
  readonly onSubscribed?: (subscription: Subscription) => void
  /** Gets each event when it happens, for the host's analytics. */
  readonly onEvent?: (event: PlannerEvent) => void
}
