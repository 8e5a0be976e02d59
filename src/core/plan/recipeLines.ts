import type { Format } from '../format.js'
import { oneLine } from '../oneLine.js'
import type { CoreWords } from '../words.js'
import { minutesText } from './minutesText.js'
import type { Recipe } from './recipeFor.js'

/** A recipe as lines of a text: its minutes, then its steps. */
export const recipeLines = (recipe: Recipe, words: CoreWords, format: Format): string[] => [
  words.planText.recipe(
    minutesText(recipe.minutes, words, format),
    minutesText(recipe.minutesAtWork, words, format),
    recipe.servings,
  ),
  ...recipe.steps.map((step, index) => `${index + 1}. ${oneLine(step)}`),
]
