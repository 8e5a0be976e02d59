import type { Food, Macros } from 'react-meal-planner/core'
import { NUTRIENTS } from '../../../src/core/nutrition/macros.js'
import type { PlanRules } from '../../../src/core/plan/planRules.js'
import type { MealKind } from '../../../src/planner/dishes/mealKind.js'
import type { LinearProgram, Term } from './linearProgram.js'

export type Nutrient = (typeof NUTRIENTS)[number]
/** Terms whose sum is the share of a target that a day reaches. */
export type Shares = Readonly<Record<Nutrient, Term[]>>

/** One meal of the day that the programme plans. */
export interface Slot {
  readonly program: LinearProgram
  readonly rules: PlanRules
  readonly foods: ReadonlyMap<string, Food>
  readonly seasonings: ReadonlyMap<string, Food>
  /** A unique name, with which its variables start. */
  readonly name: string
  readonly kind: MealKind
  /** The day's shares, which the meals of all slots add to. */
  readonly day: Shares
  /** The meal's share of the day's energy. */
  readonly energy: Term[]
  /** Foods that kosher keeps apart, as shares of their largest portions. */
  readonly meat: Term[]
  readonly dairy: Term[]
}

const MEAT: readonly Food['animalSource'][] = ['poultry', 'red_meat', 'pork']

/** Adds the contribution of one unit of a variable. */
export function addMacros({ rules, day, energy }: Slot, macros: Macros, variable: string): void {
  for (const nutrient of NUTRIENTS) {
    const share = macros[nutrient] / rules.targets[nutrient]
    if (share <= 0) continue
    day[nutrient].push([share, variable])
    if (nutrient === 'calories') energy.push([share, variable])
  }
}

/** Adds a food whose grams are a variable. */
export function addFood(slot: Slot, food: Food, variable: string): void {
  const perG = (nutrient: Nutrient) => food[nutrient] / food.servingSize
  addMacros(
    slot,
    { calories: perG('calories'), protein: perG('protein'), carbs: perG('carbs'), fat: perG('fat') },
    variable,
  )
  if (MEAT.includes(food.animalSource)) slot.meat.push([1 / food.portion.maxG, variable])
  else if (food.contains.includes('dairy')) slot.dairy.push([1 / food.portion.maxG, variable])
}
