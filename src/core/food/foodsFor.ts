import type { AvoidableFood } from './avoidableFoods.js'
import { dietRules } from './diets.js'
import type { Food } from './food.js'
import { builtInFoods } from './foodIndex.js'
import { avoidRule } from './foodTerms.js'
import { readRestrictions } from './readRestrictions.js'

/** The part of a profile that says what a visitor does not eat: ticked foods and free text. */
export interface FoodWishes {
  readonly dietaryRestrictions: string
  readonly foodRestrictions: readonly AvoidableFood[]
}

/** Why a food is not for a visitor: a food they avoid, ticked or written, or one their diet leaves out. */
export type FoodObjection = 'avoided-food' | 'diet-breaking'

const meat = avoidRule('meat')
const dairy = avoidRule('dairy')

/**
 * Makes the test of foods for one visitor: what speaks against a food, or undefined. Read once, ask often.
 * @param foods the catalogue in use, so that the text may name any food in it.
 */
export function foodObjections(
  { dietaryRestrictions, foodRestrictions }: FoodWishes,
  foods: readonly Food[] = builtInFoods,
): (food: Food) => FoodObjection | undefined {
  const { avoid, diets } = readRestrictions(dietaryRestrictions, foods)
  const avoided = [...foodRestrictions.map(avoidRule), ...avoid]
  const leftOut = diets.flatMap(dietRules)
  return (food) => {
    if (avoided.some((rule) => rule.covers(food))) return 'avoided-food'
    if (leftOut.some((rule) => rule.covers(food))) return 'diet-breaking'
    return undefined
  }
}

/**
 * The foods a visitor may be offered: nothing ticked, nothing their text avoids, nothing their diet leaves out. Tags
 * are conservative, yet labels differ by brand: it means "no tagged allergen; check the label", never "safe".
 */
export function foodsFor(wishes: FoodWishes, foods: readonly Food[] = builtInFoods): readonly Food[] {
  const objection = foodObjections(wishes, foods)
  return foods.filter((food) => objection(food) === undefined)
}

/** Whether foods of one meal mix poultry or red meat with dairy, which kosher does not. Fish is not meat here. */
export function mixesMeatAndDairy(foods: readonly Food[]): boolean {
  return foods.some(meat.covers) && foods.some(dairy.covers)
}
