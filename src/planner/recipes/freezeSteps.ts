import { type CookedItem, type RecipeLanguage, scoopedOrWeighed } from './cookedItem.js'
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
    return recipe.mealOn(recipe.list(said), core.mealType[type].toLowerCase(), time)
  })
  return recipe.list(meals)
}

/** Raw meat or fish in bags: one for each meal. */
function bagsText(
  { food }: CookedItem,
  uses: readonly FrozenUse[],
  language: RecipeLanguage,
): readonly { readonly count: number; readonly each: string; readonly meals: string }[] {
  const bySize = new Map<string, FrozenUse[]>()
  for (const use of uses) {
    const each = scoopedOrWeighed(food, use.grams, language)
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
  const written = (item: CookedItem, { isRest, uses }: FrozenFood) => {
    if (isRest) return recipe.freezeRest(item.again, mealsText(uses, language))
    return uses.length > 1
      ? recipe.freezeBags(recipe.food(stepWord(item.food)), bagsText(item, uses, language))
      : recipe.freezeOwn(item.amount, mealsText(uses, language))
  }
  return items.flatMap((item) => {
    const share = frozen.get(item.food.id)
    return share ? [written(item, share)] : []
  })
}
