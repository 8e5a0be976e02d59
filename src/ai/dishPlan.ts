import type { Food } from '../core/food/food.js'
import type { MacroAllocation } from '../core/nutrition/macroAllocation.js'
import type { MealType } from '../core/plan/mealTypes.js'
import type { MealVariety } from '../core/profile.js'
import { createRandom } from '../templates/random.js'
import { chooseLeads, type Lead } from './leads.js'

export const DAYS_PER_WEEK = 7

/** Meals that are planned as main dishes: cooked once for several days, and never the same on two days running. */
const MAIN_MEALS: ReadonlySet<MealType> = new Set(['lunch', 'dinner'])

/**
 * Which of its dishes each day has: low variety is batch cooking of 3 dishes, medium has 5 and high 7, and at medium
 * and high none follows itself.
 */
const DISH_OF_DAY: Readonly<Record<MealVariety, readonly number[]>> = {
  low: [0, 0, 0, 1, 1, 2, 2],
  medium: [0, 1, 2, 3, 4, 0, 1],
  high: [0, 1, 2, 3, 4, 5, 6],
}

/** A dish of the week: what it is to be led by, and on which days it is eaten. */
export interface PlannedDish {
  /** The same dish has the same key on each of its days. */
  readonly key: string
  readonly mealType: MealType
  readonly lead: Lead
}

/** The dishes of each of the seven days, in the order of the day's meals. */
export type DishPlan = readonly (readonly PlannedDish[])[]

export interface DishPlanRequest {
  readonly allocation: MacroAllocation
  readonly allowed: readonly Food[]
  readonly variety: MealVariety
  /** For one meal, in US dollars. */
  readonly budgetUsd: number
  readonly seed: number
}

export const isMainMeal = (type: MealType) => MAIN_MEALS.has(type)

/**
 * Decides beforehand what each call is led by, since calls that run side by side cannot see each other's dishes. The
 * same request gives the same plan. Needs at least one allowed food.
 */
export function planDishes({ allocation, allowed, variety, budgetUsd, seed }: DishPlanRequest): DishPlan {
  const random = createRandom(seed)
  const week: PlannedDish[][] = Array.from({ length: DAYS_PER_WEEK }, () => [])
  const taken = new Map<boolean, Lead[]>()
  for (const [mealType, target] of allocation) {
    const isMain = isMainMeal(mealType)
    const dishOfDay = DISH_OF_DAY[isMain ? variety : 'high']
    const count = Math.max(...dishOfDay) + 1
    const before = taken.get(isMain) ?? []
    const leads = chooseLeads({ mealType, count, target, budgetUsd }, allowed, before, random)
    taken.set(isMain, [...before, ...leads])
    dishOfDay.forEach((dish, day) => {
      const lead = leads[dish]
      if (lead) week[day]?.push({ key: `${mealType} ${dish}`, mealType, lead })
    })
  }
  return week
}
