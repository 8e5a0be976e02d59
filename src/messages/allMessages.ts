import type { FirstMessages } from './firstMessages.js'
import type { WidgetMessages } from './mergeMessages.js'
import { type PlanMessages, planMessages } from './planMessages.js'

/** The texts of the screens of a plan. */
export type ScreenMessages = FirstMessages & PlanMessages

const known = new WeakMap<WidgetMessages, ScreenMessages>()

/** Adds the texts of a plan to a widget's first ones. They are merged with the host's once. */
export function allMessages(first: WidgetMessages): ScreenMessages {
  const all = known.get(first) ?? { ...first, ...first.mergeWithHost(planMessages) }
  known.set(first, all)
  return all
}
