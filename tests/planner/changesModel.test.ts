import fc from 'fast-check'
import {
  avoidFood,
  builtInFoods,
  changePlan,
  eatIn,
  eatOut,
  generateTemplateWeek,
  InfeasibleWeekError,
  isHard,
  type KeptPlan,
  type MealPlace,
  moveMeal,
  NoFoodLeftError,
  neverDish,
  newHistory,
  newPlanState,
  PlanChangeError,
  type PlanHistory,
  type PlanState,
  type Profile,
  parsePlanLink,
  planBasisOf,
  planToLink,
  recordChange,
  redoChange,
  refreshPlan,
  replanWeek,
  savedStateSchema,
  swapFoodOptions,
  swapOptions,
  undoChange,
  type WeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../../src/core/plan/findViolations.js'
import { planRulesOf } from '../../src/core/plan/planRules.js'
import { planConflicts } from '../../src/core/state/planConflicts.js'
import { dishIdsOf, expectSound, foodIdsOf, mealAt, placesOf, plateOf } from '../support/planChecks.js'
import { sampleProfile } from '../support/sampleProfile.js'

/**
 * Random visitors: each makes 200 changes to a plan, one after the other. After each change the plan must be valid,
 * locked meals must be unchanged, and undo must restore the plan before.
 */
const ACTIONS = 200
const RUNS = Number(process.env.CHANGE_RUNS ?? 1)
const TIME_LIMIT_MS = 600_000
const START = '2026-03-02'

const VISITORS: readonly Partial<Profile>[] = [
  {},
  { dietaryRestrictions: 'vegan', mealsPerDay: 3 },
  { dietaryRestrictions: 'kosher, no nuts', mealVariety: 'low', mealsPerDay: 5 },
  { dietaryRestrictions: 'keto', mealVariety: 'high' },
  { foodRestrictions: ['dairy', 'eggs'], weeklyFoodBudget: 60, mealsPerDay: 3 },
]

/** An action. Its numbers choose among what the plan has at the time. */
interface Action {
  readonly kind: (typeof KINDS)[number]
  readonly pick: number
  readonly other: number
}

/** Frequent actions are listed several times. */
const KINDS = [
  ...['swap', 'swap', 'swap', 'swapFood', 'swapFood', 'move', 'move', 'eatOut', 'eatIn', 'eatIn'],
  ...[
    'lock',
    'lock',
    'lock',
    'lockDay',
    'unlock',
    'unlock',
    'have',
    'tick',
    'favourite',
    'quantity',
    'remove',
  ],
  ...['own', 'undo', 'undo', 'undo', 'redo', 'redo', 'avoid', 'never', 'generate'],
  ...['reload', 'openLink', 'openOthersLink', 'backToOwn'],
] as const

const actionArbitrary: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom(...KINDS),
  pick: fc.nat(10_000),
  other: fc.nat(10_000),
})

function pickFrom<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % Math.max(1, list.length)]
}

/** The plan after a visitor's action; undefined if there is nothing to act on. */
async function act(plan: PlanState, { kind, pick, other }: Action): Promise<PlanState | undefined> {
  const place = pickFrom(placesOf(plan), pick)
  const meal = place && mealAt(plan, place)
  if (!place || !meal) return undefined
  const foodId =
    pickFrom(
      meal.items.filter(({ food }) => food.category !== 'seasoning'),
      other,
    )?.food.id ?? ''
  const date = pickFrom(plan.week.days, other)?.date ?? ''
  const lock = (places: readonly MealPlace[], isLocked: boolean) =>
    changePlan(plan, { type: 'lock', places, isLocked })
  switch (kind) {
    case 'swap':
      return pickFrom(await swapOptions(plan, place), other)?.plan
    case 'swapFood':
      return pickFrom(await swapFoodOptions(plan, place, foodId), pick)?.plan
    case 'move':
      return moveMeal(plan, place, date)
    case 'eatOut':
      return eatOut(plan, place, other % 2 === 0 ? 'free' : 'shared')
    case 'eatIn': {
      const out = pickFrom(plan.eatenOut, pick)
      return out && eatIn(plan, { date: out.date, type: out.type })
    }
    case 'lock':
      return lock([place], true)
    case 'lockDay':
      return lock(
        placesOf(plan).filter((each) => each.date === date),
        true,
      )
    case 'unlock':
      return lock(
        plan.locked.filter((_, index) => index % 2 === other % 2),
        false,
      )
    case 'have':
      return changePlan(plan, { type: 'have', foodId, isAtHome: pick % 2 === 0 })
    case 'tick':
      return changePlan(plan, { type: 'tick', foodId, isTicked: pick % 2 === 0 })
    case 'favourite':
      return meal.dishId === undefined
        ? undefined
        : changePlan(plan, { type: 'favourite', dishId: meal.dishId, isFavourite: pick % 3 > 0 })
    case 'quantity':
      return changePlan(plan, {
        type: 'quantity',
        foodId,
        amount: { quantity: 1 + (other % 5), unit: 'bag' },
      })
    case 'remove':
      return changePlan(plan, { type: 'remove', foodId, isRemoved: pick % 2 === 0 })
    case 'own':
      return changePlan(plan, {
        type: 'addOwn',
        item: { id: `own-${other % 9}`, name: 'Coffee', costUsd: 6 },
      })
    case 'avoid':
      return plan.basis.avoidedFoodIds.length < 4 ? (await avoidFood(plan, foodId)).plan : undefined
    case 'never':
      return meal.dishId !== undefined && plan.neverDishIds.length < 6
        ? (await neverDish(plan, meal.dishId)).plan
        : undefined
    case 'generate':
      return replanWeek(plan, other)
    default:
      return undefined
  }
}

/** Whether a change is refused in an allowed way, with a sentence for the visitor. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof PlanChangeError ||
    error instanceof InfeasibleWeekError ||
    error instanceof NoFoodLeftError
  )
}

const isIn = (places: readonly MealPlace[], { date, type }: MealPlace) =>
  places.some((place) => place.date === date && place.type === type)

function expectLockedUntouched(before: PlanState, after: PlanState): void {
  const isRuledOut = (place: MealPlace) => {
    const meal = mealAt(before, place)
    return (
      meal?.items.some(({ food }) => after.basis.avoidedFoodIds.includes(food.id)) ||
      (meal?.dishId !== undefined && after.neverDishIds.includes(meal.dishId))
    )
  }
  for (const place of before.locked) {
    if (isRuledOut(place)) expect(isIn(after.locked, place)).toBe(false)
    else expect(plateOf(mealAt(after, place))).toEqual(plateOf(mealAt(before, place)))
  }
}

/** Equal but for the last digits of sums. */
const rounded = (week: WeekPlan): unknown =>
  JSON.parse(
    JSON.stringify(week, (_, value) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value)),
  )

/** The state after the page was left and opened again, restored from what it kept. */
function reloaded(plan: PlanState, own: PlanState | null): { plan: PlanState; own: PlanState | null } {
  const kept = (each: PlanState) => ({ plan: each, profile: null })
  const text = JSON.stringify({
    version: 1,
    current: kept(plan),
    own: own && kept(own),
    answers: null,
    subscriptions: [],
  })
  const read = savedStateSchema.parse(JSON.parse(text))
  const shown = (each: KeptPlan | null) => each && refreshPlan(each.plan, builtInFoods)
  const back = shown(read.current)
  expect(back && { ...back, week: rounded(back.week) }).toEqual({ ...plan, week: rounded(plan.week) })
  return { plan: back ?? plan, own: shown(read.own) }
}

/** The week that a link to a week opens. */
function openedLink(week: WeekPlan, { basis }: Pick<PlanState, 'basis'>): WeekPlan {
  const link = planToLink(week, { targets: basis.targets, withMadeFor: true, people: basis.people })
  const content = parsePlanLink(link)
  if (content.failure !== null) throw new Error(`The link is refused: ${content.failure}`)
  const { madeFor: _madeFor, ...sent } = week
  const { madeFor: _madeForRead, ...read } = content.week
  expect(rounded(read)).toEqual(rounded(sent))
  return content.week
}

/** Every meal of a shared week that its reader may not have is marked, and no other. */
function expectMarked(week: WeekPlan, { basis }: PlanState): void {
  const rules = planRulesOf(basis)
  const broken = findViolations(week, rules).filter(isHard)
  const places = new Set(
    broken.map(({ dayIndex = 0, mealType }) => `${week.days[dayIndex]?.date} ${mealType}`),
  )
  const marked = planConflicts(week, rules).map(({ date, type }) => `${date} ${type}`)
  expect(new Set(marked)).toEqual(places)
}

async function live(start: PlanState, others: WeekPlan, actions: readonly Action[]): Promise<number> {
  let history: PlanHistory<PlanState> = newHistory(start)
  /** The expected results of undo and redo, kept by other means. */
  const line: string[] = [JSON.stringify(start)]
  let at = 0
  let done = 0
  /** The visitor's own plan while the plan of a link is on screen. */
  let own: PlanState | null = null
  /** A reload and a link leave nothing to undo. */
  const startAgain = (plan: PlanState) => {
    history = newHistory(plan)
    line.splice(0, line.length, JSON.stringify(plan))
    at = 0
  }
  for (const action of actions) {
    const before = history.present
    if (action.kind === 'undo' || action.kind === 'redo') {
      const isUndo = action.kind === 'undo'
      const hasStep = isUndo ? history.past.length > 0 : history.future.length > 0
      history = isUndo ? undoChange(history) : redoChange(history)
      if (hasStep) at += isUndo ? -1 : 1
      expect(JSON.stringify(history.present)).toBe(line[at])
      continue
    }
    if (action.kind === 'reload') {
      const back = reloaded(before, own)
      own = back.own
      expectSound(back.plan)
      startAgain(back.plan)
      continue
    }
    if (action.kind === 'openOthersLink') {
      expectMarked(openedLink(others, before), before)
      continue
    }
    if (action.kind === 'openLink') {
      const shared = newPlanState(openedLink(before.week, before), before.basis, 1)
      own ??= before
      expectSound(shared)
      startAgain(shared)
      continue
    }
    if (action.kind === 'backToOwn') {
      if (own) startAgain(own)
      own = null
      continue
    }
    const frozen = JSON.stringify(before)
    const after = await act(before, action).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
      return undefined
    })
    expect(JSON.stringify(before)).toBe(frozen)
    if (after === undefined) continue
    done += 1
    expectSound(after)
    for (const foodId of after.basis.avoidedFoodIds) expect(foodIdsOf(after)).not.toContain(foodId)
    for (const dishId of after.neverDishIds) expect(dishIdsOf(after)).not.toContain(dishId)
    expectLockedUntouched(before, after)
    history = recordChange(history, after)
    at += 1
    line.splice(at, line.length, JSON.stringify(after))
  }
  return done
}

describe('a plan in the hands of random visitors', () => {
  it.each(VISITORS)(
    'stays valid through 200 changes (%o)',
    async (changes) => {
      const profile = sampleProfile(changes)
      const seed = 4
      const week = await generateTemplateWeek({ profile, startDate: START, seed })
      const others = await generateTemplateWeek({ profile: sampleProfile(), startDate: START, seed: 9 })
      const start = newPlanState(week, planBasisOf(profile), seed)
      await fc.assert(
        fc.asyncProperty(
          fc.array(actionArbitrary, { minLength: ACTIONS, maxLength: ACTIONS }),
          async (actions) => {
            expect(await live(start, others, actions)).toBeGreaterThan(ACTIONS / 4)
          },
        ),
        { numRuns: RUNS, seed: 11, endOnFailure: true },
      )
    },
    TIME_LIMIT_MS,
  )
})
