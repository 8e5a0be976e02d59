import { builtInFoods, composeMeal, type Meal, type MealType, sumMacros } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { mealMacros } from '../../src/core/plan/toMeal.js'
import { toWeekPlan } from '../../src/core/plan/toWeekPlan.js'
import {
  type ComposedMeal,
  completeWeek,
  planLeads,
  withoutLooseLinks,
} from '../../src/planner/composed/index.js'
import { planDraft, planWeek, startAttempt } from '../../src/planner/index.js'
import { takeSteps } from '../../src/planner/steps.js'
import { sampleProfile } from '../support/sampleProfile.js'

const complete = (...given: Parameters<typeof completeWeek>) => takeSteps(completeWeek(...given))

const rules = planRulesFor(sampleProfile({ mealsPerDay: 3, weeklyFoodBudget: 160 }))
const attempt = startAttempt(rules, 1)
const { targets } = rules
const third = {
  calories: targets.calories / 3,
  protein: targets.protein / 3,
  carbs: targets.carbs / 3,
  fat: targets.fat / 3,
}
const allocation = new Map<MealType, typeof third>([
  ['breakfast', third],
  ['lunch', third],
  ['dinner', third],
])

function composed(
  key: string,
  type: MealType,
  name: string,
  grams: Readonly<Record<string, number>>,
): ComposedMeal {
  const picks = Object.entries(grams).map(([id, g]) => ({ id, grams: g }))
  return { key, meal: composeMeal(type, name, picks, builtInFoods) }
}

const OATS = { 'rolled-oats': 60, 'reduced-fat-milk': 244, bananas: 118, almonds: 20 }
const CHICKEN = { 'chicken-breast': 150, 'brown-rice': 70, broccoli: 150, 'olive-oil': 9 }
const SALMON = { salmon: 150, potatoes: 213, 'green-beans-frozen': 150, butter: 9 }
const FISH_TACOS = { tilapia: 130, 'corn-tortillas': 72, cabbage: 100, 'olive-oil': 9 }

const today = () => [
  composed('oats', 'breakfast', 'My oats', OATS),
  composed('chicken', 'lunch', 'My chicken', CHICKEN),
  composed('salmon', 'dinner', 'My salmon', SALMON),
]
const tomorrow = () => [
  composed('oats', 'breakfast', 'My oats', OATS),
  composed('salmon', 'lunch', 'My salmon', SALMON),
  composed('tacos', 'dinner', 'My fish', FISH_TACOS),
]
const NOTHING = [[], [], [], [], []]
const MONDAY = '2026-03-02'
const TUESDAY = '2026-03-03'
const amounts = ({ items }: Meal) => items.map(({ food, quantity }) => [food.id, quantity])

describe('a week of meals that somebody else composed', () => {
  const [first = [], second = [], ...others] = complete(
    [today(), tomorrow(), ...NOTHING],
    allocation,
    attempt,
    MONDAY,
  )

  it('meets the targets on each of its days', () => {
    for (const meals of [first, second]) {
      const totals = sumMacros(meals.map(mealMacros))
      for (const nutrient of ['calories', 'protein', 'carbs', 'fat'] as const) {
        expect(Math.abs(totals[nutrient] / targets[nutrient] - 1), nutrient).toBeLessThan(0.05)
      }
    }
  })

  it('keeps the names, types and foods of its meals', () => {
    expect(first.map(({ type, name }) => [type, name])).toEqual([
      ['breakfast', 'My oats'],
      ['lunch', 'My chicken'],
      ['dinner', 'My salmon'],
    ])
    for (const [index, { meal }] of today().entries()) {
      const ids = first[index]?.items.map(({ food }) => food.id)
      for (const { food } of meal.items) expect(ids).toContain(food.id)
    }
  })

  it('has equal portions of a dish at all its meals, lunch or dinner', () => {
    expect(amounts(second[0] as Meal)).toEqual(amounts(first[0] as Meal))
    expect(second[1]?.type).toBe('lunch')
    expect(amounts(second[1] as Meal)).toEqual(amounts(first[2] as Meal))
  })

  it('says which dinner is cooked for the lunch of the next day', () => {
    expect(first[2]?.cook).toEqual({ servings: 2, forDates: [TUESDAY] })
    expect(second[1]?.leftoverOf).toEqual({ date: MONDAY, type: 'dinner' })
    expect(first[1]?.cook).toBeUndefined()
  })

  it('names the dishes that are ours, and no others', () => {
    const shake = { 'peanut-butter': 24, bananas: 118, 'reduced-fat-milk': 244, 'whey-protein': 30 }
    const ours = composed('shake', 'breakfast', 'Peanut butter and banana protein shake', shake)
    const [meals = []] = complete([[ours, ...today().slice(1)], [], ...NOTHING], allocation, attempt, MONDAY)
    expect(meals.map(({ dishId }) => dishId !== undefined)).toEqual([true, false, false])
  })

  it('drops references to meals of days that were replaced', () => {
    const week = toWeekPlan(MONDAY, [first, second])
    const whole = withoutLooseLinks(week)
    expect(whole).toEqual(week)
    const withoutLunch = withoutLooseLinks(
      toWeekPlan(MONDAY, [first, second.filter(({ type }) => type !== 'lunch')]),
    )
    expect(withoutLunch.days[0]?.meals[2]?.cook).toBeUndefined()
    const withoutDinner = withoutLooseLinks(toWeekPlan(MONDAY, [first.slice(0, 2), second]))
    expect(withoutDinner.days[1]?.meals[1]?.leftoverOf).toBeUndefined()
  })

  it('drops references between meals of one name in other portions', () => {
    const other = second.map((meal) =>
      meal.type === 'lunch'
        ? { ...meal, items: meal.items.map((item) => ({ ...item, quantity: item.quantity / 2 })) }
        : meal,
    )
    const [monday, tuesday] = withoutLooseLinks(toWeekPlan(MONDAY, [first, other])).days
    expect(monday?.meals[2]?.cook).toBeUndefined()
    expect(tuesday?.meals[1]?.leftoverOf).toBeUndefined()
  })

  it('stays empty on days without meals', () => {
    expect(others).toEqual(NOTHING)
  })

  it('is the same for the same meals', () => {
    expect(complete([today(), tomorrow(), ...NOTHING], allocation, startAttempt(rules, 1), MONDAY)).toEqual([
      first,
      second,
      ...others,
    ])
  })

  it('adds sides that are served on their own if its meals fall short, and no powder', () => {
    const sparse = today().map(({ key, meal }) => ({ key, meal: { ...meal, items: meal.items.slice(0, 2) } }))
    const [meals = []] = complete([sparse, [], ...NOTHING], allocation, attempt, MONDAY)
    const given = new Set(sparse.flatMap(({ meal }) => meal.items.map(({ food }) => food.id)))
    const sides = meals.flatMap(({ items }) => items.filter(({ food }) => !given.has(food.id)))
    expect(sides.length).toBeGreaterThan(0)
    for (const { food } of sides) {
      expect(food.category).not.toBe('supplement')
      expect(food.id).not.toBe('egg-whites')
    }
  })

  it('seasons a dish of our own as its recipe says, and keeps its proportions', () => {
    const shake = { 'peanut-butter': 24, bananas: 118, 'reduced-fat-milk': 20, 'whey-protein': 90 }
    const ours = composed('shake', 'breakfast', 'Peanut butter and banana protein shake', shake)
    const [meals = []] = complete([[ours, ...today().slice(1)], [], ...NOTHING], allocation, attempt, MONDAY)
    const [breakfast] = meals
    const grams = new Map(breakfast?.items.map(({ food, quantity }) => [food.id, quantity]))
    expect(grams.get('reduced-fat-milk')).toBeGreaterThanOrEqual(180)
    expect(grams.has('cinnamon')).toBe(true)
  })

  it('is the week that we planned if all its meals have the foods of that', () => {
    const planned = takeSteps(planDraft(rules, 1))
    const leads = takeSteps(planLeads(planned?.courses ?? [], attempt, () => 'plate'))
    const asked = leads.map((day) =>
      day.map(({ key, mealType, planned: course }) => {
        const picks = course.dish.ingredients.map(({ food, baseG }) => ({ id: food.id, grams: baseG }))
        return { key, planned: course, meal: composeMeal(mealType, 'A name', picks, builtInFoods) }
      }),
    )
    const week = complete(asked, allocation, attempt, MONDAY, planned)
    const ours = takeSteps(planWeek(rules, { startDate: MONDAY, seed: 1 }))
    expect(week).toEqual(ours.days.map(({ meals }) => meals))
  })
})
