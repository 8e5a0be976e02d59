import {
  buildGroceryList,
  builtInFoods,
  builtInSeasonings,
  generateTemplateWeek,
  type MealPlace,
  newPlanState,
  PlanChangeError,
  type PlanState,
  planBasisOf,
  recipeFor,
  swapFoodOptions,
  swapOptions,
  toMeal,
  toMealItem,
  toWeekPlan,
} from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { dishIdsOf, expectSound, isOnTarget, mealAt, placesOf, plateOf } from '../support/planChecks.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { daysOf, firstPot, lock, makePlan, SLOW, START, TUESDAY } from './plansToChange.js'

/** The sample plan, with another dinner on Tuesday. */
function composedDinner(name: string, foodIds: readonly string[], dishId?: string): PlanState {
  const { basis, week } = samplePlan(START)
  const items = foodIds.flatMap((id) => {
    const food = [...builtInFoods, ...builtInSeasonings].find((each) => each.id === id)
    return food ? [toMealItem(food, 150)] : []
  })
  const dinner = { ...toMeal('dinner', name, items), ...(dishId !== undefined && { dishId }) }
  const days = week.days.map(({ date, meals }) =>
    meals.map((meal) => (date === TUESDAY && meal.type === 'dinner' ? dinner : meal)),
  )
  return newPlanState(toWeekPlan(START, days), basis, 1)
}

let plan: PlanState
beforeAll(async () => {
  plan = await makePlan()
})

describe('a swap', () => {
  const place: MealPlace = { date: TUESDAY, type: 'breakfast' }

  it('offers three dishes that the week does not have', async () => {
    const options = await swapOptions(plan, place)
    expect(options).toHaveLength(3)
    expect(new Set(options.map(({ name }) => name)).size).toBe(3)
    for (const { dishId } of options) expect(dishIdsOf(plan)).not.toContain(dishId)
  })

  it('changes no other day', async () => {
    for (const option of await swapOptions(plan, place)) {
      expectSound(option.plan)
      expect(daysOf(option.plan, [TUESDAY])).toEqual(daysOf(plan, [TUESDAY]))
      expect(mealAt(option.plan, place)?.name).toBe(option.name)
    }
  })

  it('keeps the day on target', async () => {
    const options = await swapOptions(plan, place)
    expect(isOnTarget(plan, TUESDAY)).toBe(true)
    expect(options.some((option) => isOnTarget(option.plan, TUESDAY))).toBe(true)
  })

  it.each([39, 42])('offers dishes within the budget first, where money is short: $%i', async (budget) => {
    const tight = await makePlan({ dietaryRestrictions: 'keto', weeklyFoodBudget: budget })
    const keeps = ({ plan: { week } }: { plan: PlanState }) =>
      buildGroceryList(week, { weeklyFoodBudget: budget }).fullTotal <= budget
    expect(keeps({ plan: tight })).toBe(true)
    let affordable = 0
    for (const type of ['breakfast', 'lunch', 'dinner', 'snack'] as const) {
      const [first, ...others] = await swapOptions(tight, { date: TUESDAY, type })
      if (!first || !others.some(keeps)) continue
      affordable += 1
      expect(keeps(first), first.name).toBe(true)
    }
    expect(affordable).toBeGreaterThan(0)
  })

  it('says by how much a dish or a food takes a week over its budget, and offers those last', async () => {
    const costOf = ({ week }: PlanState) => buildGroceryList(week, { weeklyFoodBudget: 500 }).fullTotal
    const budget = costOf(plan)
    const full = { ...plan, basis: { ...plan.basis, weeklyFoodBudget: budget } }
    const lunch = { date: TUESDAY, type: 'lunch' } as const
    const [item] = mealAt(full, lunch)?.items ?? []
    const options = [
      await swapOptions(full, lunch),
      await swapOptions(full, place),
      await swapFoodOptions(full, lunch, item?.food.id ?? ''),
    ]
    for (const offered of options) {
      const over = offered.map(({ overBudgetUsd }) => overBudgetUsd)
      const expected = offered.map((option) => Math.max(0, costOf(option.plan) - budget))
      expect(over).toEqual(expected.map((usd) => expect.closeTo(usd, 5)))
      expect(over.map((usd) => usd > 0)).toEqual(over.map((usd) => usd > 0).sort())
    }
    expect(options.flat().some(({ overBudgetUsd }) => overBudgetUsd > 0)).toBe(true)
    const short = { ...plan, basis: { ...plan.basis, weeklyFoodBudget: 30 } }
    for (const option of await swapOptions(short, place)) expect(option.overBudgetUsd).toBe(0)
  })

  it('says what the dish changes', async () => {
    for (const option of await swapOptions(plan, place)) {
      const protein = (state: PlanState) => state.week.days[1]?.totals.protein ?? 0
      expect(option.proteinDiffG).toBeCloseTo(protein(option.plan) - protein(plan))
      expect(Math.abs(option.tillDiffUsd)).toBeLessThan(30)
    }
  })

  it.each([1, 6])('says how many minutes more the recipe takes for everybody: %i', async (people) => {
    const family = { ...plan, basis: { ...plan.basis, people } }
    const minutesIn = async ({ week, basis }: PlanState) => {
      const meal = mealAt({ ...plan, week }, place)
      if (!meal) throw new Error('no breakfast')
      return (await recipeFor(meal, { week, people: basis.people })).minutes
    }
    const before = await minutesIn(family)
    for (const option of await swapOptions(family, place))
      expect(option.minutesDiff, option.name).toBe((await minutesIn(option.plan)) - before)
  })

  it('leaves locked meals of the day as they are', async () => {
    const lunch: MealPlace = { date: TUESDAY, type: 'lunch' }
    const dinner: MealPlace = { date: TUESDAY, type: 'dinner' }
    const locked = lock(plan, lunch, dinner)
    for (const option of await swapOptions(locked, place)) {
      expect(plateOf(mealAt(option.plan, lunch))).toEqual(plateOf(mealAt(plan, lunch)))
      expect(plateOf(mealAt(option.plan, dinner))).toEqual(plateOf(mealAt(plan, dinner)))
    }
  })

  it('is refused for a locked meal, and for none', async () => {
    await expect(swapOptions(lock(plan, place), place)).rejects.toThrow(PlanChangeError)
    await expect(swapOptions(plan, { date: '2027-01-01', type: 'lunch' })).rejects.toThrow(/not in the plan/)
  })

  it('lets leftovers of the meal be cooked on their own day', async () => {
    const { cooked, leftover } = firstPot(plan)
    for (const option of await swapOptions(plan, cooked)) {
      expect(option.cookedOnOwnDay).toEqual([leftover])
      expect(plateOf(mealAt(option.plan, leftover))).toEqual(plateOf(mealAt(plan, leftover)))
      expect(mealAt(option.plan, leftover)?.leftoverOf).toBeUndefined()
      expectSound(option.plan)
    }
  })

  it('reduces the servings to cook when it replaces a leftover', async () => {
    const { cooked, leftover } = firstPot(plan)
    const [option] = await swapOptions(plan, leftover)
    expect(option?.cookedOnOwnDay).toEqual([])
    const before = mealAt(plan, cooked)?.cook?.servings ?? 1
    expect(option && (mealAt(option.plan, cooked)?.cook?.servings ?? 1)).toBe(before - 1)
  })

  it(
    'keeps what the visitor avoids out',
    async () => {
      const vegan = await makePlan({ dietaryRestrictions: 'vegan, no nuts' }, 3)
      for (const option of await swapOptions(vegan, { date: START, type: 'dinner' })) expectSound(option.plan)
    },
    SLOW,
  )

  it(
    'works for meals that a model composed',
    async () => {
      const { basis, week } = samplePlan(START)
      const composed = newPlanState(week, basis, 1)
      const options = await swapOptions(composed, { date: TUESDAY, type: 'dinner' })
      expect(options).toHaveLength(3)
      for (const option of options) {
        expectSound(option.plan)
        expect(mealAt(option.plan, { date: TUESDAY, type: 'lunch' })?.name).toBe(
          mealAt(composed, { date: TUESDAY, type: 'lunch' })?.name,
        )
      }
    },
    SLOW,
  )
})

describe('a swap of one food', () => {
  it(
    'offers foods of the same kind and keeps the dish',
    async () => {
      let count = 0
      for (const place of placesOf(plan)) {
        const meal = mealAt(plan, place)
        for (const { food } of meal?.items ?? []) {
          if (food.category === 'seasoning') continue
          const options = await swapFoodOptions(plan, place, food.id)
          count += options.length
          for (const option of options) {
            expectSound(option.plan)
            const foods = mealAt(option.plan, place)?.items.map((item) => item.food.id)
            expect(foods).toContain(option.foodId)
            expect(foods).not.toContain(food.id)
            expect(mealAt(option.plan, place)?.dishId).toBe(meal?.dishId)
          }
        }
        if (place.date === TUESDAY) break
      }
      expect(count).toBeGreaterThan(5)
    },
    SLOW,
  )

  it.each([
    ['Coddled cod with rice', ['cod', 'brown-rice'], 'cod', 'salmon', 'Coddled salmon with rice'],
    ['Cod and cod cakes', ['cod', 'potatoes'], 'cod', 'tilapia', 'Tilapia and tilapia cakes'],
    [
      'Coconut milk and milk',
      ['coconut-milk', 'whole-milk'],
      'whole-milk',
      'soy-milk',
      'Coconut milk and soy milk',
    ],
    ['Grilled Cod With Rice', ['cod', 'brown-rice'], 'cod', 'salmon', 'Grilled Salmon With Rice'],
    [
      'Bowl of Greek yogurt',
      ['greek-yogurt-nonfat'],
      'greek-yogurt-nonfat',
      'plain-yogurt',
      'Bowl of yogurt',
    ],
    [
      'Chicken and rice bowl',
      ['chicken-breast', 'brown-rice'],
      'brown-rice',
      'quinoa',
      'Chicken with quinoa',
    ],
    ['Chicken bowl', ['chicken-breast', 'brown-rice'], 'brown-rice', 'quinoa', 'Chicken bowl'],
  ])(
    'names the other food wherever the meal of a model named the first: %s',
    async (name, ids, from, to, expected) => {
      const dinner: MealPlace = { date: TUESDAY, type: 'dinner' }
      const options = await swapFoodOptions(composedDinner(name, ids), dinner, from)
      const option = options.find(({ foodId }) => foodId === to)
      expect(option && mealAt(option.plan, dinner)?.name).toBe(expected)
    },
  )

  it.each([
    ['chicken-thigh', 'chicken-drumstick', 'Roast chicken drumsticks with potatoes and carrots'],
    ['carrots', 'cabbage', 'Roast chicken with potatoes and cabbage'],
  ])('offers what only the dish itself has in the place of a food: %s', async (from, to, expected) => {
    const dinner: MealPlace = { date: TUESDAY, type: 'dinner' }
    const roast = composedDinner(
      'Roast chicken with potatoes and carrots',
      ['chicken-thigh', 'potatoes', 'carrots', 'canola-oil', 'paprika', 'garlic-powder', 'salt'],
      'drumsticks-potatoes-cabbage',
    )
    const options = await swapFoodOptions(roast, dinner, from)
    const option = options.find(({ foodId }) => foodId === to)
    expect(option && mealAt(option.plan, dinner)?.name).toBe(expected)
  })

  it("leaves out a food whose rows in the shop's catalogue contradict each other", async () => {
    const { basis, week } = samplePlan(START)
    const foods = builtInFoods.flatMap((food) =>
      food.id === 'cod' ? [food, { ...food, name: 'Cod, smoked' }] : [food],
    )
    const dinner: MealPlace = { date: TUESDAY, type: 'dinner' }
    const options = await swapFoodOptions(newPlanState(week, basis, 1), dinner, 'salmon', foods)
    expect(options.map(({ foodId }) => foodId)).toEqual(expect.arrayContaining(['tilapia', 'shrimp']))
    for (const option of options) expectSound(option.plan, foods)
  })

  it('is refused for a food that the meal does not have', async () => {
    await expect(swapFoodOptions(plan, { date: START, type: 'lunch' }, 'caviar')).rejects.toThrow(
      PlanChangeError,
    )
  })
})

describe("a shop's own catalogue", () => {
  it('provides the foods of changes', async () => {
    const sold = builtInFoods.filter(({ id }) => !['salmon', 'eggs', 'tofu-firm'].includes(id))
    const profile = sampleProfile()
    const week = await generateTemplateWeek({ profile, startDate: START, seed: 2, foods: sold })
    const own = newPlanState(week, planBasisOf(profile), 2)
    for (const option of await swapOptions(own, { date: START, type: 'lunch' }, sold)) {
      expectSound(option.plan, sold)
    }
  })

  it(
    'gives no day a dish twice, although it has few foods',
    async () => {
      const few =
        'chicken-breast eggs salmon brown-rice rolled-oats potatoes broccoli spinach olive-oil almonds bananas apples whole-milk carrots onions cheddar-cheese tomatoes'
      const foods = builtInFoods.filter(
        ({ id, category }) => category === 'seasoning' || few.split(' ').includes(id),
      )
      const profile = sampleProfile({ mealVariety: 'low' })
      const week = await generateTemplateWeek({ profile, startDate: START, seed: 3, foods })
      const own = newPlanState(week, planBasisOf(profile), 3)
      for (const place of placesOf(own)) {
        for (const option of await swapOptions(own, place, foods)) {
          const { meals = [] } = option.plan.week.days.find(({ date }) => date === place.date) ?? {}
          const dishes = meals.map(({ dishId }) => dishId)
          expect(new Set(dishes).size, `${place.date} ${option.name}`).toBe(dishes.length)
        }
      }
    },
    SLOW,
  )
})
