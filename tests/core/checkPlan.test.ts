import {
  builtInFoods,
  checkPlan,
  composeMeal,
  dailyTargets,
  isHard,
  type Meal,
  type Profile,
  TargetsError,
  toMeal,
  toMealItem,
  toWeekPlan,
  type WeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

const START = '2026-03-02'
const breakfast = composeMeal('breakfast', 'Oats and yogurt', [
  { id: 'rolled-oats', grams: 80 },
  { id: 'greek-yogurt-nonfat', grams: 200 },
  { id: 'blueberries', grams: 100 },
])
const lunch = composeMeal('lunch', 'Chicken and rice', [
  { id: 'chicken-breast', grams: 200 },
  { id: 'brown-rice', grams: 65 },
  { id: 'olive-oil', grams: 18 },
])
const dinner = composeMeal('dinner', 'Salmon and potatoes', [
  { id: 'salmon', grams: 190 },
  { id: 'potatoes', grams: 200 },
  { id: 'broccoli', grams: 100 },
])
const MEALS: readonly Meal[] = [breakfast, lunch, dinner]

/** A week without any fault, as a visitor could receive it. */
function goodWeek(meals = MEALS): WeekPlan {
  return structuredClone(
    toWeekPlan(
      START,
      Array.from({ length: 7 }, () => [...meals]),
    ),
  )
}

function dayOf(week: WeekPlan, index: number) {
  const day = week.days[index]
  if (!day) throw new Error(`The week has no day ${index}.`)
  return day
}

function itemOf(week: WeekPlan, foodId: string) {
  const item = dayOf(week, 0)
    .meals.flatMap(({ items }) => items)
    .find(({ food }) => food.id === foodId)
  if (!item) throw new Error(`The first day has no ${foodId}.`)
  return item
}

const codes = (week: WeekPlan, profile: Profile = sampleProfile()) => [
  ...new Set(checkPlan(week, profile).map(({ code }) => code)),
]

describe('checking a plan', () => {
  it('finds nothing wrong with a good week, before and after JSON', () => {
    expect(checkPlan(goodWeek(), sampleProfile())).toEqual([])
    expect(checkPlan(JSON.parse(JSON.stringify(goodWeek())), sampleProfile())).toEqual([])
  })

  it('names the day and nutrient that miss a target, without forbidding the plan', () => {
    const week = toWeekPlan(
      START,
      Array.from({ length: 7 }, (_, day) => (day === 2 ? [breakfast, lunch] : [...MEALS])),
    )
    const violations = checkPlan(week, sampleProfile())
    expect(violations.map(({ code, dayIndex, nutrient }) => [code, dayIndex, nutrient])).toEqual([
      ['off-target', 2, 'calories'],
      ['off-target', 2, 'protein'],
      ['off-target', 2, 'carbs'],
      ['off-target', 2, 'fat'],
    ])
    expect(violations[0]?.target).toBe(1710)
    expect(violations[0]?.current).toBeCloseTo(dayOf(week, 2).totals.calories)
    expect(violations.some(isHard)).toBe(false)
  })

  it('lowers only the targets of the day on which a meal is eaten out', () => {
    const days = Array.from({ length: 7 }, (_, day) => (day === 2 ? [breakfast, lunch] : [...MEALS]))
    const week = toWeekPlan(START, days)
    const { date, totals } = dayOf(week, 2)
    const { calories } = dailyTargets(sampleProfile())
    const eatenOut = [{ date, freeShare: 1 - totals.calories / calories }]
    const found = checkPlan(week, sampleProfile(), builtInFoods, eatenOut)
    expect(found.map(({ nutrient }) => nutrient)).not.toContain('calories')
    const onAnotherDay = checkPlan(week, sampleProfile(), builtInFoods, [{ date: START, freeShare: 0.3 }])
    expect(new Set(onAnotherDay.map(({ dayIndex }) => dayIndex))).toEqual(new Set([0, 2]))
  })

  it('counts days and meals', () => {
    const short = goodWeek()
    short.days.pop()
    expect(codes(short)).toContain('day-count')
    expect(checkPlan({ ...goodWeek(), days: [] }, sampleProfile())).toContainEqual({
      code: 'day-count',
      current: 0,
      target: 7,
    })
    const emptyDay = goodWeek()
    dayOf(emptyDay, 3).meals = []
    expect(checkPlan(emptyDay, sampleProfile())).toContainEqual({ code: 'empty-day', dayIndex: 3 })
    const emptyMeal = goodWeek([...MEALS, toMeal('snack', 'Air', [])])
    expect(checkPlan(emptyMeal, sampleProfile())).toContainEqual({
      code: 'empty-meal',
      dayIndex: 6,
      mealType: 'snack',
    })
  })

  it.each([
    ['a ticked food', { foodRestrictions: ['fish'] }, 'avoided-food', 'salmon'],
    ['a food the text avoids', { dietaryRestrictions: 'no broccoli' }, 'avoided-food', 'broccoli'],
    ['an allergy', { dietaryRestrictions: 'milk allergy' }, 'avoided-food', 'greek-yogurt-nonfat'],
    ['a food a diet leaves out', { dietaryRestrictions: 'vegetarian' }, 'diet-breaking', 'chicken-breast'],
    ['gluten for a celiac', { dietaryRestrictions: 'celiac' }, 'diet-breaking', 'rolled-oats'],
  ] as const)('finds %s', (_, wishes, code, foodId) => {
    const { foodRestrictions = [], ...rest } = { foodRestrictions: undefined, ...wishes }
    const profile = sampleProfile({ ...rest, foodRestrictions: [...foodRestrictions] })
    const found = checkPlan(goodWeek(), profile).filter((violation) => violation.foodId === foodId)
    expect(found.map((violation) => violation.code)).toEqual(Array.from({ length: 7 }, () => code))
    expect(found.every(isHard)).toBe(true)
  })

  it('finds foods that a plan has relabelled', () => {
    const week = goodWeek()
    itemOf(week, 'salmon').food.contains = []
    itemOf(week, 'salmon').food.name = 'Tofu'
    const found = checkPlan(week, sampleProfile({ foodRestrictions: ['fish'] }))
    expect(found).toContainEqual({ code: 'avoided-food', dayIndex: 0, mealType: 'dinner', foodId: 'salmon' })
    expect(found).toContainEqual({ code: 'unknown-food', dayIndex: 0, mealType: 'dinner', foodId: 'salmon' })
  })

  it('knows only the foods of the catalogue', () => {
    const week = goodWeek()
    itemOf(week, 'salmon').food.id = 'dragon'
    expect(codes(week)).toContain('unknown-food')
    expect(
      checkPlan(
        goodWeek(),
        sampleProfile(),
        builtInFoods.filter(({ id }) => id !== 'salmon'),
      ),
    ).toHaveLength(7)
  })

  it.each(['quantity', 'calories', 'protein', 'carbs', 'fat'] as const)(
    'finds a %s that is not a number',
    (field) => {
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
        const week = goodWeek()
        itemOf(week, 'brown-rice')[field] = value
        expect(codes(week)).toContain('numbers-differ')
      }
    },
  )

  it('finds totals that are not numbers', () => {
    const week = goodWeek()
    dayOf(week, 1).totals.fat = Number.NaN
    week.totals.calories = Number.NaN
    const found = checkPlan(week, sampleProfile())
    expect(found).toContainEqual({ code: 'numbers-differ', dayIndex: 1 })
    expect(found).toContainEqual({ code: 'numbers-differ' })
  })

  it.each([
    [0, 'rolled-oats'],
    [-40, 'rolled-oats'],
    [500, 'olive-oil'],
    [1, 'chicken-breast'],
  ])('finds that %d g of %s is not a portion', (grams, id) => {
    const others = MEALS.flatMap(({ items }) => items).filter(({ food }) => food.id !== id)
    const food = builtInFoods.find((each) => each.id === id)
    expect(food).toBeDefined()
    const items = food ? [toMealItem(food, grams), ...others] : others
    const found = checkPlan(goodWeek([toMeal('lunch', 'Everything', items)]), sampleProfile())
    expect(found).toContainEqual({ code: 'portion-out-of-range', dayIndex: 0, mealType: 'lunch', foodId: id })
  })

  it('finds numbers that do not follow from the foods', () => {
    const ofItem = goodWeek()
    itemOf(ofItem, 'salmon').protein += 5
    expect(checkPlan(ofItem, sampleProfile())).toContainEqual({
      code: 'numbers-differ',
      dayIndex: 0,
      mealType: 'dinner',
      foodId: 'salmon',
    })
    const ofMeal = goodWeek()
    for (const meal of dayOf(ofMeal, 4).meals) meal.totalCalories -= 100
    expect(checkPlan(ofMeal, sampleProfile())).toContainEqual({
      code: 'numbers-differ',
      dayIndex: 4,
      mealType: 'lunch',
    })
    const ofDay = goodWeek()
    dayOf(ofDay, 5).totals.carbs += 20
    expect(checkPlan(ofDay, sampleProfile())).toContainEqual({ code: 'numbers-differ', dayIndex: 5 })
    const ofWeek = goodWeek()
    ofWeek.totals.fat += 1
    expect(checkPlan(ofWeek, sampleProfile())).toEqual([{ code: 'numbers-differ' }])
  })

  it('finds a kosher meal that mixes meat and dairy', () => {
    const kosher = sampleProfile({ dietaryRestrictions: 'kosher' })
    expect(codes(goodWeek(), kosher)).toEqual([])
    const mixed = toMeal('lunch', 'Chicken with yogurt', [...lunch.items, ...breakfast.items])
    const week = goodWeek([mixed, dinner])
    expect(checkPlan(week, kosher)).toContainEqual({ code: 'kosher-mix', dayIndex: 0, mealType: 'lunch' })
    expect(codes(week)).toEqual([])
  })

  it('throws for a profile that has no positive target', () => {
    const profile = sampleProfile({
      age: 100,
      heightFeet: 4,
      heightInches: 0,
      weight: 66,
      activityLevel: 'sedentary',
    })
    expect(() => checkPlan(goodWeek(), profile)).toThrow(TargetsError)
  })
})
