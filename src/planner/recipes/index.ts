/** The door of this folder: `recipeFor` loads it. */
export { writeRecipe } from './writeRecipe.js'
