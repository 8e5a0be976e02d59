import type { Food } from '../../core/food/food.js'
import { toMealItem } from '../../core/plan/toMeal.js'
import { type CookedItem, cookedItem, type RecipeLanguage, scoopedOrWeighed } from './cookedItem.js'
import type { FrozenFood, FrozenUse, Pots } from './potSteps.js'
import { stepWord } from './stepWord.js'

/** Some meals in words: the days of each type together. */
function mealsText(uses: readonly FrozenUse[], { recipe, core, format }: RecipeLanguage): string {
  const days = new Map<string, { readonly use: FrozenUse; readonly days: string[] }>()
  for (const use of uses) {
    const { days: others } = days.get(use.type) ?? { days: [] }
    days.set(use.type, { use, days: [...others, format.weekday(use.date)] })
  }
  const meals = [...days.values()].map(({ use: { type }, days: said }) => {
    const time = type.startsWith('snack') ? core.clock[type] : null
    return recipe.mealOn(recipe.list(said), core.mealType[type], time)
  })
  return recipe.list(meals)
}

/** What is frozen in bags, one for each meal: raw meat or fish is weighed. */
function bagsText(
  food: Food,
  { isRest, uses }: FrozenFood,
  language: RecipeLanguage,
): readonly { readonly count: number; readonly each: string; readonly meals: string }[] {
  const bySize = new Map<string, FrozenUse[]>()
  for (const use of uses) {
    const measure = isRest ? language.measure(food, use.grams) : null
    const each = measure ?? scoopedOrWeighed(food, use.grams, language)
    bySize.set(each, [...(bySize.get(each) ?? []), use])
  }
  return [...bySize].map(([each, some]) => ({ count: some.length, each, meals: mealsText(some, language) }))
}

/**
 * What has to be frozen for a meal, after the shopping or when its can is opened. A food has one sentence for all meals of
 * the week that thaw it, and each of them says the same.
 */
export function freezeSteps(
  items: readonly CookedItem[],
  { frozen }: Pots,
  language: RecipeLanguage,
): string[] {
  const { recipe } = language
  const written = ({ food, amount }: CookedItem, share: FrozenFood) => {
    const { isRest, uses } = share
    const [use] = uses
    if (uses.length > 1 || !use) {
      const words = isRest ? recipe.freezeRestBags : recipe.freezeBags
      return words(recipe.food(stepWord(food)), bagsText(food, share, language))
    }
    const meal = mealsText(uses, language)
    if (!isRest) return recipe.freezeOwn(amount, meal)
    return recipe.freezeRest(cookedItem(toMealItem(food, use.grams), 1, language).amount, meal)
  }
  return items.flatMap((item) => {
    const share = frozen.get(item.food.id)
    return share ? [written(item, share)] : []
  })
}
