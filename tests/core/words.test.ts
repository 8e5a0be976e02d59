import {
  buildGroceryList,
  builtInFoods,
  builtInSeasonings,
  createFormat,
  generateTemplateWeek,
  householdMeasure,
  InfeasibleWeekError,
  NoFoodLeftError,
  PlanChangeError,
  PlanRefusedError,
  planToText,
  readRestrictions,
  storeQuantityLabel,
  TargetsError,
  toMeal,
  toMealItem,
  toWeekPlan,
  type WeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { portionRange } from '../../src/core/food/portions.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { PSEUDO_LOCALE, pseudoWords, unmarkedWords } from '../support/pseudoLanguage.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { stepsToGrams } from '../support/stepsToGrams.js'

const format = createFormat(PSEUDO_LOCALE)
const foodNames = [...builtInFoods, ...builtInSeasonings].map(({ name }) => name)
const mealNames = (week: WeekPlan) => week.days.flatMap(({ meals }) => meals.map(({ name }) => name))

describe('a plan in other words', () => {
  it('holds no English in its text, with six meals a day and a list scaled down', async () => {
    const profile = sampleProfile({ mealsPerDay: 6 })
    const week = await generateTemplateWeek({ profile, startDate: '2026-11-21' })
    const groceries = buildGroceryList(week, { weeklyFoodBudget: 20, words: pseudoWords })
    const text = planToText(week, groceries, pseudoWords, format)

    expect(groceries.scaled).toBe(true)
    expect(unmarkedWords(text, [...foodNames, ...mealNames(week)])).toEqual([])
    for (const clock of Object.values(pseudoWords.clock)) expect(text).toContain(clock)
  })

  it('lines meals up under clock labels of any width', () => {
    const words = { ...pseudoWords, clock: { ...pseudoWords.clock, lunch: '12 Uhr 30', dinner: '19 Uhr' } }
    const meals = (['lunch', 'dinner'] as const).map((type) => toMeal(type, 'Soup', []))
    const week = toWeekPlan('2026-11-21', [meals])
    const text = planToText(week, buildGroceryList(week, { weeklyFoodBudget: 100 }), words)
    const starts = text
      .split('\n')
      .filter((line) => line.includes('Uhr'))
      .map((line) => line.indexOf('⟦'))
    expect(new Set(starts).size).toBe(1)
  })

  it('names every amount of every food', () => {
    for (const food of builtInFoods) {
      const { minSteps, maxSteps } = portionRange(food)
      for (let steps = minSteps; steps <= maxSteps; steps += 1) {
        const measure = householdMeasure(food, stepsToGrams(food, steps), pseudoWords) ?? ''
        expect(unmarkedWords(measure), `${food.id}: ${measure}`).toEqual([])
      }
    }
  })

  it('names every store unit, and the kitchen measure of what a week uses', () => {
    const meal = toMeal(
      'dinner',
      'All there is',
      builtInFoods.map((food) => toMealItem(food, 300)),
    )
    const week = toWeekPlan('2026-11-21', [[meal]])
    const { items } = buildGroceryList(week, { weeklyFoodBudget: 500, words: pseudoWords })
    expect(items).toHaveLength(builtInFoods.length)
    for (const item of items) {
      expect(unmarkedWords(storeQuantityLabel(item, pseudoWords)), item.unit).toEqual([])
      expect(unmarkedWords(item.usedMeasure ?? ''), item.foodId).toEqual([])
    }
  })
})

describe('restrictions in other words', () => {
  const text =
    'vegetarain, keto, low carb, no beef, whole30, mustard allergy, lupin allergy, zorbix, no peanuts except satay'

  it('hold no English but the words of the visitor', () => {
    const { understood, notUnderstood } = readRestrictions(text, builtInFoods, pseudoWords)
    expect(understood).toContain('⟦vegetarian⟧⟦ (from ⟧vegetarain⟦)⟧')
    expect(notUnderstood).toContain('⟦Whole30⟧⟦ (not fully applied)⟧')
    expect(
      unmarkedWords([...understood, ...notUnderstood].join(), ['vegetarain', 'zorbix', 'satay']),
    ).toEqual([])
  })

  it('also describe a week that was made before they were chosen', async () => {
    const profile = sampleProfile({
      dietaryRestrictions: 'vegan, low FODMAP, zorbix',
      foodRestrictions: ['soy'],
    })
    const week = await generateTemplateWeek({ profile, startDate: '2026-11-21' })
    const groceries = buildGroceryList(week, { weeklyFoodBudget: 120, words: pseudoWords })
    const [madeFor = ''] = /^⟦Made for: ⟧.*$/m.exec(planToText(week, groceries, pseudoWords, format)) ?? []
    expect(madeFor).toContain('⟦no ⟧⟦soy⟧')
    expect(unmarkedWords(madeFor, ['zorbix'])).toEqual([])
  })
})

describe('an error in other words', () => {
  it('says that the calorie target is not positive', () => {
    const error = new TargetsError(-45)
    expect(error.message).toContain('no energy to plan with')
    expect(error.message).not.toContain('45')
    expect(error.calories).toBe(-45)
    expect(unmarkedWords(error.messageIn(pseudoWords))).toEqual([])
  })

  it('says which wishes leave no food', () => {
    const profile = sampleProfile({ foodRestrictions: ['tree nuts', 'eggs'], dietaryRestrictions: 'vegan' })
    const error = new NoFoodLeftError(planRulesFor(profile))
    expect(error).toMatchObject({
      ticked: ['tree nuts', 'eggs'],
      understood: ['vegan'],
      foodCount: builtInFoods.length,
    })
    expect(unmarkedWords(error.messageIn(pseudoWords))).toEqual([])
  })

  it('says that the catalogue has no foods', () => {
    expect(
      unmarkedWords(new NoFoodLeftError(planRulesFor(sampleProfile(), [])).messageIn(pseudoWords)),
    ).toEqual([])
  })

  it('says what keeps a week from its calories and what would help', () => {
    const error = new InfeasibleWeekError({
      reached: 0.4,
      blockers: [
        { kind: 'ticked', food: 'eggs' },
        { kind: 'written', term: 'beans' },
        { kind: 'diet', diet: 'vegan' },
        { kind: 'macroStyle', macroStyle: 'keto' },
        { kind: 'mealsPerDay', mealsPerDay: 3 },
        { kind: 'catalogue', foodCount: 9 },
      ],
      relax: [{ kind: 'mealsPerDay', mealsPerDay: 5 }],
      needsAll: false,
    })
    expect(error.message).toContain('only 40%')
    // A choice of one is none.
    expect(error.message).toMatch(/It would help to change the meals per day \(to 5\)\.$/)
    expect(unmarkedWords(error.messageIn(pseudoWords))).toEqual([])
  })

  it.each(['locked', 'not-in-plan', 'last-meal', 'twice-a-day', 'no-other-dish'] as const)(
    'says why a plan cannot be changed: %s',
    (problem) => {
      const error = new PlanChangeError(problem)
      expect(error.message).not.toBe('')
      expect(unmarkedWords(error.messageIn(pseudoWords))).toEqual([])
    },
  )

  it('says which rule a plan breaks', () => {
    const error = new PlanRefusedError([{ code: 'avoided-food', foodId: 'eggs' }])
    expect(unmarkedWords(error.messageIn(pseudoWords), ['avoided-food', 'eggs'])).toEqual([])
  })
})
