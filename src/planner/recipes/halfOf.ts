import type { RecipeWords } from '../../core/recipeWords.data.js'
import type { CookedItem } from './cookedItem.js'
import type { Pot } from './pot.js'

/** Some foods in words, with their amounts. */
export function allOf(items: readonly CookedItem[], pot: Pot, { list }: RecipeWords): string {
  pot.name(items)
  return list(items.map(({ amount }) => amount))
}

/** As much of the first of some fats as a pan needs. The rest is a food of the pot. */
export function forPan([first]: readonly CookedItem[], pot: Pot, recipe: RecipeWords): string {
  if (!first) return ''
  const [pan, rest] = first.forPan
  pot.name([first])
  if (pan === first.amount) return pan
  pot.add({ ...first, amount: recipe.another(rest) })
  return pan
}

/** Half of some foods in words, or all if nobody can halve them. The rest is a food of the pot with the role of the first. */
export function halfOf(items: readonly CookedItem[], pot: Pot, recipe: RecipeWords): string {
  const [first, ...more] = items
  const words = allOf(items, pot, recipe)
  if (!first || items.every(({ amount, half }) => amount === half)) return words
  const isMix = more.length > 0
  const rest = isMix ? recipe.restOfMix : recipe.another(first.half)
  pot.add({ ...first, amount: rest, again: isMix ? rest : first.again })
  return isMix ? recipe.halfOfMix(words) : first.half
}
