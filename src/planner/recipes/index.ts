/** The recipes' one door: `recipeFor` loads them from here. */
export { writeRecipe } from './writeRecipe.js'
