import { recipeWords } from '../core/recipeWords.data.js'

/** The words of recipes. They load with the first recipe. */
export const recipeMessages = { recipe: recipeWords }

export type RecipeMessages = typeof recipeMessages
