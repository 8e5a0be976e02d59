import {
  buildGroceryList,
  builtInFoods,
  type Food,
  type GroceryItem,
  toMeal,
  toMealItem,
  toWeekPlan,
  type WeekPlan,
} from 'react-meal-planner/core'

export const AMPLE = 500

export function food(id: string): Food {
  const found = builtInFoods.find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`No food with id ${id}`)
  return found
}

/** A week whose meals use these amounts, one a day in turn. */
export function weekOf(...amounts: readonly (readonly [Food, number])[]): WeekPlan {
  const days = Array.from({ length: 7 }, (_, day) => [
    toMeal(
      'dinner',
      'Dinner',
      amounts.filter((_, index) => index % 7 === day).map(([each, grams]) => toMealItem(each, grams)),
    ),
  ])
  return toWeekPlan('2026-11-21', days)
}

export function itemFor(week: WeekPlan, foodId: string, weeklyFoodBudget = AMPLE): GroceryItem | undefined {
  return buildGroceryList(week, { weeklyFoodBudget }).items.find((item) => item.foodId === foodId)
}
