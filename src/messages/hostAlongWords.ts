import { type AlongMessages, alongMessages } from './alongMessages.js'
import type { WidgetMessages } from './mergeMessages.js'

const known = new WeakMap<WidgetMessages, AlongMessages['along']>()

/** The texts for keeping, sharing and taking a plan along, with the host's in place of ours. They are merged once. */
export function hostAlongWords(first: WidgetMessages): AlongMessages['along'] {
  const words = known.get(first) ?? first.mergeWithHost(alongMessages).along
  known.set(first, words)
  return words
}
