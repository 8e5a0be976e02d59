import type { Food } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
import { rowsOfFood, rowsOfItems } from '../day/dayRows.js'
import { mayShareMeal } from '../day/mayShareMeal.js'
import type { DayGoal } from '../day/servings.js'
import type { Dish } from '../dishes/dish.js'
import { wordFor } from '../dishes/dishName.js'
import { isMain } from '../dishes/mealKind.js'
import { METHODS } from '../dishes/methods.js'
import { choicesFrom, goesWith, hasManyVegetables, type SideFoods } from '../dishes/sides.js'
import type { Attempt } from './attempt.js'
import type { Candidate } from './cookbook.js'
import { type Course, courseFoods } from './course.js'
import { hasRoomInName } from './courseName.js'
import { isFullOf } from './crowdedDays.js'
import { besideCultured, isCultured } from './culturedDairy.js'
import { courseItems, type DraftWeek } from './draftWeek.js'
import { energyShare } from './energyShare.js'
import { isFarBeside } from './farFromHome.js'
import { type DayGaps, fitDish, NUMBERS, squaredAfter } from './fitDish.js'
import { isOfFruit, isPowderOrSeitan, isSweetDish } from './leadFood.js'
import { isTooNear } from './meatThenDairy.js'
import { MOST_USES, noticedUses, usesOf } from './noticedFoods.js'
import type { Search } from './search.js'
import { alikeOnItsDays, type IsTaken, takenInWeek } from './takenDishes.js'

/** Another course for a batch, and the squared gaps that its days would have, roughly. */
export interface Change {
  readonly index: number
  readonly course: Course
  readonly expected: number
}

/** A meal has room for one side per this many kcal. */
const KCAL_PER_SIDE = 260
const MOST_SIDES = 3
/** Bodies that need a lot take more beside a dish that cannot grow further: another side per this many kcal. */
const KCAL_PER_EXTRA_SIDE = 500
const LARGE_MEAL_KCAL = 1100
/** With many sides of few foods, the same ones would come all day. */
const FOODS_PER_SIDE = 5
/** The cost of a dish that is like another of its days, in squared gaps. */
const ALIKE = 0.02
/** The same where days miss their numbers: few dishes bring what those need. */
const ALIKE_IF_HARD = 0.005
/** How far a side may be from its serving. */
const SIDE_SIZES = { least: 0.6, most: 1.8 } as const

function dayGaps(week: DraftWeek, { batch }: Course): DayGaps {
  let squared = 0
  const sums = new Float64Array(NUMBERS)
  for (const { day } of batch.occasions) {
    for (let row = 0; row < NUMBERS; row++) {
      const gap = week.gaps[day]?.[row] ?? 0
      sums[row] = (sums[row] ?? 0) + gap
      squared += gap * gap
    }
  }
  return { sums, days: batch.occasions.length, squared }
}

/** Whether a dish may be eaten again as leftovers, if its batch needs that. */
function keepsFor({ batch }: Course, { family }: Dish): boolean {
  return batch.kind !== 'dinner' || batch.occasions.length === 1 || family.keepsDays > 0
}

/**
 * Whether other dinners are the same dish in other portions. Another dish here would be one dinner more than the
 * visitor's variety asks for.
 */
export function isPartOfDinner({ courses }: DraftWeek, course: Course): boolean {
  const { batch, dish } = course
  return batch.kind === 'dinner' && courses.some((other) => other !== course && other.dish.name === dish.name)
}

/** The cost of a dish besides its fit, in squared gaps, and the least that it can be for any dish. */
export interface ExtraCost {
  readonly of: (dish: Candidate) => number
  readonly least: number
}

const NO_EXTRA_COST: ExtraCost = { of: () => 0, least: 0 }

/**
 * The most promising dishes in place of a course's, best first.
 * @param count how many at most
 * @param isTaken null for any dish, also one that the week has or that does not keep for all of the batch's meals
 */
export function dishChanges(
  week: DraftWeek,
  index: number,
  candidates: Iterable<Candidate>,
  attempt: Attempt,
  count: number,
  extra: ExtraCost = NO_EXTRA_COST,
  isTaken: IsTaken | null = takenInWeek(week, index, attempt.rules.variesMeat),
): Change[] {
  const { rules } = attempt
  const course = week.courses[index]
  if (course === undefined || course.kept) return []
  const present = rowsOfItems(courseItems(week, index), rules.goal)
  const gaps = dayGaps(week, course)
  const alikeTo = alikeOnItsDays(week.courses, course.batch, attempt)
  const alike = rules.room.name === 'usual' ? ALIKE : ALIKE_IF_HARD
  const best: { dish: Candidate; expected: number }[] = []
  for (const dish of candidates) {
    const { squared } = fitDish(dish, gaps, present)
    const most = best.length === count ? (best[count - 1]?.expected ?? 0) : Number.POSITIVE_INFINITY
    // Most dishes fit so much worse that nothing else about them needs a look.
    if (squared + extra.least >= most) continue
    if (isTaken && (isTaken(dish) || !keepsFor(course, dish))) continue
    const expected = squared + extra.of(dish) + alike * alikeTo(dish)
    if (expected >= most) continue
    if (best.length === count) best.pop()
    const place = best.findIndex((other) => other.expected > expected)
    best.splice(place < 0 ? best.length : place, 0, { dish, expected })
  }
  return best.map(({ dish, expected }) => ({ index, course: { ...course, dish, sides: [] }, expected }))
}

/**
 * The dishes that come nearest to what the days of a course still need, whatever they are made of. They are dishes for
 * its kind of meal; a lunch may also be a dish for dinner, and a dinner a warm dish for lunch.
 */
export function dishesForGaps(week: DraftWeek, index: number, { attempt, cookbook }: Search): Candidate[] {
  const course = week.courses[index]
  if (course === undefined) return []
  const { sums, days } = dayGaps(week, course)
  const wanted = rowsOfItems(courseItems(week, index), attempt.rules.goal)
  for (let row = 0; row < NUMBERS; row++) wanted[row] = (wanted[row] ?? 0) - (sums[row] ?? 0) / days
  const { kind } = course.batch
  const own = cookbook.dishesLike(kind, wanted)
  if (kind === 'lunch') return [...own, ...cookbook.dishesLike('dinner', wanted)]
  if (kind !== 'dinner') return [...own]
  const warm = cookbook.dishesLike('lunch', wanted).filter(({ family }) => !METHODS[family.method].isCold)
  return [...own, ...warm]
}

/** The contribution of a serving of each food of a side. Do not modify the array. */
const sideServing = perObject((goal: DayGoal) =>
  perObject((foods: SideFoods) => {
    const serving = new Float64Array(NUMBERS)
    for (const food of foods) {
      const shares = rowsOfFood(food, goal)
      for (let row = 0; row < NUMBERS; row++)
        serving[row] = (serving[row] ?? 0) + (shares[row] ?? 0) * food.servingSize
    }
    return serving
  }),
)

/** The contribution of a side in its best amount. */
function rowsOfSide(foods: SideFoods, { sums, days }: DayGaps, goal: DayGoal): Float64Array {
  const serving = sideServing(goal)(foods)
  let slope = 0
  let curve = Number.EPSILON
  for (let row = 0; row < NUMBERS; row++) {
    slope += (sums[row] ?? 0) * (serving[row] ?? 0)
    curve += days * (serving[row] ?? 0) ** 2
  }
  const size = Math.min(SIDE_SIZES.most, Math.max(SIDE_SIZES.least, -slope / curve))
  return serving.map((share) => share * size)
}

/** One side less. */
export function fewerSides(week: DraftWeek, index: number, { rules }: Attempt): Change[] {
  const course = week.courses[index]
  if (course === undefined) return []
  const gaps = dayGaps(week, course)
  const foods = courseFoods(course)
  return course.sides.map((side) => {
    const rows = new Float64Array(NUMBERS)
    for (const food of side) {
      const grams = week.grams[index]?.[foods.indexOf(food)] ?? 0
      const shares = rowsOfFood(food, rules.goal)
      for (let row = 0; row < NUMBERS; row++) rows[row] = (rows[row] ?? 0) + (shares[row] ?? 0) * grams
    }
    const sides = course.sides.filter((other) => other !== side)
    return { index, course: { ...course, sides }, expected: squaredAfter(gaps, rows, -1) }
  })
}

/** How many sides a meal of this much energy has room for. */
function mostSides(kcal: number): number {
  const extra = Math.ceil(Math.max(0, kcal - LARGE_MEAL_KCAL) / KCAL_PER_EXTRA_SIDE)
  return Math.min(MOST_SIDES, Math.max(1, Math.round(kcal / KCAL_PER_SIDE))) + extra
}

/** One side more, if the meal has room. */
export function moreSides(
  week: DraftWeek,
  index: number,
  pantry: ReadonlyMap<string, Food>,
  { rules }: Attempt,
): Change[] {
  const course = week.courses[index]
  if (course === undefined || course.kept) return []
  const { batch, sides } = course
  const kcal = rules.targets.calories * energyShare(batch.kind, rules.mealTypes)
  const most = mostSides(kcal) + rules.room.moreSides
  if (sides.length >= Math.min(most, Math.ceil(pantry.size / FOODS_PER_SIDE))) return []
  const gaps = dayGaps(week, course)
  const present = courseFoods(course)
  const flavors = [...present, ...course.dish.seasonings.map(({ food }) => food)]
  const isFullOfVegetables = hasManyVegetables(present)
  const mains = batch.occasions.filter(({ type }) => isMain(type)).length
  const uses = noticedUses(week.courses)
  const isUsual = rules.room.name === 'usual'
  const isBesideCultured = isUsual && besideCultured(week.courses, batch) > 0
  const isTooMuchOf = isUsual ? isFullOf(week.courses, batch) : () => false
  const isNear = isTooNear(week.courses, batch, rules)
  const isUnwanted = (food: Food) =>
    (isBesideCultured && isCultured(food)) ||
    isTooMuchOf(food) ||
    isNear(food) ||
    isFarBeside(food, rules) ||
    (food.category === 'vegetable' && isOfFruit(course.dish)) ||
    (mains > 0 &&
      ((food.category === 'vegetable' && usesOf(food, uses) + mains > MOST_USES) ||
        (rules.prefersMeat && isPowderOrSeitan(food))))
  const choicesOf = choicesFrom(pantry)
  const changes: Change[] = []
  for (const side of rules.sides) {
    if (!side.at.includes(batch.kind) || !goesWith(side, flavors, rules.room.sidesOfAKind)) continue
    if (side.isSavory && isSweetDish(course.dish)) continue
    // People who keep kosher do not eat fish with meat.
    if (side.isRare && (!rules.room.hasRareSides || rules.isKosher)) continue
    for (const foods of choicesOf(side)) {
      if (foods.some((food) => present.includes(food))) continue
      if (foods.some((food) => course.dish.name.includes(wordFor(food)))) continue
      if (!rules.room.isEnergyFirst && foods.some(isUnwanted)) continue
      if (isFullOfVegetables && foods.some(({ category }) => category === 'vegetable')) continue
      if (rules.isKosher && !mayShareMeal([...present, ...foods], true)) continue
      const fuller = { ...course, sides: [...sides, foods] }
      if (!rules.room.isEnergyFirst && !hasRoomInName(fuller)) continue
      const expected = squaredAfter(gaps, rowsOfSide(foods, gaps, rules.goal))
      changes.push({ index, course: fuller, expected })
    }
  }
  return changes
}
