import { recipeWords } from '../core/recipeWords.data.js'

/** The words of recipes, which load with the first of them. */
export const recipeMessages = { recipe: recipeWords }

export type RecipeMessages = typeof recipeMessages
