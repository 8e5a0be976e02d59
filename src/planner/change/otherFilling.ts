import type { Food } from '../../core/food/food.js'
import { dishFoods } from '../dishes/dish.js'
import { capitalized, wordFor } from '../dishes/dishName.js'
import { fillFamily } from '../dishes/fillFamily.js'
import type { Course } from '../week/course.js'

/** A name that mentions the other food where it mentioned the first. */
function renamed(name: string, food: Food, other: Food): string {
  const word = wordFor(food)
  const at = name.toLowerCase().indexOf(word)
  if (at < 0) return name
  const said = at === 0 ? capitalized(wordFor(other)) : wordFor(other)
  return name.slice(0, at) + said + name.slice(at + word.length)
}

/**
 * A course with one food replaced; undefined if the result is not a dish. One of our dishes takes the food if its family
 * has room for it.
 */
export function otherFilling(course: Course, food: Food, other: Food): Course | undefined {
  const { dish, sides } = course
  const present = dishFoods(dish)
  if (present.includes(other) || sides.some((side) => side.includes(other))) return undefined
  if (!present.includes(food)) {
    const swapped = sides.map((side) => side.map((each) => (each === food ? other : each)))
    return { ...course, sides: swapped }
  }
  if (dish.family.id === '') {
    const ingredients = dish.ingredients.map((ingredient) => {
      if (ingredient.food !== food) return ingredient
      const { minG, maxG } = other.portion
      const baseG = Math.min(maxG, Math.max(minG, ingredient.baseG))
      return { ...ingredient, food: other, baseG, minG, maxG }
    })
    return { ...course, dish: { ...dish, name: renamed(dish.name, food, other), ingredients } }
  }
  const foods = new Map(present.map((each) => (each === food ? [other.id, other] : [each.id, each])))
  const seasonings = new Map(dish.seasonings.map((item) => [item.food.id, item.food]))
  const filled = fillFamily(dish.family, { foods, seasonings }, () => 0)
  if (!filled || filled.ingredients.length < present.length) return undefined
  return { ...course, dish: filled }
}
