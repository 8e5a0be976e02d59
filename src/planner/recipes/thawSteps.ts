import { isSoldFrozen } from '../../core/food/food.js'
import { toMealItem } from '../../core/plan/toMeal.js'
import type { RecipeWords } from '../../core/recipeWords.data.js'
import { type CookedItem, cookedItem, isWholeBird, type RecipeLanguage } from './cookedItem.js'
import type { Pots } from './potSteps.js'
import { NEVER_RAW } from './roles.data.js'
import { stepWord } from './stepWord.js'

/** Meat, fish and eggs that are sold frozen have to thaw before cooking. */
const isFrozenRaw = ({ role, food }: CookedItem) => NEVER_RAW.includes(role) && isSoldFrozen(food)

/**
 * How food is thawed that is sold frozen, and what the reader froze on the first day or from a can.
 * @param cooked what was cooked for an earlier meal and thaws, too
 */
export function thawSteps(
  items: readonly CookedItem[],
  { frozen, isFirstDay }: Pots,
  { recipe }: RecipeLanguage,
  cooked: readonly CookedItem[] = [],
): string[] {
  const written = (words: RecipeWords['thaw'], foods: readonly string[]) =>
    foods.length > 0 ? [words(recipe.list(foods))] : []
  const own = items.flatMap(({ food, again }) => {
    const share = frozen.get(food.id)
    return share?.isThawed ? [share.isRest ? recipe.again(recipe.food(stepWord(food))) : again] : []
  })
  const raw = [...items.filter(isFrozenRaw), ...cooked].map(({ again }) => again)
  return [...written(isFirstDay ? recipe.thawQuick : recipe.thaw, raw), ...written(recipe.thawOwn, own)]
}

/** How a whole bird is cut up, unless it was before it was frozen. */
export const cutUpSteps = (
  items: readonly CookedItem[],
  { frozen }: Pots,
  { recipe }: RecipeLanguage,
): string[] =>
  items.flatMap(({ food, again }) => (isWholeBird(food) && !frozen.has(food.id) ? [recipe.cutUp(again)] : []))

/** What a meal takes beyond the thawed rest of a can. */
export function openedToo(
  items: readonly CookedItem[],
  { frozen }: Pots,
  language: RecipeLanguage,
): string[] {
  const missing = items.flatMap(({ food }) => {
    const missingG = frozen.get(food.id)?.missingG ?? 0
    return missingG > 0 ? [cookedItem(toMealItem(food, missingG), 1, language).amount] : []
  })
  return missing.length > 0 ? [language.recipe.openToo(language.recipe.list(missing))] : []
}
