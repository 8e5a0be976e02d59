import { AVOIDABLE_FOODS, type AvoidableFood } from './avoidableFoods.js'
import { builtInFoods } from './builtInFoods.js'
import { dietRules } from './diets.js'
import type { Food, GivenFoods } from './food.js'
import { avoidRule } from './foodTerms.js'
import { type Restrictions, readRestrictions } from './readRestrictions.js'

/** What the visitor says about foods that they do not eat: free text, ticked foods, and foods ruled out on a plan. */
export interface FoodWishes {
  readonly dietaryRestrictions: string
  readonly foodRestrictions: readonly AvoidableFood[]
  readonly avoidedFoodIds?: readonly string[]
}

/** A name that no food has would rule out nothing, and nobody would notice. */
function requireAvoidable(ticked: FoodWishes['foodRestrictions']): void {
  const known: readonly unknown[] = AVOIDABLE_FOODS
  const isFine = Array.isArray(ticked) && ticked.every((food) => known.includes(food))
  if (isFine) return
  throw new RangeError(
    `foodRestrictions must be an array of AVOIDABLE_FOODS, got ${JSON.stringify(ticked)}. Write other foods in dietaryRestrictions.`,
  )
}

/** Why a visitor may not be offered a food: they avoid it (ticked or written), or their diet leaves it out. */
export type FoodObjection = 'avoided-food' | 'diet-breaking'

/**
 * Returns a function that says why a visitor may not be offered a food, or undefined if they may. Reading the text is
 * slow, so make the function once and call it often.
 * @param foods the catalogue in use: the text may name any food in it.
 * @param restrictions the reading of the text, if there is one already.
 * @throws {RangeError} for a ticked food that is none of `AVOIDABLE_FOODS`.
 */
export function foodObjections(
  { dietaryRestrictions, foodRestrictions, avoidedFoodIds = [] }: FoodWishes,
  foods?: GivenFoods,
  { avoid, diets }: Pick<Restrictions, 'avoid' | 'diets'> = readRestrictions(dietaryRestrictions, foods),
): (food: Food) => FoodObjection | undefined {
  requireAvoidable(foodRestrictions)
  const avoided = [...foodRestrictions.map(avoidRule), ...avoid]
  const leftOut = diets.flatMap(dietRules)
  return (food) => {
    if (avoidedFoodIds.includes(food.id) || avoided.some((rule) => rule.covers(food))) return 'avoided-food'
    if (leftOut.some((rule) => rule.covers(food))) return 'diet-breaking'
    return undefined
  }
}

/**
 * The foods a visitor may be offered: none that they ticked, that their text avoids or that their diet leaves out.
 * Tags are conservative, but labels differ by brand: this means "no tagged allergen; check the label", never "safe".
 * @throws {RangeError} for a ticked food that is none of `AVOIDABLE_FOODS`.
 */
export function foodsFor(wishes: FoodWishes, foods?: GivenFoods): readonly Food[] {
  const objection = foodObjections(wishes, foods)
  return (foods ?? builtInFoods).filter((food) => objection(food) === undefined)
}

/** Whether the foods of one meal mix meat with dairy, which kosher forbids. Fish does not count as meat here. */
export function mixesMeatAndDairy(foods: readonly Food[]): boolean {
  return foods.some(avoidRule('meat').covers) && foods.some(avoidRule('dairy').covers)
}
