import type { Method } from '../dishes/methods.js'
import type { CookedItem, RecipeLanguage } from './cookedItem.js'
import { eveningMinutes, inThePot, isAhead, isFromFreezer, type Pots } from './potSteps.js'
import type { Role } from './roles.data.js'
import { thawSteps } from './thawSteps.js'

/** The ingredients of a batter of soaked lentils or grains. */
export const SOAKED_FOR_BATTER: readonly Role[] = ['lentil', 'grain']

/** What to do on the evening before, the most urgent first. */
export function dayBefore(
  items: readonly CookedItem[],
  method: Method,
  pots: Pots,
  language: RecipeLanguage,
): string[] {
  const { recipe } = language
  const amounts = (isIncluded: (item: CookedItem) => boolean) =>
    items.filter(isIncluded).map(({ amount }) => amount)
  // What an earlier meal boiled is in the refrigerator.
  const inPots = (some: readonly CookedItem[]) =>
    pots.isFirstDay ? [] : some.flatMap((item) => inThePot(item, pots, language) ?? [])
  const boiled = inPots(items.filter((item) => isAhead(item, pots)))
  const soaked = inPots(items.filter((item) => item.role === 'pulse' && !isAhead(item, pots)))
  const listed = (some: readonly CookedItem[]) => recipe.list(some.map(({ amount }) => amount))
  const batter =
    method === 'pancakes' && !pots.isFirstDay ? amounts(({ role }) => SOAKED_FOR_BATTER.includes(role)) : []
  const frozenCooked = items.filter((item) => isFromFreezer(item, pots))
  return [
    ...(boiled.length > 0
      ? [recipe.cookBeans(listed(boiled), language.format.whole(eveningMinutes(boiled)))]
      : []),
    ...(soaked.length > 0 ? [recipe.soakBeans(listed(soaked))] : []),
    ...(batter.length > 0 ? [recipe.soakForBatter(recipe.list(batter))] : []),
    ...(pots.isFirstDay ? [] : thawSteps(items, pots, language, frozenCooked)),
    ...(method === 'soaked' && !pots.isFirstMorning ? [recipe.standOvernight] : []),
    ...(method === 'freeze' ? [recipe.freezeAhead] : []),
  ]
}
