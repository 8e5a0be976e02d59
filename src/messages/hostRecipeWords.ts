import type { RecipeWords } from '../core/recipeWords.data.js'
import type { WidgetMessages } from './mergeMessages.js'

const known = new WeakMap<WidgetMessages, RecipeWords>()

/** The words of recipes, which load with the first of them, with the host's in place of ours. They are merged once. */
export function hostRecipeWords(first: WidgetMessages, english: RecipeWords): RecipeWords {
  const words = known.get(first) ?? first.mergeWithHost({ recipe: english }).recipe
  known.set(first, words)
  return words
}
