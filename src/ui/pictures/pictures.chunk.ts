/** What draws pictures, and the pictures themselves, in one lazy chunk. */
export { DrawnDish } from './DrawnDish.js'
export { DrawnFood } from './DrawnFood.js'
export { DrawnScene } from './DrawnScene.js'
