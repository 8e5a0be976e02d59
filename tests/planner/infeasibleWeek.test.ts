import {
  buildGroceryList,
  builtInFoods,
  dailyTargets,
  generateTemplateWeek,
  InfeasibleWeekError,
  newPlanState,
  type Profile,
  planBasisOf,
  replanWeek,
} from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { composeWeek } from '../../src/ai/composeWeek.js'
import { energyReached } from '../../src/core/plan/energyReached.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { goodAnswer } from '../ai/fakeModel.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const startDate = '2026-03-02'
const SEEDS_ALL_DAY =
  'vegan, no vegetables, no fruit, no grains, no legumes, no nuts, no oil, no soy, no supplements'

async function refusal(profile: Profile, foods = builtInFoods): Promise<InfeasibleWeekError> {
  const error: unknown = await generateTemplateWeek({ profile, startDate, foods }).catch((reason) => reason)
  if (error instanceof InfeasibleWeekError) return error
  throw new Error(`The week was made, or failed otherwise: ${error}`)
}

describe('a week that would stay far under its calories', () => {
  const seedEater = sampleProfile({ dietaryRestrictions: SEEDS_ALL_DAY })
  let refused: InfeasibleWeekError
  beforeAll(async () => {
    refused = await refusal(seedEater)
  })

  it('is refused with what it reaches, what stands in the way and what would help', () => {
    const { reached, blockers, relax, needsAll, message } = refused
    expect(reached).toBeGreaterThan(0.2)
    expect(reached).toBeLessThan(0.8)
    expect(blockers).toContainEqual({ kind: 'diet', diet: 'vegan' })
    expect(blockers).toContainEqual({ kind: 'written', term: 'vegetables' })
    expect(relax).toContainEqual({ kind: 'written', term: 'legumes' })
    expect(needsAll).toBe(false)
    expect(message).toMatch(/^What is left to eat reaches only \d+% of the calories you need/)
    expect(message).toContain('change one of these: ')
    expect(message).toContain('“no legumes”')
  })

  it('is made when any one of what would help is relaxed', async () => {
    for (const limit of refused.relax) {
      if (limit.kind !== 'written') continue
      const said = limit.term === 'protein powder' ? 'supplements' : limit.term
      const dietaryRestrictions = SEEDS_ALL_DAY.replace(`, no ${said}`, '')
      const profile = { ...seedEater, dietaryRestrictions }
      const { days } = await generateTemplateWeek({ profile, startDate })
      const least = Math.min(...days.map(({ totals }) => totals.calories)) / dailyTargets(profile).calories
      expect(least, limit.term).toBeGreaterThanOrEqual(0.6)
    }
  })

  it('asks nobody to give up a diet or an allergen while anything else helps', () => {
    const { relax } = refused
    expect(relax.map(({ kind }) => kind)).not.toContain('diet')
    expect(relax).not.toContainEqual({ kind: 'written', term: 'soy' })
  })

  it('names the diet if nothing else helps', async () => {
    const foods = builtInFoods.filter(({ id, animalSource }) => animalSource !== 'none' || id === 'kale')
    const error = await refusal(sampleProfile({ dietaryRestrictions: 'vegan' }), foods)
    expect(error.blockers).toEqual([{ kind: 'diet', diet: 'vegan' }])
    expect(error.relax).toEqual([{ kind: 'diet', diet: 'vegan' }])
  })

  it('blames a catalogue of olive oil', async () => {
    const error = await refusal(
      sampleProfile(),
      builtInFoods.filter(({ id }) => id === 'olive-oil'),
    )
    expect(error.blockers).toEqual([{ kind: 'catalogue', foodCount: 1 }])
    expect(error.relax).toEqual([])
    expect(error.message).toContain('Allow more foods')
  })

  it('suggests nothing that only brings back foods ruled out on the plan', async () => {
    const grains = ['brown-rice', 'rolled-oats', 'quinoa', 'whole-wheat-bread', 'whole-wheat-pasta']
    const foods = builtInFoods.filter(({ id }) => id === 'olive-oil' || grains.includes(id))
    const { week } = samplePlan(startDate)
    const basis = planBasisOf(sampleProfile({ dietaryRestrictions: 'no grains' }))
    const replanWithout = (avoidedFoodIds: string[]) =>
      replanWeek(newPlanState(week, { ...basis, avoidedFoodIds }, 1), 1, foods)
    const noGrains = { kind: 'written', term: 'grains' }
    await expect(replanWithout([])).rejects.toMatchObject({ blockers: [noGrains], relax: [noGrains] })
    await expect(replanWithout(grains)).rejects.toMatchObject({
      name: 'InfeasibleWeekError',
      blockers: [{ kind: 'catalogue', foodCount: 1 }],
      relax: [],
    })
  })

  it('asks for more meals a day if these are too few for the calories', async () => {
    const error = await refusal(
      sampleProfile({
        gender: 'male',
        age: 18,
        heightFeet: 8,
        weight: 660,
        activityLevel: 'extremely_active',
        goal: 'gain',
        dietaryRestrictions: 'keto',
        foodRestrictions: ['eggs'],
        mealsPerDay: 3,
      }),
    )
    expect(error.blockers).toContainEqual({ kind: 'mealsPerDay', mealsPerDay: 3 })
    const meals = error.relax.find((limit) => limit.kind === 'mealsPerDay')
    expect(meals?.mealsPerDay).toBeGreaterThan(3)
  })

  it('is also refused when a model composes it', async () => {
    const log = () => undefined
    const generateMeals = async (prompt: string) => goodAnswer(prompt)
    const rules = planRulesFor({ ...seedEater, mealsPerDay: 3 })
    // The limit is near: a few seeds reach 80% of the calories.
    const week = composeWeek(rules, { startDate, seed: 2 }, { generateMeals, log })
    await expect(week).rejects.toBeInstanceOf(InfeasibleWeekError)
  })
})

describe('enough of the calories', () => {
  it.each([
    ['80% on average', [1600, 1600, 1600], true],
    ['less than 80% on average', [1600, 1600, 1594], false],
    ['60% on the leanest day', [2000, 2000, 1200], true],
    ['less than 60% on the leanest day', [2000, 2000, 1194], false],
  ])('%s of 2,000 kcal', (_, dailyKcal, isEnough) => {
    expect(energyReached(dailyKcal, 2000)).toMatchObject({ isEnough })
  })
})

describe('a tight budget', () => {
  const fruitAndVegetables = (weight: number, weeklyFoodBudget: number) =>
    sampleProfile({
      dietaryRestrictions: 'vegan, no grains, no nuts, no seeds, no oil, no legumes, no soy',
      activityLevel: 'very_active',
      weight,
      weeklyFoodBudget,
    })

  it.each([
    [
      'a keto diet',
      sampleProfile({
        dietaryRestrictions: 'vegan keto',
        weight: 400,
        activityLevel: 'extremely_active',
        goal: 'gain',
        mealsPerDay: 3,
        weeklyFoodBudget: 25,
      }),
    ],
    ['little but fruit and vegetables', fruitAndVegetables(250, 25)],
  ])('never makes a week of %s infeasible, since its list is scaled down', async (_, profile) => {
    const week = await generateTemplateWeek({ profile, startDate })
    expect(week.totals.calories / 7 / dailyTargets(profile).calories).toBeGreaterThanOrEqual(0.8)
    expect(buildGroceryList(week, { weeklyFoodBudget: 25 }).scaled).toBe(true)
  })

  it.each([1, 2, 3, 4, 5, 6])(
    'makes a week that larger plain meals can feed, whatever the seed: %i',
    async (seed) => {
      const week = await generateTemplateWeek({ profile: fruitAndVegetables(280, 25), startDate, seed })
      expect(week.days).toHaveLength(7)
    },
  )

  it('does not lower the calories that a refusal says are in reach', async () => {
    const athlete = (weeklyFoodBudget: number): Profile => ({
      ...fruitAndVegetables(400, weeklyFoodBudget),
      activityLevel: 'extremely_active',
      goal: 'gain',
    })
    const { reached } = await refusal(athlete(25))
    expect(reached).toBeGreaterThanOrEqual((await refusal(athlete(400))).reached)
  })
})
