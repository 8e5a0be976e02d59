import { perObject } from '../core/perObject.js'
import type { LaterMessages, WidgetMessages } from './mergeMessages.js'

/** Gives texts that load later, with those of a widget's host in place of ours. They are merged once for each widget. */
export const mergedOnce = <Later extends Partial<LaterMessages>>(later: Later) =>
  perObject((first: WidgetMessages): Later => first.mergeWithHost(later))
