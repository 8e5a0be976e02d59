/** The door of this folder: `recipeFor` loads it. */
export { potShares } from './weekPots.js'
export { writeRecipe } from './writeRecipe.js'
