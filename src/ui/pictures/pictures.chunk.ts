/** The pictures and the code that draws them, in one lazy chunk. */
export { DrawnDish } from './DrawnDish.js'
export { DrawnFood } from './DrawnFood.js'
export { DrawnScene } from './DrawnScene.js'
