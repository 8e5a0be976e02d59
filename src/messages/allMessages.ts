import { perObject } from '../core/perObject.js'
import type { FirstMessages } from './firstMessages.js'
import type { WidgetMessages } from './mergeMessages.js'
import { type PlanMessages, planMessages } from './planMessages.js'

/** The texts of the screens of a plan. */
export type ScreenMessages = FirstMessages & PlanMessages

/** Adds the texts of a plan to a widget's first ones. They are merged with the host's once. */
export const allMessages = perObject(
  (first: WidgetMessages): ScreenMessages => ({ ...first, ...first.mergeWithHost(planMessages) }),
)
