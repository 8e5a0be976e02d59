import {
  avoidFood,
  builtInFoods,
  changePlan,
  generateTemplateWeek,
  neverDish,
  newPlanState,
  type PlanState,
  planBasisOf,
  replanWeek,
} from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { dishIdsOf, expectSound, foodIdsOf, mealAt, placesOf, plateOf } from '../support/planChecks.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { lock, makePlan, SLOW, START } from './plansToChange.js'

let plan: PlanState
beforeAll(async () => {
  plan = await makePlan()
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

  it(
    'leaves the plan of a shop with few foods too, whichever it is',
    async () => {
      const few = [
        'chicken-breast',
        'salmon',
        'eggs',
        'brown-rice',
        'rolled-oats',
        'broccoli',
        'olive-oil',
        'almonds',
      ]
      const foods = builtInFoods.filter(({ id }) => few.includes(id))
      const profile = sampleProfile()
      const week = await generateTemplateWeek({ profile, startDate: START, foods })
      const small = newPlanState(week, planBasisOf(profile), 1)
      for (const foodId of few) {
        const { plan: mended } = await avoidFood(small, foodId, foods)
        expectSound(mended, foods)
        expect(foodIdsOf(mended)).not.toContain(foodId)
      }
    },
    SLOW,
  )

  it.each([
    ['tomatoes', ['tomatoes', 'canned-tomatoes']],
    ['chickpeas-canned', ['chickpeas-canned', 'chickpeas-dry']],
    ['broccoli', ['broccoli', 'broccoli-frozen']],
    ['salmon', ['salmon', 'salmon-canned']],
    ['ground-beef-80', ['ground-beef-80']],
    ['whole-milk', ['whole-milk']],
  ])(
    'is avoided in every form it is sold in: %s',
    async (foodId, expected) => {
      const { plan: mended } = await avoidFood(plan, foodId)
      expectSound(mended)
      expect(mended.basis.avoidedFoodIds).toEqual(expected)
      for (const form of expected) expect(foodIdsOf(mended)).not.toContain(form)
      const allowed = changePlan(mended, { type: 'allowFood', foodId })
      expect(allowed.basis.avoidedFoodIds).toEqual(expected.filter((id) => id !== foodId))
      expect(allowed.week).toBe(mended.week)
    },
    SLOW,
  )

  it(
    'leaves the rest of its meals as they are, where their dish can be made without it',
    async () => {
      let sameDishes = 0
      let foods = 0
      let gone = 0
      for (const foodId of [...new Set(foodIdsOf(plan))]) {
        const { plan: mended, replaced } = await avoidFood(plan, foodId)
        // Meals that are cooked together lose the same foods: they count once.
        const cooked = replaced.filter((place) => mealAt(plan, place)?.leftoverOf === undefined)
        for (const place of cooked) {
          const [before, after] = [mealAt(plan, place), mealAt(mended, place)]
          if (before?.dishId !== after?.dishId) continue
          const isAvoided = (id: string) => mended.basis.avoidedFoodIds.includes(id)
          const left = before?.items.filter(
            ({ food }) => food.category !== 'seasoning' && !isAvoided(food.id),
          )
          const now = new Set(after?.items.map(({ food }) => food.id))
          sameDishes += 1
          foods += left?.length ?? 0
          gone += left?.filter(({ food }) => !now.has(food.id)).length ?? 0
        }
      }
      expect(sameDishes).toBeGreaterThan(50)
      expect(gone / foods).toBeLessThan(0.02)
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
