import {
  builtInFoods,
  changePlan,
  eatOut,
  type Meal,
  type MealPlace,
  newPlanState,
  PlanChangeError,
  type PlanState,
  replaceWeek,
  replanWeek,
  toMeal,
  toMealItem,
  toWeekPlan,
} from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { isSameDish } from '../../src/core/plan/sameDish.js'
import { BOOK } from '../../src/planner/dishes/book.js'
import {
  dishIdsOf,
  expectSound,
  foodIdsOf,
  isOnTarget,
  mealAt,
  placesOf,
  plateOf,
} from '../support/planChecks.js'
import { samplePlan } from '../support/samplePlan.js'
import { lock, makePlan, SLOW, START } from './plansToChange.js'

function foodOf(id: string) {
  const food = builtInFoods.find((each) => each.id === id)
  if (!food) throw new Error(`There is no food "${id}".`)
  return food
}

let plan: PlanState
beforeAll(async () => {
  plan = await makePlan()
})

describe('another week', () => {
  const kept: MealPlace[] = [
    { date: START, type: 'dinner' },
    { date: '2026-03-05', type: 'lunch' },
    { date: '2026-03-05', type: 'breakfast' },
  ]

  it(
    'keeps what is locked',
    async () => {
      const again = await replanWeek(lock(plan, ...kept), 7)
      expectSound(again)
      for (const place of kept) expect(plateOf(mealAt(again, place))).toEqual(plateOf(mealAt(plan, place)))
      expect(again.seed).toBe(7)
      const same = placesOf(plan).filter((place) => mealAt(again, place)?.name === mealAt(plan, place)?.name)
      expect(same.length).toBeLessThan(placesOf(plan).length / 2)
    },
    SLOW,
  )

  it(
    'reaches its targets around what is locked',
    async () => {
      let onTarget = 0
      for (let seed = 7; seed < 23; seed += 1) {
        const again = await replanWeek(lock(plan, ...kept), seed)
        onTarget += again.week.days.filter(({ date }) => isOnTarget(again, date)).length
      }
      expect(onTarget).toBeGreaterThanOrEqual(0.955 * 16 * 7)
    },
    SLOW,
  )

  it(
    'gives up a locked meal if the shop no longer has one of its foods',
    async () => {
      const place = { date: START, type: 'dinner' } as const
      const gone = mealAt(plan, place)?.items[0]?.food.id
      const foods = builtInFoods.filter(({ id }) => id !== gone)
      const again = await replanWeek(lock(plan, place), 7, foods)
      expectSound(again, foods)
      expect(again.locked).toEqual([])
    },
    SLOW,
  )

  it(
    'gives up a locked meal of meat and dairy if the next week is kosher',
    async () => {
      const { week, basis } = plan
      const mixed = [toMealItem(foodOf('chicken-breast'), 150), toMealItem(foodOf('cheddar-cheese'), 30)]
      const days = week.days.map((day) => ({
        ...day,
        meals: day.meals.map((meal) =>
          day.date === START && meal.type === 'dinner'
            ? toMeal('dinner', 'Chicken with cheddar', mixed)
            : meal,
        ),
      }))
      const next = toWeekPlan(
        START,
        days.map(({ meals }) => meals),
      )
      const kosher = { ...plan, week: next, basis: { ...basis, dietaryRestrictions: 'kosher' } }
      const again = await replanWeek(lock(kosher, { date: START, type: 'dinner' }), 7)
      expectSound(again)
      expect(again.locked).toEqual([])
    },
    SLOW,
  )

  it(
    'gives up what is locked if other answers rule it out',
    async () => {
      const ruledOut = mealAt(plan, { date: START, type: 'dinner' })?.items[0]?.food.id ?? ''
      const basis = { ...plan.basis, avoidedFoodIds: [ruledOut] }
      const again = await replanWeek({ ...lock(plan, ...kept), basis }, 7)
      expectSound(again)
      const left = kept.filter(
        (place) => !mealAt(plan, place)?.items.some(({ food }) => food.id === ruledOut),
      )
      expect(again.locked).toEqual(left)
      for (const place of left) expect(plateOf(mealAt(again, place))).toEqual(plateOf(mealAt(plan, place)))
    },
    SLOW,
  )

  it(
    'stops with the reason of its pause, also while it tries one more week around what is locked',
    async () => {
      const locked = lock(plan, ...kept)
      for (let seed = 7; seed < 13; seed += 1) {
        let pauses = 0
        const count = () => {
          pauses += 1
          return undefined
        }
        await replanWeek(locked, seed, undefined, count)
        const reason = new Error('The visitor cancelled.')
        const stop = () => {
          pauses -= 1
          return pauses === 0 ? Promise.reject(reason) : undefined
        }
        await expect(replanWeek(locked, seed, undefined, stop)).rejects.toBe(reason)
      }
    },
    SLOW,
  )

  describe('around a day that nothing brings on target, so that more weeks than one are tried', () => {
    const { basis, week } = samplePlan(START)
    const monday = placesOf(newPlanState(week, basis, 1)).filter(({ date }) => date === START)
    const locked = () => lock(newPlanState(week, basis, 1), ...monday)
    const everyDish = Object.values(BOOK).flatMap((families) => families.map(({ id }) => id))

    async function countPauses(before: PlanState) {
      let pauses = 0
      await replanWeek(before, 7, undefined, () => {
        pauses += 1
        return undefined
      })
      return pauses
    }

    /** Another week, while the host rules every dish out after so many pauses, and for one of them only if said. */
    async function replanRuledOut(pauses: number, isForOne: boolean) {
      const before = locked()
      let left = pauses
      const again = await replanWeek(before, 7, undefined, () => {
        left -= 1
        if (left === 0) Object.assign(before, { neverDishIds: everyDish })
        if (left === -1 && isForOne) Object.assign(before, { neverDishIds: [] })
        return undefined
      })
      expect(left).toBeLessThanOrEqual(0)
      return again
    }

    function expectMonday(again: PlanState) {
      expectSound(again)
      for (const place of monday)
        expect(plateOf(mealAt(again, place))).toEqual(plateOf(mealAt(locked(), place)))
    }

    it(
      'stays with the week that it has if a later one cannot be taken',
      async () => {
        expect(isOnTarget(locked(), START)).toBe(false)
        expectMonday(await replanRuledOut(await countPauses(locked()), false))
      },
      SLOW,
    )

    it(
      'takes a later week if the first one cannot be taken',
      async () => {
        const ofFirst = await countPauses(newPlanState(week, basis, 1))
        expectMonday(await replanRuledOut(ofFirst, true))
      },
      SLOW,
    )

    it(
      'says why the first week cannot be taken if none can',
      async () => {
        const ofFirst = await countPauses(newPlanState(week, basis, 1))
        await expect(replanRuledOut(ofFirst, false)).rejects.toThrow(PlanChangeError)
      },
      SLOW,
    )
  })

  it(
    'keeps days on which a meal is eaten out',
    async () => {
      const out = await eatOut(plan, kept[0] ?? { date: START, type: 'dinner' }, 'free')
      const again = await replanWeek(out, 6)
      expectSound(again)
      expect(again.eatenOut).toEqual(out.eatenOut)
      expect(isOnTarget(again, START)).toBe(true)
    },
    SLOW,
  )

  it(
    'has favourite dishes more often',
    async () => {
      const others = await Promise.all([11, 12, 13].map((seed) => replanWeek(plan, seed)))
      const favourites = [...new Set(others.flatMap((other) => [...dishIdsOf(other)]))]
        .flatMap((id) => id ?? [])
        .slice(0, 6)
      const count = (plans: readonly PlanState[]) =>
        plans.reduce((sum, other) => sum + favourites.filter((id) => dishIdsOf(other).has(id)).length, 0)
      const liking = favourites.reduce<PlanState>(
        (state, dishId) => changePlan(state, { type: 'favourite', dishId, isFavourite: true }),
        plan,
      )
      const seeds = [21, 22, 23, 24]
      const usual = await Promise.all(seeds.map((seed) => replanWeek(plan, seed)))
      const liked = await Promise.all(seeds.map((seed) => replanWeek(liking, seed)))
      expect(count(liked)).toBeGreaterThan(count(usual))
    },
    SLOW,
  )

  it(
    'has a favourite breakfast in about half of its weeks, whatever foods it needs',
    async () => {
      const breakfastsOf = ({ week }: PlanState) =>
        new Set(
          week.days.flatMap(({ meals }) =>
            meals.flatMap((meal) => (meal.type === 'breakfast' ? meal.dishId : [])),
          ),
        )
      const others = await Promise.all([11, 12, 13].map((seed) => replanWeek(plan, seed)))
      const favourites = [...new Set(others.flatMap((other) => [...breakfastsOf(other)]))].flatMap(
        (id) => id ?? [],
      )
      let weeks = 0
      let liked = 0
      for (const dishId of favourites.slice(0, 6)) {
        const liking = changePlan(plan, { type: 'favourite', dishId, isFavourite: true })
        for (const seed of [21, 22]) {
          weeks += 1
          if (breakfastsOf(await replanWeek(liking, seed)).has(dishId)) liked += 1
        }
      }
      expect(liked / weeks).toBeGreaterThan(0.4)
    },
    SLOW,
  )

  it(
    'uses first what is at home',
    async () => {
      const home = ['salmon', 'quinoa', 'asparagus', 'mango']
      const having = home.reduce<PlanState>(
        (state, foodId) => changePlan(state, { type: 'have', foodId, isAtHome: true }),
        plan,
      )
      const count = (other: PlanState) => home.filter((id) => foodIdsOf(other).has(id)).length
      const seeds = [31, 32, 33]
      const usual = await Promise.all(seeds.map((seed) => replanWeek(plan, seed)))
      const using = await Promise.all(seeds.map((seed) => replanWeek(having, seed)))
      const sum = (plans: readonly PlanState[]) => plans.reduce((total, other) => total + count(other), 0)
      expect(sum(using)).toBeGreaterThan(sum(usual))
    },
    SLOW,
  )

  it.each([
    ['before', '2026-03-05'],
    ['after', '2026-03-07'],
  ])('has no dinner on the day %s a locked one of the same dish', async (_where, beside) => {
    const { week } = await makePlan({}, 2)
    const alone = ({ cook: _, leftoverOf: __, ...meal }: Meal): Meal => meal
    const dinner = mealAt({ ...plan, week }, { date: beside, type: 'dinner' })
    if (dinner === undefined) throw new Error(`no dinner on ${beside}`)
    const place: MealPlace = { date: '2026-03-06', type: 'dinner' }
    const days = plan.week.days.map(({ date, meals }) =>
      meals.map((meal) => alone(date === place.date && meal.type === place.type ? dinner : meal)),
    )
    const before = lock({ ...plan, week: toWeekPlan(START, days) }, place)
    const taken = await replaceWeek(before, week, 9)
    expectSound(taken)
    expect(mealAt(taken, place)?.name).toBe(dinner.name)
    const other = mealAt(taken, { date: beside, type: 'dinner' })
    expect(other && isSameDish(other, dinner)).toBe(false)
  })

  it('may come from a model and still keeps what is locked', async () => {
    const locked = lock(plan, ...kept)
    const { week } = samplePlan(START)
    const taken = await replaceWeek(locked, week, 9)
    expectSound(taken)
    for (const place of kept) expect(plateOf(mealAt(taken, place))).toEqual(plateOf(mealAt(plan, place)))
    expect(mealAt(taken, { date: '2026-03-08', type: 'lunch' })?.name).toBe(week.days[6]?.meals[1]?.name)
  })
})
