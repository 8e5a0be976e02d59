import type { Food } from '../../core/food/food.js'
import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { PLANNED_GAP } from '../day/plannedGap.js'
import { type Dish, dishFoods } from '../dishes/dish.js'
import { type Change, dishChanges, fewerSides, isPartOfDinner, moreSides } from './changes.js'
import type { DraftWeek } from './draftWeek.js'
import { bestOf, isSpent, type Search } from './search.js'

const ROUNDS = 24
/** Very large meals take many sides. */
const GENEROUS_ROUNDS = 90
const TRIALS_A_COURSE = 2
/** How many dishes, and how many sides, are tried a round. */
const TRIALS_A_ROUND = 3
/** A change that takes away this much of what the worst day misses is taken at once. */
const ENOUGH_OF_A_MISS = 0.9
/** What a food that the week does not have yet counts against squared gaps. */
const NEW_FOOD = 0.002
const NEW_FOOD_PER_USD = 0.003

/** The squared gaps of a day's four numbers. */
function squaredGap({ gaps }: DraftWeek, day: number): number {
  return NUTRIENTS.reduce((sum, _, row) => sum + (gaps[day]?.[row] ?? 0) ** 2, 0)
}

/** The most promising changes of a day's dishes and sides. */
function promisingChanges(week: DraftWeek, day: number, isWide: boolean, search: Search): Change[] {
  const { attempt, cookbook } = search
  const { rules } = attempt
  const newFoods = (foods: readonly Food[]) => {
    let sum = 0
    for (const food of foods) {
      if (week.gramsByFood.has(food)) continue
      sum += NEW_FOOD + rules.thrift.dishDollarWeight * NEW_FOOD_PER_USD * food.pack.priceUsd
    }
    return sum
  }
  const best = (changes: readonly Change[], most: number) =>
    [...changes].sort((a, b) => a.expected - b.expected).slice(0, most)
  const dishes: Change[] = []
  const sides: Change[] = []
  for (const [index, course] of week.courses.entries()) {
    const { batch } = course
    if (!batch.occasions.some((occasion) => occasion.day === day)) continue
    const before = batch.occasions.reduce((sum, occasion) => sum + squaredGap(week, occasion.day), 0)
    const others = isWide
      ? cookbook.allDishes(batch.kind)
      : cookbook.dishes(batch.kind, week.courses.filter((other) => other.batch.kind === batch.kind).length)
    const extra = (dish: Dish) => newFoods(dishFoods(dish)) - before
    if (!isPartOfDinner(week, course))
      dishes.push(...dishChanges(week, index, others, attempt, TRIALS_A_COURSE, extra))
    const more = moreSides(week, index, isWide ? rules.pantry : rules.kitchen, attempt)
    const weighed = [...more, ...fewerSides(week, index, attempt)].map((change) => ({
      ...change,
      expected: change.expected - before + newFoods(change.course.sides.at(-1) ?? []),
    }))
    sides.push(...best(weighed, TRIALS_A_COURSE))
  }
  return [...best(dishes, TRIALS_A_ROUND), ...best(sides, TRIALS_A_ROUND)]
}

/** Each dish of a day that other days share, in portions of its own on that day. */
function ownPortions({ courses }: DraftWeek, day: number): Change[][] {
  return courses.flatMap((course, index) => {
    const { kind, occasions } = course.batch
    const own = occasions.filter((occasion) => occasion.day === day)
    const others = occasions.filter((occasion) => occasion.day !== day)
    if (own.length === 0 || others.length === 0) return []
    return [
      [
        { index, course: { ...course, batch: { kind, occasions: others } }, expected: 0 },
        { index: courses.length, course: { ...course, batch: { kind, occasions: own } }, expected: 0 },
      ],
    ]
  })
}

/** What is tried for a day, from what costs a week least. */
const WAYS = ['kitchen', 'pantry', 'ownPortions'] as const

/** Changes dishes and sides, one at a time, until every day is on target or nothing helps. */
export function mendDays(draft: DraftWeek, search: Search): DraftWeek {
  let week = draft
  let way = 0
  let stuck = new Set<number>()
  const rounds = search.attempt.rules.isGenerous ? GENEROUS_ROUNDS : ROUNDS
  for (let round = 0; round < rounds && week.missed > 0 && !isSpent(search); round++) {
    const off = week.worstGaps.flatMap((gap, day) => (gap > PLANNED_GAP && !stuck.has(day) ? [day] : []))
    const [worst] = off.sort((a, b) => (week.worstGaps[b] ?? 0) - (week.worstGaps[a] ?? 0))
    if (worst === undefined) {
      way += 1
      stuck = new Set()
      if (way === WAYS.length) break
      continue
    }
    const trials =
      WAYS[way] === 'ownPortions'
        ? ownPortions(week, worst)
        : promisingChanges(week, worst, WAYS[way] === 'pantry', search).map((change) => [change])
    const miss = (week.worstGaps[worst] ?? 0) - PLANNED_GAP
    const enough = week.missed - ENOUGH_OF_A_MISS * miss
    const better = bestOf(week, trials, search, ({ missed }) => missed <= enough)
    if (better === week) stuck.add(worst)
    else {
      stuck = new Set()
      way = 0
      week = better
    }
  }
  return week
}
