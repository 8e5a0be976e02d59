import type { Profile } from '../core/profile.js'
import type { ShownPlan } from './plannerState.js'

/** What the store makes a week from. */
export interface WeekOrder {
  readonly profile: Profile
  readonly seed: number
  /** The week on screen, which returns after a failure. Null for the first generation. */
  readonly previous: ShownPlan | null
}
