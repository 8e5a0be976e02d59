import { isSoldFrozen } from '../../core/food/isSoldFrozen.js'
import { toMealItem } from '../../core/plan/toMeal.js'
import type { RecipeWords } from '../../core/recipeWords.data.js'
import { type CookedItem, cookedItem, type RecipeLanguage } from './cookedItem.js'
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
  language: RecipeLanguage,
  cooked: readonly CookedItem[] = [],
): string[] {
  const { recipe } = language
  const written = (words: RecipeWords['thaw'], foods: readonly CookedItem[]) =>
    foods.length > 0 ? [words(recipe.list(foods.map(({ again }) => again)))] : []
  const missing = items.flatMap(({ food }) => {
    const missingG = frozen.get(food.id)?.missingG ?? 0
    return missingG > 0 ? [cookedItem(toMealItem(food, missingG), 1, language).amount] : []
  })
  return [
    ...written(isFirstDay ? recipe.thawQuick : recipe.thaw, [...items.filter(isFrozenRaw), ...cooked]),
    ...written(
      recipe.thawOwn,
      items.filter(({ food }) => frozen.has(food.id)),
    ),
    ...(missing.length > 0 ? [recipe.openToo(recipe.list(missing))] : []),
  ]
}
