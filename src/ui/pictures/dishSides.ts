import type { PictureName } from './DrawnPicture.js'
import { dishPicture, type PicturedMeal } from './dishPicture.js'
import { foodPicture } from './foodPicture.js'

/** The most foods that stand beside a dish. */
const MOST_SIDES = 3

/** Foods of a dish to stand beside it: none that looks like the dish or like another one, and no oil or spice. */
export function dishSides(meal: PicturedMeal): readonly PictureName[] {
  const foods = meal.items
    .map(({ food }) => food)
    .filter(({ id, category }) => category !== 'seasoning' && !/oil|ghee|^butter$/.test(id))
  const dish = dishPicture(meal)
  return [...new Set(foods.map(foodPicture))].filter((picture) => picture !== dish).slice(0, MOST_SIDES)
}
