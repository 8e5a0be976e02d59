import type { MealType } from 'react-meal-planner/core'
import { NUTRIENTS } from '../../../src/core/nutrition/macros.js'
import type { PlanRules } from '../../../src/core/plan/planRules.js'
import { BOOK } from '../../../src/planner/dishes/book.js'
import { type MealKind, mealKind } from '../../../src/planner/dishes/mealKind.js'
import { addDish, type DishColumn } from './dishColumns.js'
import { LinearProgram } from './linearProgram.js'
import { addSides } from './sideColumns.js'
import type { Shares, Slot } from './slot.js'

/** The share of a day's energy that a meal may provide. */
const ENERGY: Readonly<Record<MealKind, readonly [least: number, most: number]>> = {
  breakfast: [0.12, 0.45],
  lunch: [0.18, 0.45],
  dinner: [0.18, 0.45],
  snack: [0.05, 0.15],
}
const MOST_OF_THREE_MEALS = 0.48
/** An upper bound of the portions of meat or of dairy in a meal, in largest portions. */
const MANY_PORTIONS = 10

/** Which dishes a programme may choose from. */
export type DishFilter = (type: MealType, dishId: string) => boolean

export interface DayProgram {
  readonly program: LinearProgram
  /** The widest of the four gaps, as a share of its target. */
  readonly gap: string
  readonly day: Shares
  readonly dishes: readonly (DishColumn & { readonly type: MealType })[]
}

function fitEnergy({ program, kind, energy }: Slot, mealsPerDay: number): void {
  const [least, most] = ENERGY[kind]
  program.atLeast(energy, least)
  program.atMost(energy, mealsPerDay <= 3 && kind !== 'snack' ? MOST_OF_THREE_MEALS : most)
}

function keepMeatAndDairyApart({ program, name, meat, dairy }: Slot): void {
  const isMeat = program.choice(`${name}meat`)
  program.atMost([...meat, [-MANY_PORTIONS, isMeat]], 0)
  program.atMost([...dairy, [MANY_PORTIONS, isMeat]], MANY_PORTIONS)
}

/**
 * The day of the book's dishes and sides that comes nearest to a visitor's targets, as a programme: one dish per meal,
 * portions that people eat, amounts to the gram, no cost. Undefined if there is no dish at all for a meal.
 */
export function dayProgram(rules: PlanRules, isOffered: DishFilter = () => true): DayProgram | undefined {
  const gap = 'gap'
  const program = new LinearProgram(gap)
  const day: Shares = { calories: [], protein: [], carbs: [], fat: [] }
  const foods = new Map(rules.allowedFoods.map((food) => [food.id, food]))
  const seasonings = new Map(rules.allowedSeasonings.map((food) => [food.id, food]))
  const dishes = rules.mealTypes.map((type) => {
    const kind = mealKind(type)
    const slot = { program, rules, foods, seasonings, name: type, kind, day, energy: [], meat: [], dairy: [] }
    const columns = BOOK[kind].flatMap((family, index) =>
      isOffered(type, family.id) ? (addDish(slot, family, index) ?? []) : [],
    )
    program.equal(
      columns.map(({ chosen }) => [1, chosen]),
      1,
    )
    addSides(slot, columns)
    fitEnergy(slot, rules.mealTypes.length)
    if (rules.isKosher) keepMeatAndDairyApart(slot)
    return columns.map((column) => ({ ...column, type }))
  })
  if (dishes.some((ofMeal) => ofMeal.length === 0)) return undefined
  for (const nutrient of NUTRIENTS) {
    program.atMost([...day[nutrient], [-1, gap]], 1)
    program.atLeast([...day[nutrient], [1, gap]], 1)
  }
  return { program, gap, day, dishes: dishes.flat() }
}
