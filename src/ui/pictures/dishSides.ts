import type { PictureName } from './DrawnPicture.js'
import { type PicturedMeal, pictureOfDish } from './pictureOfDish.js'
import { pictureOfFood } from './pictureOfFood.js'

/** The most foods shown beside a dish. */
const MOST_SIDES = 3

/** Foods of a dish to show beside it: none that looks like the dish or like another one, and no oil or spice. */
export function dishSides(meal: PicturedMeal): readonly PictureName[] {
  const foods = meal.items
    .map(({ food }) => food)
    .filter(({ id, category }) => category !== 'seasoning' && !/oil|ghee|^butter$/.test(id))
  const dish = pictureOfDish(meal)
  return [...new Set(foods.map(pictureOfFood))].filter((picture) => picture !== dish).slice(0, MOST_SIDES)
}
