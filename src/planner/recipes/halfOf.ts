import type { RecipeWords } from '../../core/recipeWords.data.js'
import type { CookedItem } from './cookedItem.js'
import type { Pot } from './pot.js'

/** Half of some foods in words. The rest of them is a food of the pot with the role of the first. */
export function halfOf(items: readonly CookedItem[], pot: Pot, recipe: RecipeWords): string {
  const [first, ...more] = items
  if (!first) return ''
  const words = recipe.list(items.map(({ amount }) => amount))
  const rest = recipe.restOf(more.length > 0 ? recipe.theMix : first.again)
  pot.name(items)
  pot.add({ ...first, amount: rest, again: rest })
  return `${recipe.half}${more.length > 0 ? recipe.mixOf(words) : words}`
}
