import type { RecipeWords } from '../../core/recipeWords.data.js'
import type { Method } from '../dishes/methods.js'
import type { CookedItem } from './cookedItem.js'
import { frozenRaw } from './frozenRaw.js'
import type { Role } from './roles.data.js'

/** The ingredients of a batter of soaked lentils or grains. */
export const SOAKED_FOR_BATTER: readonly Role[] = ['lentil', 'grain']

/** What to do on the evening before, the most urgent first. */
export function dayBefore(
  items: readonly CookedItem[],
  method: Method,
  recipe: RecipeWords,
  isEarly: boolean,
): string[] {
  const amounts = (isIncluded: (item: CookedItem) => boolean) =>
    items.filter(isIncluded).map(({ amount }) => amount)
  const pulses = amounts(({ role }) => role === 'pulse')
  const batter = method === 'pancakes' ? amounts(({ role }) => SOAKED_FOR_BATTER.includes(role)) : []
  const frozen = frozenRaw(items).map(({ again }) => again)
  return [
    ...(pulses.length > 0 ? [(isEarly ? recipe.cookBeans : recipe.soakBeans)(recipe.list(pulses))] : []),
    ...(batter.length > 0 ? [recipe.soakForBatter(recipe.list(batter))] : []),
    ...(frozen.length > 0 ? [recipe.thaw(recipe.list(frozen))] : []),
    ...(method === 'soaked' ? [recipe.standOvernight] : []),
    ...(method === 'freeze' ? [recipe.freezeAhead] : []),
  ]
}
