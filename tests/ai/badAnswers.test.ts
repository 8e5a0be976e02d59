import fc from 'fast-check'
import { AVOIDABLE_FOODS, builtInFoods, checkPlan, isHard, type Meal } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { AnswerError } from '../../src/ai/aiErrors.js'
import { parseMealAnswer } from '../../src/ai/answers.js'
import { composeWeek } from '../../src/ai/composeWeek.js'
import { mealFromProposal } from '../../src/ai/mealFromProposal.js'
import { type PlanRules, planRulesFor } from '../../src/core/plan/planRules.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { goodAnswer } from './fakeModel.js'

const CALLS = 29
const MODELS = [
  { answers: 'every call', everyNth: 1, weeks: 20, badAnswers: 500 },
  { answers: 'every fourth call', everyNth: 4, weeks: 18, badAnswers: 100 },
]
const SINGLE_ANSWERS = 2500

const id = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...builtInFoods.map((food) => food.id)) },
  fc.constantFrom('unicorn', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '../eggs', 'EGGS'),
  fc.string(),
)
const grams = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: 1, max: 400, noNaN: true }) },
  fc.constantFrom<unknown>(0, -1, -0, 1e-300, 1e9, 1e308, -1e308, null, true, '150', 'NaN', [], {}),
)
const entry = fc.oneof(
  { weight: 8, arbitrary: fc.record({ id, grams }) },
  fc.constantFrom<unknown>(null, 7, 'eggs', [], {}, { id: 'eggs' }, { grams: 10 }, { id: 5, grams: 10 }),
)
const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom<unknown>(
    'Chicken and rice',
    'Peanut butter toast with milk',
    '<img src=x onerror=globalThis.hacked=1>',
    '"><script>globalThis.hacked=1</script>',
    '{{constructor.constructor("globalThis.hacked=1")()}}',
    '',
    null,
    5,
    { toString: 'x' },
  ),
)
const foods = fc.oneof(
  { weight: 8, arbitrary: fc.array(entry, { maxLength: 12 }) },
  fc.array(entry, { minLength: 1, maxLength: 2 }).map((few) => [...few, ...few, ...few]),
  fc.constantFrom<unknown>(null, 'eggs', 3, {}, { length: 3 }),
)
const meal = fc
  .record({ type: fc.constantFrom<unknown>('dinner', 'brunch', null, 3), name, foods })
  .map((answer) => JSON.stringify(answer))
const around = fc.constantFrom('', 'Here you are:\n```json\n', '\n```\nEnjoy {your} meal', '{', '}', '\u0000')

const badAnswer = fc.oneof(
  { weight: 6, arbitrary: meal },
  fc.tuple(around, meal, around).map((parts) => parts.join('')),
  fc.tuple(meal, fc.nat(80)).map(([text, cut]) => text.slice(0, Math.max(0, text.length - cut))),
  meal.map((text) => text.replace('"grams":', '"grams":NaN,"x":')),
  meal.map((text) =>
    text.replace('{', '{"__proto__":{"hacked":1},"constructor":{"prototype":{"hacked":1}},'),
  ),
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom('', '{}', '}{', 'null', '[]', '{"name":"x","foods":[]}', '{'.repeat(10_000)),
  {
    weight: 1,
    arbitrary: fc.constantFrom('<'.repeat(1_000_000), `{"name":"${'<b'.repeat(500_000)}","foods":[]}`),
  },
)

const profile = fc
  .record({
    foodRestrictions: fc.subarray([...AVOIDABLE_FOODS], { maxLength: 4 }),
    dietaryRestrictions: fc.constantFrom(
      '',
      'vegan',
      'kosher',
      'keto',
      'gluten free',
      'no shrimp, crab or lobster',
      'vegetarian, nut allergy',
    ),
  })
  .map((wishes) => sampleProfile({ goal: 'maintain', mealVariety: 'high', ...wishes }))

const isHacked = () => Reflect.get(globalThis, 'hacked') ?? Reflect.get({}, 'hacked')
/** A name that a page may show. */
const SHOWN = /^[^\p{Cc}<>]{1,80}$/u

/** The meal of an answer, or null for one that is of no use. */
function mealOf(answer: string, rules: PlanRules): Meal | null {
  try {
    return mealFromProposal('dinner', parseMealAnswer(answer), rules.targets, rules)
  } catch (error) {
    if (error instanceof AnswerError) return null
    throw error
  }
}

describe('a dish that a model answers', () => {
  it('is a meal of allowed foods with a name that may be shown, or is refused', () => {
    let meals = 0
    let refused = 0
    fc.assert(
      fc.property(profile, badAnswer, (wishes, answer) => {
        const rules = planRulesFor(wishes)
        const meal = mealOf(answer, rules)
        expect(isHacked()).toBeUndefined()
        if (meal === null) {
          refused += 1
          return
        }
        meals += 1
        expect(meal.items.length).toBeGreaterThan(0)
        expect(meal.name).toMatch(SHOWN)
        for (const { food, quantity, calories } of meal.items) {
          expect(rules.allowedFoods).toContain(food)
          expect(quantity).toBeGreaterThan(0)
          expect(calories).toBeGreaterThanOrEqual(0)
          expect(Number.isFinite(quantity + calories)).toBe(true)
        }
      }),
      { numRuns: SINGLE_ANSWERS },
    )
    expect(Math.min(meals, refused)).toBeGreaterThan(SINGLE_ANSWERS / 10)
  })
})

describe('a week that a model composes', () => {
  it.each(MODELS)(
    'gives seven full days without avoided foods, whatever a model answers to $answers',
    async ({ everyNth, weeks, badAnswers }) => {
      let given = 0
      await fc.assert(
        fc.asyncProperty(
          profile,
          fc.array(badAnswer, { minLength: CALLS, maxLength: CALLS }),
          async (wishes, answers) => {
            let calls = 0
            const generateMeals = async (prompt: string) => {
              calls += 1
              if (calls % everyNth > 0) return goodAnswer(prompt)
              given += 1
              return answers[calls % CALLS] ?? ''
            }
            const { week } = await composeWeek(
              planRulesFor(wishes),
              { startDate: '2026-03-02', seed: 1 },
              { generateMeals, log: () => undefined },
            )
            expect(week.days).toHaveLength(7)
            for (const { meals } of week.days) {
              expect(meals.map(({ type }) => type)).toEqual(['breakfast', 'lunch', 'dinner', 'snack'])
              for (const { name: shown, items } of meals) {
                expect(items.length).toBeGreaterThan(0)
                expect(shown).toMatch(SHOWN)
              }
            }
            expect(checkPlan(week, wishes).filter(isHard)).toEqual([])
            expect(isHacked()).toBeUndefined()
          },
        ),
        { numRuns: weeks },
      )
      expect(given).toBeGreaterThan(badAnswers)
    },
    300_000,
  )
})
