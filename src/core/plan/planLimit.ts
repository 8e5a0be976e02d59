import type { AvoidableFood } from '../food/avoidableFoods.js'
import type { Diet } from '../food/diets.js'
import type { AskedMacroStyle } from '../food/macroStyle.js'
import { foodTermName } from '../food/restrictionTerm.js'
import type { CoreWords } from '../words.js'

/** Something that narrows what a week can be planned from. */
export type PlanLimit =
  | { readonly kind: 'ticked'; readonly food: AvoidableFood }
  /** A food or food group that the text avoids, such as `beans`. */
  | { readonly kind: 'written'; readonly term: string }
  | { readonly kind: 'diet'; readonly diet: Diet }
  | { readonly kind: 'macroStyle'; readonly macroStyle: AskedMacroStyle }
  | { readonly kind: 'mealsPerDay'; readonly mealsPerDay: number }
  /** How many foods the shop has, without those that the visitor ruled out on a plan. */
  | { readonly kind: 'catalogue'; readonly foodCount: number }

/** The name of a limit, for the visitor. */
export function planLimitLabel(limit: PlanLimit, words: CoreWords): string {
  const { planLimit } = words
  switch (limit.kind) {
    case 'ticked':
      return planLimit.avoided(words.avoidableFood[limit.food])
    case 'written':
      return planLimit.avoided(foodTermName(limit.term, words))
    case 'diet':
      return planLimit.diet(words.diet[limit.diet])
    case 'macroStyle':
      return planLimit.diet(words.macroStyle[limit.macroStyle])
    case 'mealsPerDay':
      return planLimit.mealsPerDay(limit.mealsPerDay)
    case 'catalogue':
      return planLimit.catalogue(limit.foodCount)
  }
}

/** The same, as something to change. */
export function relaxedLimitLabel(limit: PlanLimit, words: CoreWords): string {
  if (limit.kind === 'mealsPerDay') return words.planLimit.moreMealsPerDay(limit.mealsPerDay)
  return planLimitLabel(limit, words)
}
