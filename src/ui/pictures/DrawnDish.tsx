import { DrawnPicture } from './DrawnPicture.js'
import { dishPicture, type PicturedMeal } from './dishPicture.js'

/** Our picture of a dish. */
export function DrawnDish({ meal }: { meal: PicturedMeal }) {
  return <DrawnPicture of={dishPicture(meal)} />
}
