import type { WidgetMessages } from './mergeMessages.js'
import { type NutrientMessages, nutrientMessages } from './nutrientMessages.js'

const known = new WeakMap<WidgetMessages, NutrientMessages['nutrients']>()

/** The texts about vitamins and minerals, with the host's in place of ours. They are merged once. */
export function hostNutrientWords(first: WidgetMessages): NutrientMessages['nutrients'] {
  const words = known.get(first) ?? first.mergeWithHost(nutrientMessages).nutrients
  known.set(first, words)
  return words
}
