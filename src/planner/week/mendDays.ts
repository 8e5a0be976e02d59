import type { Food } from '../../core/food/food.js'
import { lowestBy } from '../../core/lowestBy.js'
import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { PLANNED_GAP } from '../day/plannedGap.js'
import { dishFoods } from '../dishes/dish.js'
import { isMain, type MealKind } from '../dishes/mealKind.js'
import type { Steps } from '../steps.js'
import type { Attempt } from './attempt.js'
import type { Occasion } from './batches.js'
import {
  type Change,
  dishChanges,
  dishesForGaps,
  type ExtraCost,
  fewerSides,
  isPartOfDinner,
  moreSides,
} from './changes.js'
import { CourseBill } from './courseBill.js'
import type { DraftWeek } from './draftWeek.js'
import { isPowderOrSeitan } from './leadFood.js'
import { noticedMeals, noticedUses, usesOf, weariness } from './noticedFoods.js'
import type { RoomName } from './room.js'
import { bestOf, type Search } from './search.js'
import { takenNearby } from './takenDishes.js'
import { isTuna, MOST_TUNA_G } from './tuna.js'

const ROUNDS = 60
/** How many changes of a course, and how many dishes and sides in all, are tried in a round. */
interface Breadth {
  readonly ofCourse: number
  readonly ofDay: number
}
const USUAL_BREADTH: Breadth = { ofCourse: 2, ofDay: 3 }
/** What the days of a course would miss is an estimate, so among more dishes there is often one that fits better. */
export const GREAT_BREADTH: Breadth = { ofCourse: 5, ofDay: 12 }
/** A change that removes this share of the worst day's miss is made at once. */
const ENOUGH_OF_A_MISS = 0.9
/** The cost of a food that the week does not have yet, against squared gaps. */
const NEW_FOOD = 0.002
const NEW_FOOD_PER_USD = 0.003
/** The cost of a whole budget more, against squared gaps, at the step of thrift where a dollar counts 1. */
const SHARE_OF_BUDGET = 0.2
/** The cost of a meal with a food that people would not want again, against squared gaps. */
const UNWANTED_MEAL = 0.02

type Way = 'kitchen' | 'pantry' | 'anyDish' | 'ownPortions'
/** Other dishes at any price seldom make very large meals better. */
const WAYS_OF_LARGE_MEALS: readonly Way[] = ['kitchen', 'pantry', 'ownPortions']
/**
 * The ways to bring a day on target, the one that costs the week least first. More room for portions comes before more
 * foods and dishes.
 */
const WAYS: Readonly<Record<RoomName, readonly Way[]>> = {
  usual: ['kitchen', 'pantry'],
  wide: ['kitchen', 'pantry', 'anyDish', 'ownPortions'],
  ample: WAYS_OF_LARGE_MEALS,
  lavish: WAYS_OF_LARGE_MEALS,
  generous: WAYS_OF_LARGE_MEALS,
}

/** After a miss, an attempt's kitchen holds nearly all of the pantry, and the same changes would be tried twice. */
function waysOf({ rules, misses }: Attempt): readonly Way[] {
  return WAYS[rules.room.name].filter((way) => way !== 'kitchen' || misses === 0)
}

/** How many changes may be solved for a quick mending. */
const QUICK_SOLVES = 50

/** The squared gaps of a day's four numbers. */
function squaredGap({ gaps }: DraftWeek, day: number): number {
  return NUTRIENTS.reduce((sum, _, row) => sum + (gaps[day]?.[row] ?? 0) ** 2, 0)
}

/**
 * How many meals of a course would have too much of one food, too much tuna, or powder or seitan in place of meat.
 */
function unwantedMeals({ courses, gramsByFood }: DraftWeek, index: number, { rules }: Attempt) {
  const course = courses[index]
  const mains = course?.batch.occasions.filter(({ type }) => isMain(type)).length ?? 0
  const uses = noticedUses(courses.filter((other) => other !== course))
  const hasTuna = [...gramsByFood].some(([food, grams]) => isTuna(food) && grams > MOST_TUNA_G / 2)
  return (foods: readonly Food[]) => {
    let meals = 0
    for (const food of foods) {
      const noticed = course ? noticedMeals(food, course.batch) : 0
      if (noticed > 0) meals += weariness(food, usesOf(food, uses) + noticed, rules.tiring)
      if (hasTuna && isTuna(food)) meals += mains
      if (rules.prefersMeat && isPowderOrSeitan(food)) meals += mains
    }
    return meals
  }
}

/** The price of a serving of each food, US dollars. */
function servingUsd(foods: readonly Food[]): number {
  return foods.reduce((usd, { pack, servingSize }) => usd + (pack.priceUsd / pack.edibleG) * servingSize, 0)
}

/** The most promising changes of a day's dishes and sides. */
function* promisingChanges(
  week: DraftWeek,
  day: number,
  way: Way,
  search: Search,
  { ofCourse, ofDay }: Breadth,
): Steps<Change[]> {
  const { attempt, cookbook } = search
  const { rules } = attempt
  const usdWeight = (SHARE_OF_BUDGET * rules.thrift.dishDollarWeight) / rules.budgetUsd
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
    yield
    const before = batch.occasions.reduce((sum, occasion) => sum + squaredGap(week, occasion.day), 0)
    const unwanted = unwantedMeals(week, index, search.attempt)
    const bill = new CourseBill(week, index, course, rules.prices.week)
    const extra: ExtraCost = {
      of: (dish) =>
        usdWeight * (bill.usdOf(dish) - bill.presentUsd) +
        newFoods(dishFoods(dish)) +
        UNWANTED_MEAL * unwanted(dishFoods(dish)) -
        before,
      least: -usdWeight * bill.presentUsd - before,
    }
    if (!isPartOfDinner(week, course)) {
      const others = () => {
        if (way === 'anyDish') return dishesForGaps(week, index, search)
        if (way === 'pantry') return cookbook.allDishes(batch.kind)
        const alike = week.courses.filter((other) => other.batch.kind === batch.kind).length
        return cookbook.dishes(batch.kind, alike)
      }
      const isTaken = way === 'anyDish' ? takenNearby(week, index) : undefined
      dishes.push(...dishChanges(week, index, others(), attempt, ofCourse, extra, isTaken))
    }
    const more = moreSides(week, index, way === 'kitchen' ? rules.kitchen : rules.pantry, attempt)
    const weighed = more.map((change) => {
      const added = change.course.sides.at(-1) ?? []
      const usd = servingUsd(added) * batch.occasions.length
      return { ...change, expected: change.expected + newFoods(added) + usdWeight * usd }
    })
    const changes = [...weighed, ...fewerSides(week, index, attempt)]
    sides.push(
      ...best(
        changes.map((change) => ({ ...change, expected: change.expected - before })),
        ofCourse,
      ),
    )
  }
  return [...best(dishes, ofDay), ...best(sides, ofDay)]
}

/** Whether a dinner would be what is left of a lunch. */
const isCookedAtNoon = (kind: MealKind, [first, ...later]: readonly Occasion[]): boolean =>
  kind === 'dinner' && first?.type === 'lunch' && later.length > 0

/** Each dish that a day shares with other days, with portions of its own on that day. */
function ownPortions({ courses }: DraftWeek, day: number): Change[][] {
  return courses.flatMap((course, index) => {
    const { kind, occasions } = course.batch
    const own = occasions.filter((occasion) => occasion.day === day)
    const others = occasions.filter((occasion) => occasion.day !== day)
    if (own.length === 0 || others.length === 0) return []
    // Without its first dinner, a pot would be cooked at noon for an evening.
    if ([own, others].some((meals) => isCookedAtNoon(kind, meals))) return []
    return [
      [
        { index, course: { ...course, batch: { kind, occasions: others } }, expected: 0 },
        { index: courses.length, course: { ...course, batch: { kind, occasions: own } }, expected: 0 },
      ],
    ]
  })
}

/** Tells trials apart: the same dish for the same meals with the same sides is the same trial. */
function trialKey(changes: readonly Change[]): string {
  return changes
    .map(({ index, course: { batch, dish, sides } }) => {
      const beside = sides.flat().map(({ id }) => id)
      return [index, batch.occasions.length, dish.name, ...beside].join('|')
    })
    .join(';')
}

/** The worst of the days that the cheapest way may still help, and that way. */
function nextDay(
  { worstGaps }: DraftWeek,
  ways: readonly number[],
  possible: readonly Way[],
): { day: number; way: Way } | undefined {
  for (const [index, way] of possible.entries()) {
    const days = worstGaps.flatMap((gap, day) => (gap > PLANNED_GAP && ways[day] === index ? [day] : []))
    const day = lowestBy(days, (one) => -(worstGaps[one] ?? 0))
    if (day !== undefined) return { day, way }
  }
  return undefined
}

/**
 * Changes dishes and sides, one at a time, until every day is on target or nothing helps. A day that nothing helps is
 * tried again in the next way.
 * @param isQuick whether to stop early, because the week gets more room for its portions next
 * @param breadth how many changes are tried in a round
 */
export function* mendDays(
  draft: DraftWeek,
  search: Search,
  isQuick = false,
  breadth = USUAL_BREADTH,
): Steps<DraftWeek> {
  const { effort } = search.attempt
  const possible = waysOf(search.attempt)
  const leastLeft = isQuick ? Math.max(0, effort.solvesLeft - QUICK_SOLVES) : 0
  let week = draft
  const ways = week.worstGaps.map(() => 0)
  // Days that share their dishes would try the same useless changes again.
  const failed = new Set<string>()
  for (let round = 0; round < ROUNDS && week.missed > 0 && effort.solvesLeft > leastLeft; round++) {
    const next = nextDay(week, ways, possible)
    if (next === undefined) break
    const { day, way } = next
    const promising =
      way === 'ownPortions'
        ? ownPortions(week, day)
        : (yield* promisingChanges(week, day, way, search, breadth)).map((change) => [change])
    const trials = promising.filter((changes) => !failed.has(trialKey(changes)))
    const miss = (week.worstGaps[day] ?? 0) - PLANNED_GAP
    const enough = week.missed - ENOUGH_OF_A_MISS * miss
    const better = yield* bestOf(week, trials, search, ({ missed }) => missed <= enough)
    if (better === week) {
      ways[day] = (ways[day] ?? 0) + 1
      for (const changes of trials) failed.add(trialKey(changes))
    } else failed.clear()
    week = better
  }
  return week
}
