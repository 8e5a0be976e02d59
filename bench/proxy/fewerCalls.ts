import { MEAL_VARIETIES } from 'react-meal-planner/core'
import { postByFetch } from '../../proxy/models/postByFetch.js'
import { promptTokens } from '../../proxy/models/promptTokens.js'
import { builtInProvider } from '../../proxy/models/providers/builtInProvider.js'
import { AI_LIMITS, composeWeek } from '../../src/ai/composeWeek.js'
import { recognisePrompt } from '../../src/contract/recognisePrompt.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { sampleProfile } from '../../tests/support/sampleProfile.js'

/** A small hosted model: the time until its first token, and 100 tokens a second from then on. */
const MODEL = { firstTokenMs: 1500, msPerToken: 10 } as const
const CHARACTERS_PER_TOKEN = 3
/** A second prompt would be worth its price if it saved a third of the tokens and of the time. */
const WANTED = 1 / 3

type Variety = (typeof MEAL_VARIETIES)[number]

interface Call {
  readonly prompt: string
  readonly answer: string
}

/** The calls of a real week, with the answers of the built-in planner. */
async function callsOfWeek(mealVariety: Variety) {
  const model = builtInProvider.create({}, { maxTokens: 0, post: postByFetch })
  const allocations: Call[] = []
  const meals: Call[] = []
  const profile = sampleProfile({ goal: 'maintain', weeklyFoodBudget: 150, mealVariety })
  await composeWeek(
    planRulesFor(profile),
    { startDate: '2026-03-02', seed: 1 },
    {
      async generateMeals(prompt, { signal }) {
        const parameters = recognisePrompt(prompt)
        if (!parameters) throw new Error('Not one of our prompts.')
        const { text: answer } = await model.answer({ text: prompt, parameters }, signal)
        const calls = parameters.stage === 1 ? allocations : meals
        calls.push({ prompt, answer })
        return answer
      },
    },
  )
  return { allocations, meals, mealsPerDay: profile.mealsPerDay }
}

/** Several meals in one call. It holds the common part of their prompts once, and each food id once. */
function together(calls: readonly Call[]): Call {
  const [only, ...others] = calls
  if (only && others.length === 0) return only
  const prompts = calls.map(({ prompt }) => prompt.split('\n'))
  const said = new Set<string>()
  const lines = prompts.flat().map((line) => {
    const words = line.startsWith('Allowed food ids: ') ? line.split(', ') : [line]
    const fresh = words.filter((word) => !said.has(word))
    for (const word of fresh) said.add(word)
    return fresh.join(', ')
  })
  const answers = calls.map(({ answer }) => answer)
  return { prompt: lines.filter(Boolean).join('\n'), answer: `{"meals":[${answers.join()}]}` }
}

const chunks = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

const answerTokens = ({ answer }: Call) => Math.ceil(answer.length / CHARACTERS_PER_TOKEN)
const tokensOf = (call: Call) => promptTokens(call.prompt) + answerTokens(call)

/** Seconds until the last of the calls is answered, with this many at a time. */
function secondsFor(calls: readonly Call[], atATime: number): number {
  const freeAtMs = Array.from({ length: atATime }, () => 0)
  for (const call of calls) {
    const first = freeAtMs.indexOf(Math.min(...freeAtMs))
    freeAtMs[first] = (freeAtMs[first] ?? 0) + MODEL.firstTokenMs + answerTokens(call) * MODEL.msPerToken
  }
  return Math.max(...freeAtMs) / 1000
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The cost of a week with this many meals in a call. The allocation comes first, because the meals need it. */
function cost(allocations: readonly Call[], meals: readonly Call[], mealsPerCall: number) {
  const calls = chunks(meals, mealsPerCall).map(together)
  return {
    calls: allocations.length + calls.length,
    tokens: sum([...allocations, ...calls].map(tokensOf)),
    seconds: secondsFor(allocations, 1) + secondsFor(calls, AI_LIMITS.concurrency),
    longestAnswer: Math.max(...calls.map(answerTokens)),
  }
}

/**
 * Whether calls for a whole day or week would be worth a second prompt; the bench passes if they would not. The tokens
 * are those of our own prompts and of the built-in planner's answers, and the time is that of a model with a steady
 * pace. The quality of a model's meals cannot be measured without the model: here every call gets the same meals.
 */
export async function fewerCalls() {
  const figures: Record<string, Readonly<Record<string, number | string>>> = {}
  let isWorthIt = false
  for (const variety of MEAL_VARIETIES) {
    const { allocations, meals, mealsPerDay } = await callsOfWeek(variety)
    const one = cost(allocations, meals, 1)
    for (const [name, size] of [
      ['a meal', 1],
      ['a day', mealsPerDay],
      ['a week', meals.length],
    ] as const) {
      const { calls, tokens, seconds, longestAnswer } = cost(allocations, meals, size)
      const ofTokens = tokens / one.tokens
      const ofTime = seconds / one.seconds
      figures[`${variety} variety, ${name} a call`] = {
        calls,
        tokens,
        seconds: seconds.toFixed(1),
        'longest answer in tokens': longestAnswer,
        '÷ tokens of a meal a call': ofTokens.toFixed(2),
        '÷ time of a meal a call': ofTime.toFixed(2),
      }
      isWorthIt ||= ofTokens <= WANTED && ofTime <= WANTED
    }
  }
  return { figures, isGood: !isWorthIt }
}
