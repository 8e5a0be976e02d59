import type { RecipeWords } from '../../core/recipeWords.data.js'
import type { CookedItem } from './cookedItem.js'
import type { Pot } from './pot.js'

/** Some foods in words, with their amounts. */
export function allOf(items: readonly CookedItem[], pot: Pot, { list }: RecipeWords): string {
  pot.name(items)
  return list(items.map(({ amount }) => amount))
}

/** Half of some foods in words. The rest of them is a food of the pot with the role of the first. */
export function halfOf(items: readonly CookedItem[], pot: Pot, recipe: RecipeWords): string {
  const [first, ...more] = items
  if (!first) return ''
  const words = allOf(items, pot, recipe)
  const rest = recipe.restOf(more.length > 0 ? recipe.theMix : first.again)
  pot.add({ ...first, amount: rest, again: rest })
  return `${recipe.half}${more.length > 0 ? recipe.mixOf(words) : words}`
}
