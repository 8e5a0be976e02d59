import type { Food } from '../../core/food/food.js'
import type { Steps } from '../steps.js'
import { type Change, dishChanges, type ExtraCost, fewerSides, isPartOfDinner } from './changes.js'
import { CourseBill, type Price } from './courseBill.js'
import type { DraftWeek } from './draftWeek.js'
import { bestOf, isSpent, type Search } from './search.js'
import { withoutFood } from './withoutFood.js'

/**
 * The price of energy at its cheapest (oil and flour), and of protein if few of the cheapest sources fit the diet (beans
 * and wheat gluten cost half of it, soy protein and milk a little more), US dollars. Both are close to the shadow prices
 * of the cheapest possible diet, so the cost of a food above them is what it really adds to the bill.
 */
const USD_PER_KCAL = 0.0004
const USD_PER_PROTEIN_G = 0.025

const ROUNDS = 24
/** While the week's cost is within the budget and only the till is not. */
const TILL_ROUNDS = 8
const TRIALS_A_COURSE = 2
const TRIALS_A_ROUND = 8
const DEAREST_FOODS = 3
/** The cost of a squared gap, against a saving of the whole budget. */
const GAP_WEIGHT = 0.6

/** Foods by their cost above the worth of their energy and protein, the highest first. */
function dearestFoods({ gramsByFood }: DraftWeek, price: Price): Food[] {
  return [...gramsByFood]
    .map(([food, grams]) => {
      const worth = (food.calories * USD_PER_KCAL + food.protein * USD_PER_PROTEIN_G) / food.servingSize
      return { food, usd: price(food, grams) - worth * grams }
    })
    .sort((a, b) => b.usd - a.usd)
    .map(({ food }) => food)
}

/** The changes that save most for the fit that they lose. */
function* savings(week: DraftWeek, search: Search, price: Price): Steps<Change[]> {
  const { attempt, cookbook } = search
  const { budgetUsd } = attempt.rules
  const changes: Change[] = []
  for (const [index, course] of week.courses.entries()) {
    if (isPartOfDinner(week, course)) continue
    yield
    const bill = new CourseBill(week, index, course, price)
    const extra: ExtraCost = {
      of: (dish) => (bill.usdOf(dish) - bill.presentUsd) / budgetUsd / GAP_WEIGHT,
      least: -bill.presentUsd / budgetUsd / GAP_WEIGHT,
    }
    const others = cookbook.allDishes(course.batch.kind)
    changes.push(...dishChanges(week, index, others, attempt, TRIALS_A_COURSE, extra))
  }
  return changes.sort((a, b) => a.expected - b.expected).slice(0, TRIALS_A_ROUND)
}

/** Brings the cost of a week down to its budget, and the till near it, as far as changes of dishes and foods can. */
export function* saveMoney(draft: DraftWeek, search: Search): Steps<DraftWeek> {
  const { budgetUsd, prices } = search.attempt.rules
  const isWithin = ({ costUsd }: DraftWeek) => costUsd <= budgetUsd
  let week = draft
  let tillRounds = 0
  for (let round = 0; round < ROUNDS && week.tillUsd > budgetUsd && !isSpent(search); round++) {
    if (isWithin(week) && tillRounds++ >= TILL_ROUNDS) break
    const price = isWithin(week) ? prices.till : prices.week
    const lessBeside = week.courses.flatMap((_, index) => fewerSides(week, index, search.attempt))
    lessBeside.sort((a, b) => a.expected - b.expected)
    const single = [...(yield* savings(week, search, price)), ...lessBeside.slice(0, 1)].map((change) => [
      change,
    ])
    const without = dearestFoods(week, price)
      .slice(0, DEAREST_FOODS)
      .flatMap((food) => {
        const changes = withoutFood(food, week, search)
        return changes ? [changes] : []
      })
    const better = yield* bestOf(week, [...single, ...without], search, ({ tillUsd }) => tillUsd <= budgetUsd)
    if (better === week) break
    week = better
  }
  return week
}
