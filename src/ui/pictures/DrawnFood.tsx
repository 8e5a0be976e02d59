import { DrawnPicture } from './DrawnPicture.js'
import { foodPicture, type PicturedFood } from './foodPicture.js'

/** Our picture of a food. */
export function DrawnFood({ food }: { food: PicturedFood }) {
  return <DrawnPicture of={foodPicture(food)} />
}
