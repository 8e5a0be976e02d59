import type { Food } from '../../core/food/food.js'
import { weekCostUsd } from '../../core/grocery/storeUnits.js'
import { type Change, dishChanges, fewerSides } from './changes.js'
import type { Candidate } from './cookbook.js'
import { type Course, courseFoods } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { bestOf, isSpent, type Search } from './search.js'
import { withoutFood } from './withoutFood.js'

/**
 * What energy costs where it is cheapest (oil and flour), and protein where few of the cheapest sources fit the diet
 * (beans and wheat gluten cost half of it, soy protein and milk a little more), US dollars. Both are close to the shadow
 * prices of the cheapest possible diet, so what a food costs above them is what it really adds to the bill.
 */
const USD_PER_KCAL = 0.0004
const USD_PER_PROTEIN_G = 0.025

const ROUNDS = 24
/** While the week's cost is within the budget and only the till is not. */
const TILL_ROUNDS = 4
const TRIALS_A_COURSE = 2
const TRIALS_A_ROUND = 8
const DEAREST_FOODS = 3
/** What a squared gap counts against a saving of the whole budget. */
const GAP_WEIGHT = 0.6

function usdPerGram({ pack }: Food): number {
  return pack.priceUsd / pack.edibleG
}

/** About what a course adds to the bill. */
function courseUsd(week: DraftWeek, course: Course, gramsOf: (part: number) => number): number {
  const times = course.batch.occasions.length
  return courseFoods(course).reduce((usd, food, part) => {
    const grams = gramsOf(part) * times
    return usd + (week.gramsByFood.has(food) ? usdPerGram(food) * grams : weekCostUsd(food, grams))
  }, 0)
}

/** Foods by what they cost above the worth of their energy and protein, the most first. */
function dearestFoods({ gramsByFood }: DraftWeek): Food[] {
  return [...gramsByFood]
    .map(([food, grams]) => {
      const worth = (food.calories * USD_PER_KCAL + food.protein * USD_PER_PROTEIN_G) / food.servingSize
      return { food, usd: weekCostUsd(food, grams) - worth * grams }
    })
    .sort((a, b) => b.usd - a.usd)
    .map(({ food }) => food)
}

/** The changes that save most for what they cost in fit. */
function savings(week: DraftWeek, search: Search): Change[] {
  const { attempt, cookbook } = search
  const { budgetUsd } = attempt.rules
  const changes = week.courses.flatMap((course, index) => {
    const presentUsd = courseUsd(week, course, (part) => week.grams[index]?.[part] ?? 0)
    const extra = (dish: Candidate) => {
      const usd = courseUsd(week, { ...course, dish, sides: [] }, (part) => dish.parts[part]?.usualG ?? 0)
      return (usd - presentUsd) / budgetUsd / GAP_WEIGHT
    }
    return dishChanges(week, index, cookbook.allDishes(course.batch.kind), attempt, TRIALS_A_COURSE, extra)
  })
  return changes.sort((a, b) => a.expected - b.expected).slice(0, TRIALS_A_ROUND)
}

/** Brings the cost of a week down to its budget, and the till near it, as far as changes of dishes and foods can. */
export function saveMoney(draft: DraftWeek, search: Search): DraftWeek {
  const { budgetUsd } = search.attempt.rules
  const isWithin = ({ costUsd }: DraftWeek) => costUsd <= budgetUsd
  let week = draft
  let tillRounds = 0
  for (let round = 0; round < ROUNDS && week.tillUsd > budgetUsd && !isSpent(search); round++) {
    if (isWithin(week) && tillRounds++ >= TILL_ROUNDS) break
    const lessBeside = week.courses.flatMap((_, index) => fewerSides(week, index, search.attempt))
    lessBeside.sort((a, b) => a.expected - b.expected)
    const single = [...savings(week, search), ...lessBeside.slice(0, 1)].map((change) => [change])
    const without = dearestFoods(week)
      .slice(0, DEAREST_FOODS)
      .flatMap((food) => {
        const changes = withoutFood(food, week, search)
        return changes ? [changes] : []
      })
    const better = bestOf(week, [...single, ...without], search, ({ tillUsd }) => tillUsd <= budgetUsd)
    if (better === week) break
    week = better
  }
  return week
}
