/** The door of this folder: `recipeFor` loads it. */
export { tableFor } from './tableFor.js'
export { writeRecipe } from './writeRecipe.js'
