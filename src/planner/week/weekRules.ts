import type { Food } from '../../core/food/food.js'
import { portionRange } from '../../core/food/portions.js'
import { type MealType, mealTypes } from '../../core/plan/mealTypes.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import type { MealVariety } from '../../core/profile.js'
import type { Random } from '../createRandom.js'
import type { DayRules } from '../day/dayRules.js'
import { sidesFor } from '../dishes/sides.js'
import { foodPreference } from './foodPreference.js'
import { stockKitchen } from './stockKitchen.js'
import { stockPantry } from './stockPantry.js'
import type { Thrift } from './thriftLadder.js'

/** What a week is planned by, at one step of thrift. */
export interface WeekRules extends DayRules {
  readonly mealTypes: readonly MealType[]
  readonly variety: MealVariety
  readonly budgetUsd: number
  readonly thrift: Thrift
  /** Foods that dishes are cooked from, by id. */
  readonly kitchen: ReadonlyMap<string, Food>
  /** Ranks foods of the kitchen; lower is preferred. */
  readonly preference: (food: Food) => number
}

/** Reads a visitor's rules for a week. Chance decides between foods that do the same job. */
export function readWeekRules(
  { profile, restrictions, targets, allowedFoods, isKosher }: PlanRules,
  thrift: Thrift,
  random: Random,
): WeekRules {
  const preference = foodPreference(random, targets, thrift)
  const usable = allowedFoods.filter((food) => portionRange(food).minSteps <= portionRange(food).maxSteps)
  const pantry = stockPantry(usable, preference)
  return {
    mealTypes: mealTypes(profile.mealsPerDay),
    variety: profile.mealVariety,
    budgetUsd: profile.weeklyFoodBudget,
    thrift,
    kitchen: stockKitchen(pantry, thrift, targets, preference),
    preference,
    pantry,
    sides: sidesFor(pantry),
    targets,
    produceG: restrictions.macroStyle === 'keto' ? 0 : thrift.produceG,
    isKosher,
  }
}
