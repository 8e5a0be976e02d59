import { builtInFoods } from '../food/builtInFoods.js'
import type { Food } from '../food/food.js'
import { seasoningsIn } from '../food/foodFinder.js'
import { type FoodObjection, foodObjections } from '../food/foodsFor.js'
import { isSeasoning } from '../food/isSeasoning.js'
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
  /** The foods of the catalogue that the visitor may be offered; seasonings are not among them. */
  readonly allowedFoods: readonly Food[]
  /** The seasonings that the visitor may be offered. Only recipes use them. */
  readonly allowedSeasonings: readonly Food[]
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
  const isAllowed = (food: Food) => objection(food) === undefined
  return {
    profile,
    foods,
    restrictions,
    targets: dailyTargets(profile, restrictions),
    objection,
    allowedFoods: foods.filter((food) => !isSeasoning(food) && isAllowed(food)),
    allowedSeasonings: seasoningsIn(foods).filter(isAllowed),
    isKosher: restrictions.diets.includes('kosher'),
  }
}
