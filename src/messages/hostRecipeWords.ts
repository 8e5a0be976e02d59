import type { RecipeWords } from '../core/recipeWords.data.js'
import type { WidgetMessages } from './mergeMessages.js'

const known = new WeakMap<WidgetMessages, RecipeWords>()

/** The words of recipes, with the host's in place of ours. They load with the first recipe and are merged once. */
export function hostRecipeWords(first: WidgetMessages, english: RecipeWords): RecipeWords {
  const words = known.get(first) ?? first.mergeWithHost({ recipe: english }).recipe
  known.set(first, words)
  return words
}
