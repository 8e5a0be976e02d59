import type { Profile } from '../core/profile.js'
import type { ShownPlan } from './plannerState.js'

/** What the store makes a week from. */
export type WeekOrder = {
  readonly seed: number
  /** What Undo and Redo call it. */
  readonly name?: string | undefined
} & (
  | {
      readonly profile: Profile
      /** No week is on screen: the form asks for it. */
      readonly previous: null
    }
  | {
      /** Null if the week on screen came without answers. */
      readonly profile: Profile | null
      /** The week on screen, which returns after a failure. */
      readonly previous: ShownPlan
    }
)
