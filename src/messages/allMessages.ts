import type { Messages } from './en.js'
import type { WidgetMessages } from './mergeMessages.js'
import { planMessages } from './planMessages.js'

const known = new WeakMap<WidgetMessages, Messages>()

/** Adds the texts of a plan to a widget's first ones. They are merged with the host's once. */
export function allMessages(first: WidgetMessages): Messages {
  const all = known.get(first) ?? { ...first, ...first.mergeWithHost(planMessages) }
  known.set(first, all)
  return all
}
