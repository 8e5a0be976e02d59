import { type AlongMessages, alongMessages } from './alongMessages.js'
import type { WidgetMessages } from './mergeMessages.js'

const known = new WeakMap<WidgetMessages, AlongMessages['along']>()

/** The texts of what is kept, shared and taken along, with the host's in place of ours. They are merged once. */
export function hostAlongWords(first: WidgetMessages): AlongMessages['along'] {
  const words = known.get(first) ?? first.mergeWithHost(alongMessages).along
  known.set(first, words)
  return words
}
