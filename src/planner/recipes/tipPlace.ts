import { TIP_PLACES } from './tipPlaces.data.js'

/**
 * After which sentence of a recipe a tip stands: that with the action that it speaks of. -1 for before all of them.
 * @param tip in English, as the sentences are
 * @param cooking those up to when the dish is done
 * @param table those of the table, after them
 */
export function tipPlace(tip: string, cooking: readonly string[], table: readonly string[]): number {
  const sentences = [...cooking, ...table]
  const [, at = 'first'] = TIP_PLACES.find(([words]) => words.test(tip)) ?? []
  if (at === 'first') return -1
  if (at === 'done') return cooking.length - 1
  if (at === 'table') return sentences.length - 1
  const found = at.map((action) => sentences.findIndex((sentence) => action.test(sentence)))
  return found.find((index) => index >= 0) ?? -1
}
