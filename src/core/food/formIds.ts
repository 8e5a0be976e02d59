import type { Food } from './food.js'
import { plainWords, singular } from './foodWords.js'
import { FORM_WORDS } from './formWords.data.js'

/** `Tomatoes` and `Diced tomatoes, canned` are both `tomato`. */
const bareName = ({ name }: Food) =>
  plainWords(name)
    .filter((word) => !FORM_WORDS.has(word))
    .map(singular)
    .join(' ')

/** The ids of a food in all its forms: fresh, frozen, canned or dry. What contains it, or is leaner, is another food. */
export function formIds(foodId: string, foods: readonly Food[]): readonly string[] {
  const food = foods.find(({ id }) => id === foodId)
  const bare = food && bareName(food)
  return [foodId, ...foods.flatMap((other) => (bare && bareName(other) === bare ? other.id : []))]
}
