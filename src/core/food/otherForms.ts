import type { Food } from './food.js'
import { plainWords, singular } from './foodWords.js'

/** Words for how a food is sold or cut, which do not make it another food. */
const FORM_WORDS: ReadonlySet<string> = new Set(
  'fresh frozen canned tinned dried dry raw cooked diced sliced chopped crushed fillet fillets firm extra pink'.split(
    ' ',
  ),
)

/** `Tomatoes` and `Diced tomatoes, canned` are both `tomato`. */
const bareName = ({ name }: Food) =>
  plainWords(name)
    .filter((word) => !FORM_WORDS.has(word))
    .map(singular)
    .join(' ')

/** The same food in its other forms: fresh, frozen, canned or dry. What contains it, or is leaner, is another food. */
export function otherForms(food: Food, foods: readonly Food[]): readonly Food[] {
  const bare = bareName(food)
  return bare === '' ? [] : foods.filter((other) => other.id !== food.id && bareName(other) === bare)
}
