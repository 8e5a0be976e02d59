import fc from 'fast-check'
import {
  builtInFoods,
  changePlan,
  checkPlan,
  dayTargets,
  groceriesOf,
  newPlanState,
  type PlanState,
  planToCalendar,
  planToCsv,
  planToLink,
  planToText,
  refreshPlan,
  type SavedState,
  savedStateSchema,
  toMeal,
} from 'react-meal-planner/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepRecord } from '../../src/host/keepRecord.js'
import { ASIDE, RECORD, withEmptyStorage } from '../support/browserStorage.js'
import { samplePlan } from '../support/samplePlan.js'

const RUNS = 10_000
const TIME_LIMIT_MS = 120_000
withEmptyStorage()
afterEach(() => vi.restoreAllMocks())

const { profile, basis, week } = samplePlan()

/** A record of every kind of entry, with a meal a day so that thousands are read in a moment. */
function sampleRecord(): SavedState {
  const days = week.days.map((day, index) => {
    const [meal] = day.meals
    return {
      ...day,
      meals: meal ? [toMeal(meal.type, meal.name, meal.items.slice(0, index === 0 ? 3 : 1))] : [],
    }
  })
  const start: PlanState = newPlanState({ ...week, days }, basis, 1)
  const place = { date: week.startDate, type: 'breakfast' } as const
  const locked = changePlan(start, { type: 'lock', places: [place], isLocked: true })
  const own = changePlan(locked, { type: 'addOwn', item: { id: 'own-1', name: 'Coffee', costUsd: 6 } })
  const amount = { quantity: 2, unit: 'bag' }
  const plan = {
    ...changePlan(own, { type: 'quantity', foodId: 'almonds', amount }),
    eatenOut: [{ date: week.startDate, type: 'lunch', freeShare: 0.35, dishId: 'chili' } as const],
    pantryFoodIds: ['rolled-oats'],
    tickedFoodIds: ['bananas', 'own-1'],
  }
  return {
    version: 1,
    current: { plan, profile },
    own: null,
    answers: { age: 34, dietaryRestrictions: 'vegan' },
    units: 'metric',
    subscriptions: [{ subscriptionId: 'S-1', eraseToken: 'code' }],
  }
}

const text = JSON.stringify(sampleRecord())

const ODD_NUMBERS = [-1, 0, 0.5, 3, 1e15, 1e308, 5e-324] as const
const ODD_TEXTS = [
  ...['', 'x', '1', '__proto__', 'constructor', '\u0000', '\ud800', '2026-02-30', '9999-12-31', '0000-01-01'],
  ...['dinner', 'oz', 'lb', 'salmon', 'z'.repeat(10_000)],
] as const
const ODD_VALUES = [null, true, ...ODD_NUMBERS, ...ODD_TEXTS, [], {}, [null], { version: 2 }] as const

/** Another value of the same type, such as somebody might write there by hand. */
function like(value: unknown, pick: number): unknown {
  if (typeof value === 'number') return ODD_NUMBERS[pick % ODD_NUMBERS.length]
  if (typeof value === 'string') return ODD_TEXTS[pick % ODD_TEXTS.length]
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return [[], [...value, ...value], value.toReversed(), value.slice(1)][pick % 4]
  return ODD_VALUES[pick % ODD_VALUES.length]
}

/** Every place in a record, as the keys that lead to it. */
function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (!(value instanceof Object)) return [path]
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))]
}

const paths = pathsIn(JSON.parse(text)).filter(({ length }) => length > 0)

interface Edit {
  readonly path: readonly string[]
  readonly how: 'gone' | 'odd' | 'like'
  readonly pick: number
}

/** The record with some values replaced or taken out. */
function edited(edits: readonly Edit[]): string {
  const record: unknown = JSON.parse(text)
  for (const { path, how, pick } of edits) {
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((part, key) => (part instanceof Object ? Reflect.get(part, key) : undefined), record)
    const key = path.at(-1) ?? ''
    if (!(parent instanceof Object)) continue
    if (how === 'gone') Reflect.deleteProperty(parent, key)
    else if (how === 'odd') Reflect.set(parent, key, ODD_VALUES[pick % ODD_VALUES.length])
    else Reflect.set(parent, key, like(Reflect.get(parent, key), pick))
  }
  return JSON.stringify(record)
}

describe('a record with a row that cannot be read', () => {
  it.each([
    [{ subscriptions: [{ subscriptionId: '' }, { subscriptionId: 'S-1', eraseToken: 'code' }] }],
    [{ subscriptions: [null, { subscriptionId: 'S-1', eraseToken: 'code' }] }],
    [{ ordered: [{ subscriptionId: 'S-1' }] }],
    [{ unplaced: [{ subscriptionId: 'S-1', content: '[]', idempotencyKey: 'a key\n' }] }],
  ])('keeps its plan and the other rows: %j', (damage) => {
    localStorage.setItem(RECORD, JSON.stringify({ ...sampleRecord(), ...damage }))
    const reading = keepRecord('shop').read()
    expect(reading).toMatchObject({
      how: 'read',
      saved: {
        current: { plan: { version: 1 } },
        subscriptions: [{ subscriptionId: 'S-1', eraseToken: 'code' }],
      },
    })
  })

  it('keeps a subscription without a cancel code that is too long', () => {
    const subscriptions = [{ subscriptionId: 'S-1', eraseToken: 'x'.repeat(2001) }]
    localStorage.setItem(RECORD, JSON.stringify({ ...sampleRecord(), subscriptions }))
    expect(keepRecord('shop').read()).toMatchObject({ saved: { subscriptions: [{ subscriptionId: 'S-1' }] } })
  })
})

const at = fc.nat(text.length)

/** A way in which a record can change: some of its values, or letters of its text. */
const change = fc.oneof(
  fc.record({
    edits: fc.array(
      fc.record({
        path: fc.constantFrom(...paths),
        how: fc.constantFrom('gone', 'odd', 'like', 'like', 'like'),
        pick: fc.nat(1000),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({ from: at, to: at, letters: fc.string({ maxLength: 4 }) }),
  fc.record({ other: fc.json() }),
)

function changedRecord(by: typeof change extends fc.Arbitrary<infer Change> ? Change : never): string {
  if ('edits' in by) return edited(by.edits)
  return 'other' in by ? by.other : text.slice(0, by.from) + by.letters + text.slice(by.to)
}

/** Everything that a screen, a file or a link makes of a plan. */
function showEverywhere(kept: PlanState): void {
  const plan = refreshPlan(kept, builtInFoods)
  const list = groceriesOf(plan)
  for (const { date } of plan.week.days) expect(dayTargets(plan, date).calories).not.toBeNaN()
  planToText(plan.week, { ...list, tickedFoodIds: plan.tickedFoodIds })
  planToCsv(plan.week)
  planToCalendar(plan.week, { madeAt: new Date(0) })
  planToLink(plan.week, { targets: plan.basis.targets, withMadeFor: true })
  checkPlan(plan.week, profile)
  expect(Number.isFinite(list.tillTotal)).toBe(true)
  // What was read is written again, and must not be a damaged record then.
  const current = { plan, profile: null }
  const again = JSON.parse(JSON.stringify({ ...sampleRecord(), current }))
  expect(savedStateSchema.safeParse(again).error).toBeUndefined()
}

describe('a kept record', () => {
  it(
    'is of use or put aside unharmed, whatever 10,000 changes have made of it',
    () => {
      let readCount = 0
      fc.assert(
        fc.property(change, (by) => {
          const changed = changedRecord(by)
          localStorage.clear()
          localStorage.setItem(RECORD, changed)
          const reading = keepRecord('shop').read()
          if (reading.how === 'read') {
            readCount += 1
            expect(localStorage.getItem(RECORD)).toBe(changed)
            if (reading.saved.current) showEverywhere(reading.saved.current.plan)
            return
          }
          expect(reading.how).toBe('set-aside')
          expect(localStorage.getItem(ASIDE)).toBe(changed)
          expect(localStorage.getItem(RECORD)).toBeNull()
        }),
        { numRuns: RUNS, seed: 5, endOnFailure: true },
      )
      expect(readCount).toBeGreaterThan(RUNS / 20)
    },
    TIME_LIMIT_MS,
  )

  it.each([
    ['of another version', { version: 2 }, {}],
    ['of a week beyond the calendar', {}, { startDate: '9999-12-31' }],
  ])('is put aside if it is %s', (_, change, weekChange) => {
    const { current, ...others } = sampleRecord()
    const plan = { ...current?.plan, ...change, week: { ...current?.plan.week, ...weekChange } }
    const changed = JSON.stringify({ ...others, current: { plan, profile } })
    localStorage.setItem(RECORD, changed)
    expect(keepRecord('shop').read().how).toBe('set-aside')
    expect(localStorage.getItem(ASIDE)).toBe(changed)
  })

  it('is put aside even if it fills the storage, which has no room for it twice', () => {
    const huge = 'x'.repeat(4_000_000)
    localStorage.setItem(RECORD, huge)
    const record = keepRecord('shop')
    expect(record.read().how).toBe('set-aside')
    expect(localStorage.getItem(ASIDE) === huge).toBe(true)
    expect(record.write(sampleRecord())).toBe(true)
    expect(keepRecord('shop').read().how).toBe('read')
  })

  it('is put aside by the next write if a tab of another version has written it meanwhile', () => {
    const record = keepRecord('shop')
    expect(record.write(sampleRecord())).toBe(true)
    const newer = JSON.stringify({ ...sampleRecord(), version: 2 })
    localStorage.setItem(RECORD, newer)
    const removed = vi.spyOn(Storage.prototype, 'removeItem')
    expect(record.write(sampleRecord())).toBe(true)
    // That tab would take a record that goes for one that the visitor forgot.
    expect(removed).not.toHaveBeenCalled()
    expect(localStorage.getItem(ASIDE)).toBe(newer)
    expect(keepRecord('shop').read().how).toBe('read')
  })

  it('is never overwritten if it can be neither read nor put aside, until it is forgotten', () => {
    localStorage.setItem(RECORD, 'damaged')
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === ASIDE) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    const record = keepRecord('shop')
    expect(record.read().how).toBe('blocked')
    expect(record.write(sampleRecord())).toBe(false)
    record.remove()
    expect(localStorage.getItem(RECORD)).toBe('damaged')
    record.remove(true)
    expect(localStorage).toHaveLength(0)
    expect(record.write(sampleRecord())).toBe(true)
  })
})
