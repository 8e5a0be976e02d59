import { DrawnPicture } from './DrawnPicture.js'
import { type PicturedMeal, smallPictureOfDish } from './pictureOfDish.js'

/** Our small picture of a dish. */
export function DrawnDish({ meal }: { meal: PicturedMeal }) {
  return <DrawnPicture of={smallPictureOfDish(meal)} />
}
