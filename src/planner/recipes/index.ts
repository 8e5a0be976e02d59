/** The door of this folder: `recipeFor` loads it. */
export { recipeOf } from './recipeOf.js'
