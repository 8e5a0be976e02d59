import { isSoldFrozen } from '../../core/food/isSoldFrozen.js'
import type { RecipeWords } from '../../core/recipeWords.data.js'
import type { CookedItem } from './cookedItem.js'
import type { Pots } from './potSteps.js'
import { NEVER_RAW } from './roles.data.js'

/** Meat, fish and eggs that are sold frozen have to thaw before cooking. */
const isFrozenRaw = ({ role, food }: CookedItem) => NEVER_RAW.includes(role) && isSoldFrozen(food)

/**
 * How food is thawed that is sold frozen, and what the reader froze on the first day or from a can.
 * @param cooked what was cooked for an earlier meal and thaws, too
 */
export function thawSteps(
  items: readonly CookedItem[],
  { frozen, isFirstDay }: Pots,
  recipe: RecipeWords,
  cooked: readonly CookedItem[] = [],
): string[] {
  const written = (words: RecipeWords['thaw'], foods: readonly CookedItem[]) =>
    foods.length > 0 ? [words(recipe.list(foods.map(({ again }) => again)))] : []
  return [
    ...written(isFirstDay ? recipe.thawQuick : recipe.thaw, [...items.filter(isFrozenRaw), ...cooked]),
    ...written(
      recipe.thawOwn,
      items.filter(({ food }) => frozen.has(food.id)),
    ),
    ...written(
      recipe.openToo,
      items.filter(({ food }) => frozen.get(food.id)?.isTooLittle),
    ),
  ]
}
