import { DrawnPicture } from './DrawnPicture.js'
import { type PicturedMeal, pictureOfDish } from './pictureOfDish.js'

/** Our picture of a dish. */
export function DrawnDish({ meal }: { meal: PicturedMeal }) {
  return <DrawnPicture of={pictureOfDish(meal)} />
}
