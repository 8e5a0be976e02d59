import { DrawnPicture } from './DrawnPicture.js'
import { type PicturedFood, pictureOfFood } from './pictureOfFood.js'

/** Our picture of a food. */
export function DrawnFood({ food }: { food: PicturedFood }) {
  return <DrawnPicture of={pictureOfFood(food)} />
}
