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
  newPlanState,
  PlanChangeError,
  type PlanState,
  type Profile,
  planBasisOf,
  planStateSchema,
  replanWeek,
  toMeal,
  toWeekPlan,
} from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { fiberOf } from '../../src/core/plan/fiberOf.js'
import { expectSound, foodIdsOf, isOnTarget, mealAt, placesOf, plateOf } from '../support/planChecks.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { daysOf, lock, makePlan, START, TUESDAY } from './plansToChange.js'

let plan: PlanState
beforeAll(async () => {
  plan = await makePlan({}, 7)
})

const NUMBERS = ['calories', 'protein', 'carbs', 'fat'] as const
const NUMBERS_AND_FIBER = [...NUMBERS, 'fiber'] as const

/** A plan with a lunch that is what is left of a dinner. */
async function lunchOfDinner() {
  const cookedAhead = await makePlan({ mealVariety: 'low' }, 2)
  const leftover = placesOf(cookedAhead).find(({ date, type }) => {
    const from = type === 'lunch' && mealAt(cookedAhead, { date, type })?.leftoverOf
    return from && from.type === 'dinner' && from.date !== date
  })
  const from = leftover && mealAt(cookedAhead, leftover)?.leftoverOf
  if (!leftover || !from) throw new Error('No lunch is what is left of a dinner.')
  return { cookedAhead, leftover, from }
}

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

  it('cooks a dinner that comes after its lunch in the evening, and not at noon', async () => {
    const { cookedAhead, leftover, from } = await lunchOfDinner()
    const dishId = mealAt(cookedAhead, from)?.dishId
    const isFree = (date: string) =>
      date > leftover.date &&
      !cookedAhead.week.days.some(
        (day) => day.date === date && day.meals.some((meal) => meal.dishId === dishId),
      )
    const later = placesOf(cookedAhead).find(({ date, type }) => type === 'dinner' && isFree(date))
    if (!later) throw new Error('All later days have the same dish.')
    const moved = await moveMeal(cookedAhead, from, later.date)
    expectSound(moved)
    expect(mealAt(moved, later)?.dishId).toBe(dishId)
    expect(mealAt(moved, later)?.leftoverOf?.type).not.toBe('lunch')
  })

  it('is possible although the shop no longer has one of the foods', async () => {
    const there = new Set(mealAt(plan, { date: FRIDAY, type: 'dinner' })?.items.map(({ food }) => food.id))
    const gone = mealAt(plan, place)?.items.find(
      ({ food }) => !there.has(food.id) && food.category !== 'seasoning',
    )
    if (!gone) throw new Error('The two dinners have the same foods.')
    const foods = builtInFoods.filter(({ id }) => id !== gone.food.id)
    const moved = await moveMeal(plan, place, FRIDAY, foods)
    expect(mealAt(moved, { date: FRIDAY, type: 'dinner' })?.name).toBe(mealAt(plan, place)?.name)
    expect([...foodIdsOf(moved)]).toEqual(expect.arrayContaining([...foodIdsOf(plan)]))
  })

  it('is refused if a day would have a dish twice', async () => {
    const { cookedAhead, leftover, from } = await lunchOfDinner()
    const refused = moveMeal(cookedAhead, leftover, from.date)
    await expect(refused).rejects.toThrow('A day would have the same dish twice.')
    await expect(refused).rejects.toMatchObject({ problem: 'twice-a-day' })
    // The other way around, the same two meals change places.
    await expect(moveMeal(cookedAhead, { date: from.date, type: 'lunch' }, leftover.date)).rejects.toThrow(
      PlanChangeError,
    )
  })

  it('is refused if a day would have a dish twice with other sides', async () => {
    const { cookedAhead, leftover, from } = await lunchOfDinner()
    const days = cookedAhead.week.days.map(({ date, meals }) =>
      meals.map((meal) =>
        date === leftover.date && meal.type === leftover.type
          ? { ...meal, name: `${meal.name} with almonds` }
          : meal,
      ),
    )
    const named = { ...cookedAhead, week: toWeekPlan(START, days) }
    await expect(moveMeal(named, leftover, from.date)).rejects.toMatchObject({ problem: 'twice-a-day' })
  })

  it('is possible between days that have the dish twice already', async () => {
    const twice = await makePlan()
    const days = twice.week.days.map(({ meals }) => {
      const dinner = meals.find(({ type }) => type === 'dinner')
      return meals.map((meal) =>
        meal.type === 'lunch' && dinner ? toMeal('lunch', dinner.name, dinner.items) : meal,
      )
    })
    const sameAllWeek = days.map(() => days[0] ?? [])
    const monotonous = { ...twice, week: toWeekPlan(START, sameAllWeek) }
    const moved = await moveMeal(monotonous, { date: START, type: 'lunch' }, FRIDAY)
    expect(mealAt(moved, { date: FRIDAY, type: 'lunch' })?.name).toBe(mealAt(monotonous, place)?.name)
  })

  it('is refused if either meal is locked, and names that one', async () => {
    const there: MealPlace = { date: FRIDAY, type: 'dinner' }
    for (const locked of [place, there])
      await expect(moveMeal(lock(plan, locked), place, FRIDAY)).rejects.toThrow(
        `${mealAt(plan, locked)?.name} is locked. Unlock it first.`,
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

  /** What is eaten at all places but some. */
  const platesWithout = (week: PlanState, ...without: readonly MealPlace[]) =>
    placesOf(week)
      .filter(({ date, type }) => !without.some((out) => out.date === date && out.type === type))
      .map((each) => plateOf(mealAt(week, each)))

  it.each([
    ['of medium variety', {}],
    ['of low variety, in large pots', { mealVariety: 'low' }],
    ['with little fat in some meals', { dietaryRestrictions: 'keto', mealsPerDay: 5 }],
    ['for three people', { people: 3, others: [{ portion: 0.6 }] }],
  ] satisfies [string, Partial<Profile>][])(
    'leaves all other meals of a week %s as they are',
    async (_, changes) => {
      const week = await makePlan(changes, 4)
      for (const out of placesOf(week)) {
        const after = await eatOut(week, out, 'free')
        expectSound(after)
        expect(platesWithout(after)).toEqual(platesWithout(week, out))
        expect(isOnTarget(after, out.date)).toBe(isOnTarget(week, out.date))
      }
    },
  )

  it('leaves the rest of its day as near to each target as the day was, fiber too', async () => {
    const lunch: MealPlace = { date: TUESDAY, type: 'lunch' }
    const reached = (week: PlanState) => {
      const day = week.week.days.find(({ date }) => date === TUESDAY)
      const targets = dayTargets(week, TUESDAY)
      const sums = { ...day?.totals, fiber: fiberOf(day?.meals ?? []) }
      return NUMBERS_AND_FIBER.map((number) => (sums[number] ?? 0) / targets[number])
    }
    const one = await eatOut(plan, place, 'free')
    const two = await eatOut(one, lunch, 'free')
    expect(platesWithout(two)).toEqual(platesWithout(plan, place, lunch))
    for (const after of [one, two])
      for (const [index, share] of reached(after).entries())
        expect(share).toBeCloseTo(reached(plan)[index] ?? 0, 2)
  })

  it('leaves locked meals as they are, also if all others of its day are locked', async () => {
    const others = placesOf(plan).filter(({ date, type }) => date === TUESDAY && type !== place.type)
    const out = await eatOut(lock(plan, ...others), place, 'free')
    expect(platesWithout(out)).toEqual(platesWithout(plan, place))
    expect(out.locked).toEqual(others)
  })

  it('keeps some of each target for the day’s last meal', async () => {
    let out = plan
    for (const type of ['breakfast', 'lunch', 'dinner'] as const)
      out = await eatOut(out, { date: TUESDAY, type }, 'free')
    const targets = dayTargets(out, TUESDAY)
    for (const number of NUMBERS_AND_FIBER)
      expect(targets[number] / plan.basis.targets[number]).toBeGreaterThan(0.0999)
    expect(mealAt(out, { date: TUESDAY, type: 'snack' })).toEqual(
      mealAt(plan, { date: TUESDAY, type: 'snack' }),
    )
  })

  it('stays out in another week, which is planned for the rest of the day', async () => {
    const out = await eatOut(plan, place, 'free')
    const next = await replanWeek(out, 31)
    expectSound(next)
    expect(next.eatenOut).toEqual(out.eatenOut)
    expect(mealAt(next, place)).toBeUndefined()
    expect(isOnTarget(next, TUESDAY)).toBe(true)
  })

  it('leaves one share of all numbers free in a plan of before', async () => {
    const out = await eatOut(plan, place, 'free')
    const eatenOut = out.eatenOut.map(({ freeShares: _, ...before }) => ({ ...before, freeShare: 0.25 }))
    const kept = planStateSchema.parse(JSON.parse(JSON.stringify({ ...out, eatenOut })))
    const { targets } = plan.basis
    for (const number of NUMBERS_AND_FIBER)
      expect(dayTargets(kept, TUESDAY)[number]).toBeCloseTo(0.75 * targets[number], 6)
    const two = await eatOut(kept, { date: TUESDAY, type: 'lunch' }, 'free')
    expect(platesWithout(two)).toEqual(platesWithout(plan, place, { date: TUESDAY, type: 'lunch' }))
    expectSound(await replanWeek(two, 31))
  })

  it('lets the last meal of its day take its share if that is cooked for other days too', async () => {
    const growth: number[] = []
    for (const seed of [1, 2, 3, 4, 5, 6, 7]) {
      const cookedAhead = await makePlan({ mealVariety: 'low' }, seed)
      const snack: MealPlace = { date: START, type: 'snack' }
      const before = mealAt(cookedAhead, snack)
      if (!before?.cook) continue
      let left = cookedAhead
      for (const type of ['dinner', 'lunch'] as const)
        left = await eatOut(left, { date: START, type }, 'free')
      left = await eatOut(left, { date: START, type: 'breakfast' }, 'shared')
      expectSound(left)
      const after = mealAt(left, snack)
      expect(after?.dishId).toBe(before?.dishId)
      expect(daysOf(left, [START]).map((plates) => plates.length)).toEqual([4, 4, 4, 4, 4, 4])
      expect(dayTargets(left, START).calories).toBeCloseTo(after?.totalCalories ?? 0, -2)
      growth.push((after?.totalCalories ?? 0) / (before?.totalCalories ?? 1))
    }
    // A snack that is at its largest already stays as it is.
    expect(Math.max(...growth)).toBeGreaterThan(1.3)
  })

  it('lets the other meals take its share as far as they may grow', async () => {
    const free = await eatOut(plan, place, 'free')
    const shared = await eatOut(plan, place, 'shared')
    expectSound(shared)
    const kcal = ({ week }: PlanState) => week.days[1]?.totals.calories ?? 0
    expect(kcal(shared)).toBeGreaterThan(kcal(free))
    expect(dayTargets(shared, TUESDAY).calories).toBeGreaterThan(dayTargets(free, TUESDAY).calories)
  })

  it('leaves nearly every day on target if the others are cooked with meals of other days', async () => {
    const worst: number[] = []
    for (let seed = 1; seed <= 16; seed++) {
      const cookedAhead = await makePlan({ mealVariety: 'low', mealsPerDay: 3 }, seed)
      for (const out of placesOf(cookedAhead)) {
        const after = await eatOut(cookedAhead, out, 'free')
        expectSound(after)
        const targets = dayTargets(after, out.date)
        const { totals } = after.week.days.find(({ date }) => date === out.date) ?? {}
        const gaps = NUMBERS.map((number) => Math.abs((totals?.[number] ?? 0) / targets[number] - 1))
        worst.push(Math.max(...gaps))
      }
    }
    const shareWithin = (gap: number) => worst.filter((one) => one <= gap).length / worst.length
    expect(worst).toHaveLength(16 * 21)
    expect(shareWithin(0.05)).toBeGreaterThan(0.9)
    expect(shareWithin(0.1)).toBeGreaterThan(0.98)
  })

  it('comes back as the same dish if the others have made up for it', async () => {
    const back = await eatIn(await eatOut(plan, place, 'shared'), place)
    expectSound(back)
    expect(back.eatenOut).toEqual([])
    expect(mealAt(back, place)?.dishId).toBe(mealAt(plan, place)?.dishId)
    expect(isOnTarget(back, TUESDAY)).toBe(true)
  })

  it.each<[Partial<Profile>, number]>([
    [{}, 7],
    [{ mealVariety: 'low' }, 3],
    [{ dietaryRestrictions: 'kosher' }, 5],
  ])('comes back as it was, and changes no other meal, if it was left free: %o', async (answers, seed) => {
    const before = await makePlan(answers, seed)
    for (const out of placesOf(before)) {
      const kept = planStateSchema.parse(JSON.parse(JSON.stringify(await eatOut(before, out, 'free'))))
      const back = await eatIn(kept, out)
      expectSound(back)
      expect(back.week.days).toEqual(before.week.days)
    }
  })

  it('comes back as the same dish in a plan that has not kept what it was', async () => {
    let unchanged = 0
    for (const out of placesOf(plan)) {
      const { eatenOut, ...rest } = await eatOut(plan, out, 'free')
      const back = await eatIn({ ...rest, eatenOut: eatenOut.map(({ was: _, ...old }) => old) }, out)
      expect(isOnTarget(back, out.date)).toBe(true)
      expect(mealAt(back, out)?.dishId).toBe(mealAt(plan, out)?.dishId)
      if (JSON.stringify(platesWithout(back, out)) === JSON.stringify(platesWithout(plan, out)))
        unchanged += 1
    }
    expect(unchanged / placesOf(plan).length).toBeGreaterThan(0.6)
  })

  it('comes back without a food that was ruled out meanwhile', async () => {
    const out = await eatOut(plan, place, 'free')
    const foodId = mealAt(plan, place)?.items[0]?.food.id ?? ''
    const { plan: mended } = await avoidFood(out, foodId)
    const back = await eatIn(mended, place)
    expectSound(back)
    expect(mealAt(back, place)?.items.map(({ food }) => food.id)).not.toContain(foodId)
  })

  it('comes back as another dish if its day has that dish by now', async () => {
    const { cookedAhead, leftover, from } = await lunchOfDinner()
    const out = await eatOut(cookedAhead, from, 'free')
    const back = await eatIn(await moveMeal(out, leftover, from.date), from)
    expectSound(back)
    const ids = back.week.days.find(({ date }) => date === from.date)?.meals.map(({ dishId }) => dishId)
    expect(ids).toContain(mealAt(cookedAhead, from)?.dishId)
    expect(new Set(ids).size).toBe(ids?.length)
  })

  it('comes back in a shop with three foods', async () => {
    const foods = builtInFoods.filter(({ id }) => ['chicken-breast', 'brown-rice', 'broccoli'].includes(id))
    const profile = sampleProfile()
    const week = await generateTemplateWeek({ profile, startDate: START, foods })
    const small = newPlanState(week, planBasisOf(profile), 1)
    for (const out of placesOf(small).filter(({ date }) => date === START)) {
      const back = await eatIn(await eatOut(small, out, 'free', foods), out, foods)
      expectSound(back, foods)
      expect(mealAt(back, out)).toBeDefined()
    }
  })

  it('comes back with the seasonings that the week has', async () => {
    const seasoningsOf = ({ week }: PlanState) =>
      week.days
        .flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ food }) => food)))
        .flatMap(({ id, category }) => (category === 'seasoning' ? [id] : []))
    const many = await makePlan({ mealVariety: 'high' }, 2)
    const had = new Set(seasoningsOf(many))
    for (const meal of placesOf(many)) {
      const back = await eatIn(await eatOut(many, meal, 'free'), meal)
      expect(seasoningsOf(back).filter((id) => !had.has(id))).toEqual([])
    }
  })

  it('comes back in a week with more meals than its reader has', async () => {
    const shared = await makePlan({ mealsPerDay: 5 }, 3)
    const own = { ...shared, basis: planBasisOf(sampleProfile({ mealsPerDay: 3 })) }
    const snack = placesOf(own).find(({ date, type }) => date === TUESDAY && type === 'snack')
    if (!snack) throw new Error('The week has no snacks.')
    const back = await eatIn(await eatOut(own, snack, 'free'), snack)
    expect(mealAt(back, snack)?.dishId).toBe(mealAt(own, snack)?.dishId)
  })

  it('is eaten at home again once a host puts a week into the plan that has it', async () => {
    const out = await eatOut(plan, place, 'free')
    expect(changePlan(out, { type: 'week', week: plan.week })).toEqual(plan)
    expect(changePlan(out, { type: 'week', week: out.week })).toEqual(out)
  })

  it('leaves its new day a tenth of the targets when it moves beside others', async () => {
    const share = (date: string, ...types: readonly MealPlace['type'][]) => {
      const { meals = [], totals } = plan.week.days.find((day) => day.date === date) ?? {}
      const kcal = meals.flatMap(({ type, totalCalories }) => (types.includes(type) ? totalCalories : []))
      return kcal.reduce((sum, one) => sum + one, 0) / (totals?.calories ?? 1)
    }
    const dates = plan.week.days.map(({ date }) => date)
    const [from = START] = [...dates].sort((a, b) => share(b, 'dinner') - share(a, 'dinner'))
    const [to = START] = dates
      .filter((date) => date !== from)
      .sort((a, b) => share(b, 'breakfast', 'lunch') - share(a, 'breakfast', 'lunch'))
    expect(share(from, 'dinner') + share(to, 'breakfast', 'lunch')).toBeGreaterThan(0.95)
    let out = await eatOut(plan, { date: from, type: 'dinner' }, 'free')
    for (const type of ['breakfast', 'lunch'] as const) out = await eatOut(out, { date: to, type }, 'free')
    const moved = await moveMeal(out, { date: to, type: 'dinner' }, from)
    expectSound(moved)
    expect(dayTargets(moved, to).calories / plan.basis.targets.calories).toBeCloseTo(0.1, 3)
    expect(dayTargets(moved, from)).toEqual(plan.basis.targets)
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
