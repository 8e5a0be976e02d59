import { builtInFoods } from '../food/builtInFoods.js'
import type { Food, GivenFoods } from '../food/food.js'
import { seasoningsIn } from '../food/foodFinder.js'
import { type FoodObjection, foodObjections } from '../food/foodsFor.js'
import { isSeasoning } from '../food/isSeasoning.js'
import { type Restrictions, readRestrictions } from '../food/readRestrictions.js'
import type { DailyTargets } from '../nutrition/dailyTargets.js'
import type { Profile } from '../profile.js'
import { budgetPerPerson } from './budgetPerPerson.js'
import { type MealType, mealTypes } from './mealTypes.js'
import { type PlanBasis, planBasisOf } from './planBasis.js'

/** What a visitor's week is planned and checked by. It is read once for a week and passed on. */
export interface PlanRules {
  /** What the visitor asked for. The planner may try another budget or other meals, and leaves this as it is. */
  readonly basis: PlanBasis
  /** Whose rules these are; null for a plan that was kept or shared without its answers. */
  readonly profile: Profile | null
  /** The catalogue: the built-in foods or a shop's own. */
  readonly foods: readonly Food[]
  readonly restrictions: Restrictions
  readonly targets: DailyTargets
  /** What a week may cost for the first person's portions, in US dollars. */
  readonly budgetUsd: number
  /** The meals of each day. */
  readonly mealTypes: readonly MealType[]
  /** Why the visitor may not be offered a food, or undefined. */
  readonly objection: (food: Food) => FoodObjection | undefined
  /** The foods of the catalogue that the visitor may be offered; seasonings are not among them. */
  readonly allowedFoods: readonly Food[]
  /** The seasonings that the visitor may be offered. Only recipes use them. */
  readonly allowedSeasonings: readonly Food[]
  /** Whether no meal may hold both meat and dairy. */
  readonly isKosher: boolean
  /** What the visitor decided on a plan about the next ones. No check depends on it. */
  readonly wishes?: {
    readonly favouriteDishIds: readonly string[]
    readonly neverDishIds: readonly string[]
    /** Foods at home. The planner uses them first. */
    readonly homeFoodIds: readonly string[]
  }
}

function readRules(
  basis: PlanBasis,
  profile: Profile | null,
  givenFoods: GivenFoods,
  restrictions: Restrictions,
): PlanRules {
  const foods = givenFoods ?? builtInFoods
  const objection = foodObjections(basis, foods, restrictions)
  return {
    basis,
    profile,
    foods,
    restrictions,
    targets: basis.targets,
    budgetUsd: budgetPerPerson(basis),
    mealTypes: mealTypes(basis.mealsPerDay),
    objection,
    allowedFoods: foods.filter((food) => !isSeasoning(food) && !objection(food)),
    allowedSeasonings: seasoningsIn(foods).filter((food) => !objection(food)),
    isKosher: restrictions.diets.includes('kosher'),
  }
}

/**
 * Reads a profile's rules. The restrictions text is the slow part, so it is read only here.
 * @param avoidedFoodIds single foods that the visitor ruled out on a plan
 * @throws {TargetsError} when the profile has no positive daily target.
 */
export function planRulesFor(
  profile: Profile,
  foods?: GivenFoods,
  avoidedFoodIds: readonly string[] = [],
): PlanRules {
  const restrictions = readRestrictions(profile.dietaryRestrictions, foods)
  return readRules(planBasisOf(profile, restrictions, avoidedFoodIds), profile, foods, restrictions)
}

/** The rules of a plan whose profile is not known, such as one that was kept or shared. */
export function planRulesOf(basis: PlanBasis, foods?: GivenFoods): PlanRules {
  return readRules(basis, null, foods, readRestrictions(basis.dietaryRestrictions, foods))
}
