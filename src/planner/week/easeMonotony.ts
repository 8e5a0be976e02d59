import type { Food } from '../../core/food/food.js'
import { isMain } from '../dishes/mealKind.js'
import type { Steps } from '../steps.js'
import { bestMended } from './bestMended.js'
import { type Change, dishChanges, type ExtraCost, isPartOfDinner } from './changes.js'
import { type Course, courseFoods, withOtherDish } from './course.js'
import { isFullOf } from './crowdedDays.js'
import { besideCultured, isCultured } from './culturedDairy.js'
import type { DraftWeek } from './draftWeek.js'
import { isMeatSubstitute, isPowderOrSeitan } from './leadFood.js'
import { isTooNear } from './meatThenDairy.js'
import { mostUses, type NoticedUses, noticedMeals, noticedUses, usesOf } from './noticedFoods.js'
import { bestOf, isSpent, type Search, withEffort } from './search.js'
import { isTuna, MOST_TUNA_G } from './tuna.js'

const ROUNDS = 12
const TRIALS_A_ROUND = 6
/** How many changes may at least be solved, however much effort was spent before. */
const LEAST_SOLVES = 40
/** Not every dish without the unwanted foods fits its days. */
const OTHER_DISHES = 5
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

const isMainCourse = ({ batch }: Course) => batch.occasions.some(({ type }) => isMain(type))

/**
 * The foods that a course should lose: those that the week has too often, too much tuna, a stand-in for meat if it is a main,
 * yogurt and cottage cheese on their second meal, meat, fish, beans and potatoes on their third, and dairy too soon after
 * meat.
 */
function unwantedAt(
  week: DraftWeek,
  course: Course,
  uses: NoticedUses,
  { rules }: Search['attempt'],
): Unwanted {
  const foods = new Set<Food>()
  const fullUp = new Set<Food>()
  const leaveOut = (food: Food) => {
    foods.add(food)
    fullUp.add(food)
  }
  const isAtMain = isMainCourse(course)
  const isBesideCultured = besideCultured(week.courses, course.batch) > 0
  const isTooMuchOf = isFullOf(week.courses, course.batch)
  const isNear = isTooNear(week.courses, course.batch, rules)
  const hasMoney = week.costUsd < MONEY_LEFT * rules.budgetUsd
  for (const food of new Set([...rules.pantry.values(), ...week.gramsByFood.keys()])) {
    const meals = usesOf(food, uses)
    if (food.category !== 'fruit' && noticedMeals(food, course.batch) > 0) {
      if (meals >= mostUses(food, rules.tiring)) fullUp.add(food)
      if (meals > mostUses(food, rules.tiring)) foods.add(food)
    }
    if (isTuna(food) && (week.gramsByFood.get(food) ?? 0) > MOST_TUNA_G) leaveOut(food)
    if (isAtMain && rules.eatsMeat && hasMoney && (isMeatSubstitute(food) || isPowderOrSeitan(food)))
      leaveOut(food)
    if ((isBesideCultured && isCultured(food)) || isTooMuchOf(food) || isNear(food)) leaveOut(food)
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
  if (!isInDish) return [{ index, course: { ...course, sides: fewer }, expected: 0 }]
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
      ? [{ index, course: withOtherDish({ ...course, sides: fewer }, refilled, rules), expected: 0 }]
      : []),
    ...dishChanges(week, index, others, search.attempt, OTHER_DISHES, newFoods),
  ]
}

/** What may be tried to lose tuna and vegetables that a week has too often, and to lose other unwanted foods. */
function easements(week: DraftWeek, search: Search, stuck: ReadonlySet<Course>) {
  const { budgetUsd } = search.attempt.rules
  const uses = noticedUses(week.courses)
  const pressing: Change[] = []
  const others: Change[] = []
  for (const [index, course] of week.courses.entries()) {
    if (stuck.has(course) || course.kept) continue
    const unwanted = unwantedAt(week, course, uses, search.attempt)
    const tiring = courseFoods(course).filter((food) => unwanted.foods.has(food))
    const isPressing = tiring.some((food) => food.category === 'vegetable' || isTuna(food))
    if (!isPressing && (tiring.length === 0 || week.costUsd > budgetUsd)) continue
    const list = isPressing ? pressing : others
    list.push(...changesOf(week, index, unwanted, search))
  }
  return { pressing, others }
}

/**
 * Removes what a week has too much of, one course at a time, as long as the week improves: the same food in half of its
 * mains, the meat of one animal in more than a meal a day, yogurt or cottage cheese twice a day, the same beans or potatoes
 * three times a day, more tuna than is advised, tofu and seitan for people who eat meat and have money left.
 * @param onlyPressing whether to stop after tuna and vegetables
 */
export function* easeMonotony(draft: DraftWeek, search: Search, onlyPressing = false): Steps<DraftWeek> {
  const lasting = withEffort(search, Math.max(search.attempt.effort.solvesLeft, LEAST_SOLVES))
  let week = draft
  const stuck = new Set<Course>()
  for (let round = 0; round < ROUNDS && !isSpent(lasting); round++) {
    const { pressing, others } = easements(week, search, stuck)
    const tried = (pressing.length > 0 || onlyPressing ? pressing : others).slice(0, TRIALS_A_ROUND)
    if (tried.length === 0) break
    const trials = tried.map((change) => [change])
    const direct = yield* bestOf(week, trials, lasting, () => true)
    const better = direct === week && pressing.length > 0 ? yield* bestMended(week, trials, lasting) : direct
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
