import {
  avoidFood,
  builtInFoods,
  changePlan,
  dayTargets,
  eatIn,
  eatOut,
  generateTemplateWeek,
  type MealPlace,
  moveMeal,
  neverDish,
  newPlanState,
  PlanChangeError,
  type PlanState,
  planBasisOf,
  recipeFor,
  replaceWeek,
  replanWeek,
  swapFoodOptions,
  swapOptions,
} from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
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
import { sampleProfile } from '../support/sampleProfile.js'

/** Milliseconds that several weeks may take on a busy machine. */
const SLOW = 60_000
const START = '2026-03-02'
const TUESDAY = '2026-03-03'

async function makePlan(changes: Parameters<typeof sampleProfile>[0] = {}, seed = 1): Promise<PlanState> {
  const profile = sampleProfile(changes)
  return newPlanState(
    await generateTemplateWeek({ profile, startDate: START, seed }),
    planBasisOf(profile),
    seed,
  )
}

const lock = (plan: PlanState, ...places: MealPlace[]) =>
  changePlan(plan, { type: 'lock', places, isLocked: true })

const daysOf = ({ week }: PlanState, without: readonly string[]) =>
  week.days
    .filter(({ date }) => !without.includes(date))
    .map(({ meals }) => meals.map((meal) => plateOf(meal)))

/** The first meal that is cooked for others, and the first of those. */
function firstPot(plan: PlanState) {
  const cooked = placesOf(plan).find((place) => mealAt(plan, place)?.cook)
  const leftover = placesOf(plan).find((place) => {
    const from = mealAt(plan, place)?.leftoverOf
    return from && from.date === cooked?.date && from.type === cooked.type
  })
  if (!cooked || !leftover) throw new Error('The plan cooks nothing ahead.')
  return { cooked, leftover }
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

  it('says what the dish changes', async () => {
    const before = mealAt(plan, place)
    if (!before) throw new Error('no breakfast')
    for (const option of await swapOptions(plan, place)) {
      const meal = mealAt(option.plan, place)
      if (!meal) throw new Error('no breakfast')
      const minutes = (await recipeFor(meal)).minutes - (await recipeFor(before)).minutes
      expect(option.minutesDiff).toBe(minutes)
      const protein = (state: PlanState) => state.week.days[1]?.totals.protein ?? 0
      expect(option.proteinDiffG).toBeCloseTo(protein(option.plan) - protein(plan))
      expect(Math.abs(option.tillDiffUsd)).toBeLessThan(30)
    }
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

  it('is refused for a food that the meal does not have', async () => {
    await expect(swapFoodOptions(plan, { date: START, type: 'lunch' }, 'caviar')).rejects.toThrow(
      PlanChangeError,
    )
  })
})

describe('a move', () => {
  const place: MealPlace = { date: START, type: 'dinner' }
  const FRIDAY = '2026-03-06'

  it('lets two meals of a type change places', async () => {
    const moved = await moveMeal(plan, place, FRIDAY)
    expectSound(moved)
    expect(mealAt(moved, { date: FRIDAY, type: 'dinner' })?.name).toBe(mealAt(plan, place)?.name)
    expect(mealAt(moved, place)?.name).toBe(mealAt(plan, { date: FRIDAY, type: 'dinner' })?.name)
    expect(daysOf(moved, [START, FRIDAY])).toEqual(daysOf(plan, [START, FRIDAY]))
  })

  it('is refused if either meal is locked', async () => {
    await expect(moveMeal(lock(plan, place), place, FRIDAY)).rejects.toThrow(/locked/)
    await expect(moveMeal(lock(plan, { date: FRIDAY, type: 'dinner' }), place, FRIDAY)).rejects.toThrow(
      /locked/,
    )
    await expect(moveMeal(plan, place, '2027-01-01')).rejects.toThrow(PlanChangeError)
  })
})

describe('a meal eaten out', () => {
  const place: MealPlace = { date: TUESDAY, type: 'dinner' }

  it('leaves its share of the targets free', async () => {
    const out = await eatOut(plan, place, 'free')
    expectSound(out)
    const left = dayTargets(out, TUESDAY).calories / plan.basis.targets.calories
    const meal = mealAt(plan, place)?.totalCalories ?? 0
    expect(left).toBeCloseTo(1 - meal / (plan.week.days[1]?.totals.calories ?? 0), 2)
    expect(isOnTarget(out, TUESDAY)).toBe(true)
    expect(daysOf(out, [TUESDAY])).toEqual(daysOf(plan, [TUESDAY]))
  })

  it('lets the other meals take its share as far as they may grow', async () => {
    const free = await eatOut(plan, place, 'free')
    const shared = await eatOut(plan, place, 'shared')
    expectSound(shared)
    const kcal = ({ week }: PlanState) => week.days[1]?.totals.calories ?? 0
    expect(kcal(shared)).toBeGreaterThan(kcal(free))
    expect(dayTargets(shared, TUESDAY).calories).toBeGreaterThan(dayTargets(free, TUESDAY).calories)
  })

  it('leaves its day on target if the others are cooked with meals of other days', async () => {
    const cookedAhead = await makePlan({ mealVariety: 'low', mealsPerDay: 3 })
    for (const out of placesOf(cookedAhead)) {
      const after = await eatOut(cookedAhead, out, 'free')
      expectSound(after)
      expect(isOnTarget(after, out.date), `${out.date} ${out.type}`).toBe(true)
    }
  })

  it('comes back as the same dish', async () => {
    const back = await eatIn(await eatOut(plan, place, 'free'), place)
    expectSound(back)
    expect(back.eatenOut).toEqual([])
    expect(mealAt(back, place)?.dishId).toBe(mealAt(plan, place)?.dishId)
    expect(isOnTarget(back, TUESDAY)).toBe(true)
  })

  it('is never the last of a day', async () => {
    let out = plan
    for (const type of ['breakfast', 'lunch', 'dinner'] as const) {
      if (mealAt(out, { date: TUESDAY, type })) out = await eatOut(out, { date: TUESDAY, type }, 'free')
    }
    expectSound(out)
    await expect(eatOut(out, { date: TUESDAY, type: 'snack' }, 'free')).rejects.toThrow(/at least one/)
  })
})

describe('an avoided food', () => {
  it(
    'leaves all meals of the plan, including locked ones',
    async () => {
      const counts = new Map<string, number>()
      for (const place of placesOf(plan)) {
        for (const { food } of mealAt(plan, place)?.items ?? [])
          if (food.category !== 'seasoning') counts.set(food.id, (counts.get(food.id) ?? 0) + 1)
      }
      const [foodId = ''] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
      const had = placesOf(plan).filter((place) =>
        mealAt(plan, place)?.items.some(({ food }) => food.id === foodId),
      )
      const { plan: mended, replaced } = await avoidFood(lock(plan, ...placesOf(plan)), foodId)
      expectSound(mended)
      expect(foodIdsOf(mended)).not.toContain(foodId)
      expect(mended.basis.avoidedFoodIds).toEqual([foodId])
      expect(replaced).toEqual(had)
      for (const place of placesOf(plan)) {
        const isReplaced = had.some(({ date, type }) => date === place.date && type === place.type)
        expect(mended.locked.some(({ date, type }) => date === place.date && type === place.type)).toBe(
          !isReplaced,
        )
        if (!isReplaced) expect(plateOf(mealAt(mended, place))).toEqual(plateOf(mealAt(plan, place)))
      }
    },
    SLOW,
  )

  it('changes no meal if the plan does not have it', async () => {
    const { plan: same, replaced } = await avoidFood(plan, 'caviar')
    expect(replaced).toEqual([])
    expect(same.week).toBe(plan.week)
  })
})

describe('a dish that is never wanted again', () => {
  it(
    'is replaced and stays away from later weeks',
    async () => {
      const dishId = mealAt(plan, { date: START, type: 'dinner' })?.dishId ?? ''
      const { plan: mended, replaced } = await neverDish(plan, dishId)
      expectSound(mended)
      expect(replaced.length).toBeGreaterThan(0)
      expect(dishIdsOf(mended)).not.toContain(dishId)
      for (const seed of [1, 2, 3]) {
        const again = await replanWeek(mended, seed)
        expectSound(again)
        expect(dishIdsOf(again)).not.toContain(dishId)
      }
    },
    SLOW,
  )
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
      for (const seed of [7, 8, 9]) {
        const again = await replanWeek(lock(plan, ...kept), seed)
        onTarget += again.week.days.filter(({ date }) => isOnTarget(again, date)).length
      }
      expect(onTarget).toBeGreaterThanOrEqual(20)
    },
    SLOW,
  )

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

  it('may come from a model and still keeps what is locked', async () => {
    const locked = lock(plan, ...kept)
    const { week } = samplePlan(START)
    const taken = await replaceWeek(locked, week, 9)
    expectSound(taken)
    for (const place of kept) expect(plateOf(mealAt(taken, place))).toEqual(plateOf(mealAt(plan, place)))
    expect(mealAt(taken, { date: '2026-03-08', type: 'lunch' })?.name).toBe(week.days[6]?.meals[1]?.name)
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
})
