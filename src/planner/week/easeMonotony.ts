import type { Food } from '../../core/food/food.js'
import { isMain } from '../dishes/mealKind.js'
import type { Steps } from '../steps.js'
import { type Change, dishChanges, type ExtraCost, isPartOfDinner } from './changes.js'
import { type Course, courseFoods, withOtherDish } from './course.js'
import { besideCultured, isCultured } from './culturedDairy.js'
import type { DraftWeek } from './draftWeek.js'
import { isMeatSubstitute, isPowderOrSeitan } from './leadFood.js'
import { oddSize } from './mealSizes.js'
import { MOST_USES, noticedUses } from './noticedFoods.js'
import { bestOf, isSpent, type Search } from './search.js'
import { isTuna, MOST_TUNA_G } from './tuna.js'

const ROUNDS = 8
const TRIALS_A_ROUND = 3
/** Below this share of the budget, money is left. */
const MONEY_LEFT = 0.9
/** The cost of a food that the week does not have yet, against squared gaps. */
const NEW_FOOD = 0.003

/** Foods that people would not want to eat again. */
interface Unwanted {
  readonly foods: ReadonlySet<Food>
  /** More of them would be too many. */
  readonly fullUp: ReadonlySet<Food>
}

function unwantedIn(week: DraftWeek, { rules }: Search['attempt']): Unwanted {
  const foods = new Set<Food>()
  const fullUp = new Set<Food>()
  for (const [food, count] of noticedUses(week.courses)) {
    if (food.category === 'fruit') continue
    if (count > MOST_USES) foods.add(food)
    if (count >= MOST_USES) fullUp.add(food)
  }
  const hasMoney = week.costUsd < MONEY_LEFT * rules.budgetUsd
  for (const [food, grams] of week.gramsByFood) {
    if (isTuna(food) && grams > MOST_TUNA_G) foods.add(food)
    if (rules.eatsMeat && hasMoney && (isMeatSubstitute(food) || isPowderOrSeitan(food))) foods.add(food)
  }
  for (const food of foods) fullUp.add(food)
  return { foods, fullUp }
}

const isMainCourse = ({ batch }: Course) => batch.occasions.some(({ type }) => isMain(type))

/** The foods that a course should lose: the week's if it is a main, and yogurt and cottage cheese on their second meal. */
function unwantedAt(
  week: DraftWeek,
  course: Course,
  ofWeek: Unwanted,
  { rules }: Search['attempt'],
): Unwanted {
  const isCounted = isMainCourse(course)
  const foods = new Set(isCounted ? ofWeek.foods : [])
  const fullUp = new Set(isCounted ? ofWeek.fullUp : [])
  if (besideCultured(week.courses, course.batch) === 0) return { foods, fullUp }
  for (const food of rules.pantry.values()) {
    if (!isCultured(food)) continue
    foods.add(food)
    fullUp.add(food)
  }
  return { foods, fullUp }
}

/** A course without the unwanted foods: with fewer sides, with the dish made of other foods, or with another dish. */
function changesOf(week: DraftWeek, index: number, unwanted: Unwanted, search: Search): Change[] {
  const course = week.courses[index]
  if (course === undefined) return []
  const { batch, dish, sides } = course
  const isFine = (food: Food) => !unwanted.fullUp.has(food)
  const fewer = sides.filter((side) => !side.some((food) => unwanted.foods.has(food)))
  const isInDish = dish.ingredients.some(({ food }) => unwanted.foods.has(food))
  if (!isInDish && oddSize(week, index, search.attempt.rules) === 0)
    return [{ index, course: { ...course, sides: fewer }, expected: 0 }]
  if (isPartOfDinner(week, course)) return []
  const { rules } = search.attempt
  const pantry = new Map([...rules.pantry].filter(([, food]) => isFine(food)))
  const refilled = search.cookbook.fill(dish.family, batch.kind, pantry, rules.preference)
  const others = search.cookbook
    .allDishes(batch.kind)
    .filter(({ ingredients }) => ingredients.every(({ food }) => isFine(food)))
  const newFoods: ExtraCost = {
    of: ({ ingredients }) =>
      ingredients.reduce((sum, { food }) => sum + (week.gramsByFood.has(food) ? 0 : NEW_FOOD), 0),
    least: 0,
  }
  const isTaken = week.courses.some((other, at) => at !== index && other.dish.name === refilled?.name)
  return [
    ...(refilled && !isTaken
      ? [{ index, course: withOtherDish({ ...course, sides: fewer }, refilled), expected: 0 }]
      : []),
    ...dishChanges(week, index, others, search.attempt, 1, newFoods),
  ]
}

/**
 * Removes what a week has too much of, one course at a time, as long as the week improves: the same food in half of its
 * mains, yogurt or cottage cheese twice a day, a snack as large as a meal, more tuna than is advised, tofu and seitan for
 * people who eat meat and have money left.
 */
export function* easeMonotony(draft: DraftWeek, search: Search): Steps<DraftWeek> {
  const { budgetUsd } = search.attempt.rules
  let week = draft
  const stuck = new Set<Course>()
  for (let round = 0; round < ROUNDS && week.costUsd <= budgetUsd && !isSpent(search); round++) {
    const ofWeek = unwantedIn(week, search.attempt)
    const trials = week.courses.flatMap((course, index) => {
      if (stuck.has(course) || course.isKept) return []
      const unwanted = unwantedAt(week, course, ofWeek, search.attempt)
      const isOdd = oddSize(week, index, search.attempt.rules) > 0
      if (!isOdd && !courseFoods(course).some((food) => unwanted.foods.has(food))) return []
      return changesOf(week, index, unwanted, search)
    })
    const tried = trials.slice(0, TRIALS_A_ROUND)
    if (tried.length === 0) break
    const better = yield* bestOf(
      week,
      tried.map((change) => [change]),
      search,
      () => true,
    )
    if (better === week) {
      for (const { index } of tried) {
        const course = week.courses[index]
        if (course) stuck.add(course)
      }
    }
    week = better
  }
  return week
}
