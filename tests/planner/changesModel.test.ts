import fc from 'fast-check'
import {
  generateTemplateWeek,
  InfeasibleWeekError,
  isHard,
  type MealPlace,
  NoFoodLeftError,
  newHistory,
  newPlanState,
  PlanChangeError,
  type PlanHistory,
  type PlanState,
  type Profile,
  planBasisOf,
  recordChange,
  redoChange,
  undoChange,
  type WeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../../src/core/plan/findViolations.js'
import { planRulesOf } from '../../src/core/plan/planRules.js'
import { planConflicts } from '../../src/core/state/planConflicts.js'
import { dishIdsOf, expectSound, foodIdsOf, mealAt, plateOf } from '../support/planChecks.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { openedLink, reloaded } from './leaveAndReturn.js'
import { type Action, act, actionArbitrary } from './randomAction.js'

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

/** A visitor in front of a plan, with the expected results of undo and redo kept by other means. */
class Visitor {
  history: PlanHistory<PlanState>
  /** The visitor's own plan while the plan of a link is on screen. */
  #own: PlanState | null = null
  #line: string[]
  #at = 0

  constructor(start: PlanState) {
    this.history = newHistory(start)
    this.#line = [JSON.stringify(start)]
  }

  /** A reload and a link leave nothing to undo. */
  #startAgain(plan: PlanState): void {
    this.history = newHistory(plan)
    this.#line = [JSON.stringify(plan)]
    this.#at = 0
  }

  go(step: 'undo' | 'redo'): void {
    const { past, future } = this.history
    this.history = step === 'undo' ? undoChange(this.history) : redoChange(this.history)
    if (step === 'undo' && past.length > 0) this.#at -= 1
    if (step === 'redo' && future.length > 0) this.#at += 1
    expect(JSON.stringify(this.history.present)).toBe(this.#line[this.#at])
  }

  reload(): void {
    const back = reloaded(this.history.present, this.#own)
    this.#own = back.own
    expectSound(back.plan)
    this.#startAgain(back.plan)
  }

  openLink(): void {
    const { present } = this.history
    const shared = newPlanState(openedLink(present.week, present), present.basis, 1)
    this.#own ??= present
    expectSound(shared)
    this.#startAgain(shared)
  }

  backToOwn(): void {
    if (this.#own) this.#startAgain(this.#own)
    this.#own = null
  }

  /** Whether the plan changed; a change may find nothing to act on, or be refused. */
  async change(action: Action): Promise<boolean> {
    const before = this.history.present
    const frozen = JSON.stringify(before)
    const after = await act(before, action).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
      return undefined
    })
    expect(JSON.stringify(before)).toBe(frozen)
    if (after === undefined) return false
    expectSound(after)
    for (const foodId of after.basis.avoidedFoodIds) expect(foodIdsOf(after)).not.toContain(foodId)
    for (const dishId of after.neverDishIds) expect(dishIdsOf(after)).not.toContain(dishId)
    expectLockedUntouched(before, after)
    this.history = recordChange(this.history, after)
    this.#at += 1
    this.#line.splice(this.#at, this.#line.length, JSON.stringify(after))
    return true
  }
}

/** The number of actions that changed the plan. */
async function live(start: PlanState, others: WeekPlan, actions: readonly Action[]): Promise<number> {
  const visitor = new Visitor(start)
  let changes = 0
  for (const action of actions) {
    const { present } = visitor.history
    if (action.kind === 'undo' || action.kind === 'redo') visitor.go(action.kind)
    else if (action.kind === 'reload') visitor.reload()
    else if (action.kind === 'openOthersLink') expectMarked(openedLink(others, present), present)
    else if (action.kind === 'openLink') visitor.openLink()
    else if (action.kind === 'backToOwn') visitor.backToOwn()
    else if (await visitor.change(action)) changes += 1
  }
  return changes
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
