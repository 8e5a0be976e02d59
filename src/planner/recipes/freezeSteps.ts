import type { Meal } from '../../core/plan/weekPlan.js'
import type { CookedItem, RecipeLanguage } from './cookedItem.js'
import type { Pots } from './potSteps.js'

/** What has to be frozen for a meal, after the shopping or when its can is opened. */
export function freezeSteps(
  { type }: Meal,
  items: readonly CookedItem[],
  { frozen }: Pots,
  { recipe, core, format }: RecipeLanguage,
): string[] {
  return items.flatMap(({ food, amount, again }) => {
    const share = frozen.get(food.id)
    if (!share) return []
    const time = type.startsWith('snack') ? core.clock[type] : null
    const meal = recipe.mealOn(format.weekday(share.date), core.mealType[type].toLowerCase(), time)
    return share.isRest ? recipe.freezeRest(again, meal) : recipe.freezeOwn(amount, meal)
  })
}
