import type { Meal } from '../../core/plan/weekPlan.js'
import type { PictureName } from './DrawnPicture.js'
import { DISH_FORMS } from './dishForms.data.js'
import { pictureOfFood } from './pictureOfFood.js'

/** The fields of a meal that choose its picture. */
export type PicturedMeal = Pick<Meal, 'name' | 'type' | 'items'>

/** For dishes whose name and foods do not tell how they look. */
const ANY_DISH: PictureName = 'shallow-pan-of-food'

/** Dishes that look like their first food. */
const LOOKS_LIKE_FOOD = /\b(?:dip|hummus|plate|box|p[âa]té|roast|jerk|lemon|wings|drumsticks?)\b/i

const dishFoods = ({ items }: PicturedMeal) =>
  items.map(({ food }) => food).filter(({ category }) => category !== 'supplement')

/** How a dish looks: its form, else its fish, else a snack's first food, else a pan. */
export function pictureOfDish(meal: PicturedMeal): PictureName {
  const { name, type } = meal
  const [head = ''] = name.split(/,? with |: /)
  const form = DISH_FORMS.find(([words]) => words.test(head))
  if (form) return form[1]
  const [food] = dishFoods(meal)
  if (!food) return ANY_DISH
  const { animalSource } = food
  if (animalSource === 'fish' || animalSource === 'shellfish') return pictureOfFood(food)
  if (type.startsWith('snack') || LOOKS_LIKE_FOOD.test(head)) return pictureOfFood(food)
  return animalSource === 'egg' ? 'cooking' : ANY_DISH
}

/** How a dish looks in a row of small pictures. A pan tells little there, so it gives way to what is in it. */
export function smallPictureOfDish(meal: PicturedMeal): PictureName {
  const picture = pictureOfDish(meal)
  const [first] = picture === ANY_DISH ? dishFoods(meal) : []
  return first ? pictureOfFood(first) : picture
}
