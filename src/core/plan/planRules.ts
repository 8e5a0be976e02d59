import { builtInFoods } from '../food/builtInFoods.js'
import type { Food } from '../food/food.js'
import { type FoodObjection, foodObjections } from '../food/foodsFor.js'
import { type Restrictions, readRestrictions } from '../food/readRestrictions.js'
import { type DailyTargets, dailyTargets } from '../nutrition/dailyTargets.js'
import type { Profile } from '../profile.js'

/** What a visitor's week is planned and checked by. It is read once for a week and passed on. */
export interface PlanRules {
  readonly profile: Profile
  /** The catalogue: the built-in foods or a shop's own. */
  readonly foods: readonly Food[]
  readonly restrictions: Restrictions
  readonly targets: DailyTargets
  /** Why the visitor may not be offered a food, or undefined. */
  readonly objection: (food: Food) => FoodObjection | undefined
  /** The foods of the catalogue that the visitor may be offered. */
  readonly allowedFoods: readonly Food[]
  /** Whether no meal may hold both meat and dairy. */
  readonly isKosher: boolean
}

/**
 * Reads a profile's rules. The restrictions text is the costly part, so it is read only here.
 * @throws {TargetsError} when the profile has no positive daily target.
 */
export function planRulesFor(profile: Profile, foods: readonly Food[] = builtInFoods): PlanRules {
  const restrictions = readRestrictions(profile.dietaryRestrictions, foods)
  const objection = foodObjections(profile, foods, restrictions)
  return {
    profile,
    foods,
    restrictions,
    targets: dailyTargets(profile, restrictions),
    objection,
    allowedFoods: foods.filter((food) => objection(food) === undefined),
    isKosher: restrictions.diets.includes('kosher'),
  }
}
