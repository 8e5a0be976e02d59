import {
  dayTargets,
  type Food,
  isHard,
  type Meal,
  type MealPlace,
  macroStatus,
  type PlanState,
  sumMacros,
} from 'react-meal-planner/core'
import { expect } from 'vitest'
import { findViolations } from '../../src/core/plan/findViolations.js'
import { planRulesOf } from '../../src/core/plan/planRules.js'
import { groceriesOf } from '../../src/core/state/groceriesOf.js'

const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat'] as const

export function mealAt({ week }: PlanState, { date, type }: MealPlace): Meal | undefined {
  return week.days.find((day) => day.date === date)?.meals.find((meal) => meal.type === type)
}

/** The amounts that are eaten, regardless of what is cooked together. */
export function plateOf(meal: Meal | undefined) {
  return meal && { name: meal.name, foods: meal.items.map(({ food, quantity }) => `${food.id} ${quantity}`) }
}

export const placesOf = ({ week }: PlanState): MealPlace[] =>
  week.days.flatMap(({ date, meals }) => meals.map(({ type }) => ({ date, type })))

export function foodIdsOf({ week }: PlanState): Set<string> {
  return new Set(
    week.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ food }) => food.id))),
  )
}

export function dishIdsOf({ week }: PlanState): Set<string | undefined> {
  return new Set(week.days.flatMap(({ meals }) => meals.map(({ dishId }) => dishId)))
}

/** Whether a day is within 95 to 105% of its targets, less what is eaten out. */
export function isOnTarget(plan: PlanState, date: string): boolean {
  const totals = plan.week.days.find((day) => day.date === date)?.totals
  const targets = dayTargets(plan, date)
  return NUTRIENTS.every((nutrient) => totals && macroStatus(totals[nutrient], targets[nutrient]) === 'good')
}

function expectLinks({ week }: PlanState): void {
  const meals = week.days.flatMap(({ date, meals: own }) => own.map((meal) => ({ date, meal })))
  for (const { date, meal } of meals) {
    const later = meals.filter(
      ({ meal: { leftoverOf } }) => leftoverOf?.date === date && leftoverOf.type === meal.type,
    )
    expect(meal.cook?.forDates ?? []).toEqual(later.map((each) => each.date))
    expect(meal.cook?.servings ?? 1).toBe(later.length + 1)
    if (meal.leftoverOf) {
      const cooked = meals.find(
        (other) => other.date === meal.leftoverOf?.date && other.meal.type === meal.leftoverOf.type,
      )
      expect(cooked?.meal.leftoverOf).toBeUndefined()
      expect(plateOf(meal)).toEqual(plateOf(cooked?.meal))
      expect(cooked && cooked.date <= date).toBe(true)
    }
  }
}

/**
 * Fails unless a plan keeps every hard rule, its numbers add up, its list has its foods, and leftovers are cooked
 * before.
 */
export function expectSound(plan: PlanState, foods?: readonly Food[]): void {
  const { week, basis } = plan
  expect(findViolations(week, planRulesOf(basis, foods)).filter(isHard)).toEqual([])
  for (const { meals, totals } of week.days) {
    const sum = sumMacros(meals.flatMap(({ items }) => items))
    for (const nutrient of NUTRIENTS) expect(totals[nutrient]).toBeCloseTo(sum[nutrient], 6)
  }
  const dates = new Set(week.days.map(({ date }) => date))
  for (const { date, type } of [...plan.locked, ...plan.eatenOut]) {
    expect(dates.has(date)).toBe(true)
    expect(type).toBeTypeOf('string')
  }
  for (const place of plan.eatenOut) expect(mealAt(plan, place)).toBeUndefined()
  const { fullItems, atHome, removed } = groceriesOf(plan, foods && { foods })
  const own = new Set(plan.listEdits.ownItems.map(({ id }) => id))
  const listed = [...fullItems, ...atHome, ...removed].map(({ foodId }) => foodId)
  expect(new Set(listed.filter((id) => !own.has(id)))).toEqual(foodIdsOf(plan))
  expectLinks(plan)
}
