import {
  builtInFoods,
  builtInSeasonings,
  type Food,
  generateTemplateWeek,
  indexFoods,
  toMeal,
  toMealItem,
  toWeekPlan,
  weekNutrients,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { MICRONUTRIENT_ROWS } from '../../src/core/nutrition/micronutrients.data.js'
import { micronutrientsOf } from '../../src/core/nutrition/micronutrientsOf.js'
import { PLANNED_ROWS } from '../../src/core/nutrition/plannedNutrients.data.js'
import { sampleProfile } from '../support/sampleProfile.js'

const DAYS = 7
const foodById = indexFoods(builtInFoods)

function food(id: string): Food {
  const found = foodById.get(id)
  if (!found) throw new Error(`There is no food ${id}.`)
  return found
}

/** A week with the same dinner, and nothing else, every day. */
const weekOf = (...items: (readonly [food: Food, grams: number])[]) =>
  toWeekPlan(
    '2026-03-02',
    Array.from({ length: DAYS }, () => [
      toMeal(
        'dinner',
        'Dinner',
        items.map(([each, grams]) => toMealItem(each, grams)),
      ),
    ]),
  )

const woman = { age: 34, gender: 'female' } as const

async function intake(
  nutrient: string,
  week = weekOf([food('kale'), 200]),
  person: Parameters<typeof weekNutrients>[1] = woman,
) {
  const { wanted, limited } = await weekNutrients(week, person)
  const found = [...wanted, ...limited].find((each) => each.nutrient === nutrient)
  if (!found) throw new Error(`There is no ${nutrient}.`)
  return found
}

describe('weekNutrients', () => {
  it('gives 20 wanted nutrients and two that have a limit', async () => {
    const { wanted, limited } = await weekNutrients(weekOf([food('eggs'), 100]), woman)
    expect(wanted).toHaveLength(20)
    expect(limited.map(({ nutrient }) => nutrient)).toEqual(['sodium', 'saturatedFat'])
  })

  it('counts an average day against the reference for sex and age', async () => {
    // USDA SR28: 100 g of raw chicken breast hold 9.6 mg niacin and 0.37 mg iron.
    const week = weekOf([food('chicken-breast'), 150])
    expect((await intake('vitaminB3', week)).amount).toBeCloseTo(14.4)
    expect((await intake('vitaminB3', week)).share).toBeCloseTo(14.4 / 14)
    expect((await intake('iron', week)).share).toBeCloseTo(0.555 / 18)
    expect((await intake('iron', week, { age: 51, gender: 'female' })).share).toBeCloseTo(0.555 / 8)
    expect((await intake('vitaminB3', week, { age: 34, gender: 'male' })).share).toBeCloseTo(14.4 / 16)
  })

  it('takes the reference of the age group from its first year on', async () => {
    const calcium = async (age: number) => {
      const { wanted } = await weekNutrients(weekOf([food('kale'), 100]), { age, gender: 'female' })
      return wanted.find(({ nutrient }) => nutrient === 'calcium')?.reference.amount
    }
    expect([await calcium(18), await calcium(19), await calcium(50), await calcium(51)]).toEqual([
      1300, 1000, 1000, 1200,
    ])
  })

  it('gives the upper limits of calcium, phosphorus and iron by age, and of no other', async () => {
    const limits = async (age: number) => {
      const { wanted } = await weekNutrients(weekOf([food('kale'), 100]), { age, gender: 'male' })
      const limited = wanted.filter(({ reference }) => reference.upperLimit !== null)
      return Object.fromEntries(limited.map(({ nutrient, reference }) => [nutrient, reference.upperLimit]))
    }
    expect(await limits(18)).toEqual({ calcium: 3000, iron: 45, phosphorus: 4000 })
    expect(await limits(19)).toEqual({ calcium: 2500, iron: 45, phosphorus: 4000 })
    expect(await limits(51)).toEqual({ calcium: 2000, iron: 45, phosphorus: 4000 })
    expect(await limits(70)).toEqual({ calcium: 2000, iron: 45, phosphorus: 4000 })
    expect(await limits(71)).toEqual({ calcium: 2000, iron: 45, phosphorus: 3000 })
  })

  it('measures saturated fat against 10% of the energy', async () => {
    const week = weekOf([food('butter'), 50])
    const { limited } = await weekNutrients(week, woman)
    const fat = limited.find(({ nutrient }) => nutrient === 'saturatedFat')
    expect(fat?.limit).toBeCloseTo(week.totals.calories / DAYS / 90)
    expect(fat?.share).toBeGreaterThan(1)
  })

  it('says how much of the energy comes from known values and counts the rest as zero', async () => {
    const own: Food = { ...food('chicken-breast'), id: 'own-chicken', usda: undefined }
    const half = await intake('iron', weekOf([own, 100], [food('chicken-breast'), 100]))
    expect(half.knownShare).toBeCloseTo(0.5)
    expect(half.amount).toBeCloseTo(0.37)
  })

  it("finds a shop's own row by its USDA number", async () => {
    const own: Food = { ...food('chicken-breast'), id: 'shop-4711' }
    expect((await intake('iron', weekOf([own, 100]))).knownShare).toBe(1)
  })

  it('names the foods that bring most of a nutrient, the most first', async () => {
    const week = weekOf([food('chicken-breast'), 100], [food('kale'), 100], [food('canola-oil'), 10])
    expect((await intake('vitaminC', week)).topFoodIds).toEqual(['kale'])
    expect((await intake('vitaminK', week)).topFoodIds).toEqual(['kale', 'canola-oil'])
  })

  it('gives zeros for a week without food', async () => {
    const { wanted } = await weekNutrients(weekOf(), woman)
    expect(
      wanted.every(({ amount, share, knownShare }) => amount === 0 && share === 0 && knownShare === 0),
    ).toBe(true)
  })

  it('rests on known values for nearly all of a planned week', async () => {
    const profile = sampleProfile()
    const week = await generateTemplateWeek({ profile, startDate: '2026-03-02' })
    const { wanted } = await weekNutrients(week, profile)
    for (const { nutrient, knownShare } of wanted) expect(knownShare, nutrient).toBeGreaterThan(0.6)
  })
})

describe('the nutrients of foods', () => {
  it('are known for nearly every built-in food', () => {
    const known = builtInFoods.filter((each) => micronutrientsOf(each).size > 0)
    expect(known.length / builtInFoods.length).toBeGreaterThan(0.95)
  })

  it('exist only for built-in foods, and for every built-in seasoning', () => {
    const ids = MICRONUTRIENT_ROWS.split('\n').map((row) => row.split(' ')[0] ?? '')
    const seasoningIds = builtInSeasonings.map(({ id }) => id)
    expect(ids.filter((id) => !foodById.has(id))).toEqual(seasoningIds)
    expect(PLANNED_ROWS.split('\n').map((row) => row.split(' ')[0])).toEqual(ids)
  })
})
