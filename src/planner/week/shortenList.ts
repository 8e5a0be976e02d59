import type { Food } from '../../core/food/food.js'
import type { Steps } from '../steps.js'
import { courseFoods } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { isSoySauce } from './leadFood.js'
import { bestOf, isSpent, type Search } from './search.js'
import type { WeekRules } from './weekRules.js'
import { withoutFood } from './withoutFood.js'

const ROUNDS = 6
const FOODS_A_ROUND = 2
/** If more courses than this use a food, it belongs to the week. */
const FEW_COURSES = 2
/** The cost of a food that one course uses, in dollars of the rest of its pack. */
const LONELY_USD = 1.5

/** Foods of a few courses, those with the largest rests first. */
export function hardlyUsedFoods(
  week: DraftWeek,
  kept: ReadonlySet<Food>,
  { prices }: Pick<WeekRules, 'prices'>,
  few = FEW_COURSES,
): Food[] {
  const uses = new Map<Food, number>()
  for (const course of week.courses) {
    for (const food of courseFoods(course)) uses.set(food, (uses.get(food) ?? 0) + 1)
  }
  return [...week.gramsByFood]
    .flatMap(([food, grams]) => {
      const count = uses.get(food) ?? 0
      if (kept.has(food) || count > few || isSoySauce(food)) return []
      const usedUsd = (food.pack.priceUsd / food.pack.edibleG) * grams
      return [{ food, waste: prices.till(food, grams) - usedUsd + LONELY_USD / count }]
    })
    .sort((a, b) => b.waste - a.waste)
    .map(({ food }) => food)
}

/** Takes foods with little use off the list, one after the other, as long as the week works without them. */
export function* shortenList(draft: DraftWeek, search: Search): Steps<DraftWeek> {
  let week = draft
  const kept = new Set<Food>()
  for (let round = 0; round < ROUNDS && !isSpent(search); round++) {
    const foods = hardlyUsedFoods(week, kept, search.attempt.rules).slice(0, FOODS_A_ROUND)
    if (foods.length === 0) break
    const trials = foods.flatMap((food) => {
      const changes = withoutFood(food, week, search)
      return changes ? [changes] : []
    })
    const better = yield* bestOf(week, trials, search, () => true)
    if (better === week) for (const food of foods) kept.add(food)
    week = better
  }
  return week
}
