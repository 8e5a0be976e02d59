import type { Food } from '../../core/food/food.js'
import { comparableWords } from '../../core/food/foodWords.js'
import { type Dish, dishFoods } from '../dishes/dish.js'
import { capitalized, plainName, wordFor } from '../dishes/dishName.js'
import { fillFamily } from '../dishes/fillFamily.js'
import type { Course } from '../week/course.js'

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * A dish's name that says the other food wherever it said the first. A plain name if it says the first in other words,
 * such as rice for brown rice.
 */
function renamed({ name, ingredients }: Dish, food: Food, other: Food): string {
  const word = wordFor(food)
  // Sweet potatoes are not meant by potatoes, so the longest word comes first.
  const words = ingredients.map((each) => wordFor(each.food)).sort((a, b) => b.length - a.length)
  const mentions = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  )
  let isSaid = false
  const said = name.replace(mentions, (mention: string, at: number) => {
    if (mention.toLowerCase() !== word.toLowerCase()) return mention
    isSaid = true
    const isCapital = /^\p{Lu}/u.test(mention) && (at === 0 || mention !== word)
    return isCapital ? capitalized(wordFor(other)) : wordFor(other)
  })
  const inName = comparableWords(name)
  const isHinted = comparableWords(word).some((each) => inName.includes(each))
  if (isSaid || !isHinted) return said
  return plainName(ingredients.map((each) => (each.food === food ? other : each.food)))
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
    return { ...course, dish: { ...dish, name: renamed(dish, food, other), ingredients } }
  }
  const foods = new Map(present.map((each) => (each === food ? [other.id, other] : [each.id, each])))
  const seasonings = new Map(dish.seasonings.map((item) => [item.food.id, item.food]))
  const filled = fillFamily(dish.family, { foods, seasonings }, () => 0)
  if (!filled || filled.ingredients.length < present.length) return undefined
  return { ...course, dish: filled }
}
