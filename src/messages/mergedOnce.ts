import type { LaterMessages, WidgetMessages } from './mergeMessages.js'

/** Gives texts that load later, with those of a widget's host in place of ours. They are merged once for each widget. */
export function mergedOnce<Later extends Partial<LaterMessages>>(
  later: Later,
): (first: WidgetMessages) => Later {
  const known = new WeakMap<WidgetMessages, Later>()
  return (first) => {
    const words = known.get(first) ?? first.mergeWithHost(later)
    known.set(first, words)
    return words
  }
}
