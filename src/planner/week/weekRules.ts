import type { Food } from '../../core/food/food.js'
import { portionRange } from '../../core/food/portions.js'
import type { Macros } from '../../core/nutrition/macros.js'
import { budgetPerPerson } from '../../core/plan/budgetPerPerson.js'
import { type MealType, mealTypes } from '../../core/plan/mealTypes.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import type { MealVariety } from '../../core/profile.js'
import type { Random } from '../createRandom.js'
import type { DayGoal } from '../day/servings.js'
import { type Side, sidesFor } from '../dishes/sides.js'
import { foodPreference } from './foodPreference.js'
import { stockKitchen } from './stockKitchen.js'
import { stockPantry } from './stockPantry.js'
import type { Thrift } from './thriftLadder.js'

type Foods = ReadonlyMap<string, Food>

/** What a week is planned by, at one step of thrift. */
export interface WeekRules {
  readonly targets: Macros
  readonly mealTypes: readonly MealType[]
  readonly variety: MealVariety
  readonly budgetUsd: number
  readonly isKosher: boolean
  readonly thrift: Thrift
  /** What each day should reach. */
  readonly goal: DayGoal
  /** All foods that the week may be made of, by id: one of those that do the same job. */
  readonly pantry: Foods
  /** The few of them that dishes are made of as long as they do. */
  readonly kitchen: Foods
  readonly seasonings: Foods
  readonly sides: readonly Side[]
  /** Ranks foods of the kitchen; lower is preferred. */
  readonly preference: (food: Food) => number
  /** Whether meals may outgrow what people usually eat, since a week would reach too few calories otherwise. */
  readonly isGenerous: boolean
  /** Whether somebody who eats meat or fish is planned for. */
  readonly eatsMeat: boolean
}

const NO_MEAT = ['none', 'egg', 'dairy', 'honey'] as const

function isMeatOrFish({ animalSource }: Food): boolean {
  return !NO_MEAT.some((source) => source === animalSource)
}

/** Reads a visitor's rules for a week. Chance decides between foods that do the same job. */
export function readWeekRules(
  { basis, restrictions, targets, allowedFoods, allowedSeasonings, isKosher }: PlanRules,
  thrift: Thrift,
  random: Random,
  isGenerous: boolean,
): WeekRules {
  const preference = foodPreference(random, targets, thrift)
  const usable = allowedFoods.filter((food) => portionRange(food).minSteps <= portionRange(food).maxSteps)
  const pantry = stockPantry(usable, preference)
  return {
    targets,
    mealTypes: mealTypes(basis.mealsPerDay),
    variety: basis.mealVariety,
    budgetUsd: budgetPerPerson(basis),
    isKosher,
    thrift,
    goal: {
      targets,
      produceG: restrictions.macroStyle === 'keto' ? 0 : thrift.produceG,
      dollarWeight: thrift.dollarWeight,
      isEnergyFirst: isGenerous,
    },
    pantry,
    kitchen: stockKitchen(pantry, thrift.kitchenSize, basis.mealVariety, targets, preference),
    seasonings: new Map(allowedSeasonings.map((seasoning) => [seasoning.id, seasoning])),
    sides: sidesFor(pantry),
    preference,
    isGenerous,
    eatsMeat: allowedFoods.some(isMeatOrFish),
  }
}
