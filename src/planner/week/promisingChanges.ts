import type { Food } from '../../core/food/food.js'
import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { dishFoods } from '../dishes/dish.js'
import { isMain } from '../dishes/mealKind.js'
import type { Steps } from '../steps.js'
import type { Attempt } from './attempt.js'
import {
  type Change,
  dishChanges,
  dishesForGaps,
  type ExtraCost,
  fewerSides,
  isPartOfDinner,
  moreSides,
} from './changes.js'
import type { Course } from './course.js'
import { CourseBill } from './courseBill.js'
import type { DraftWeek } from './draftWeek.js'
import { isPowderOrSeitan } from './leadFood.js'
import { noticedMeals, noticedUses, usesOf, weariness } from './noticedFoods.js'
import type { Search } from './search.js'
import { takenNearby } from './takenDishes.js'
import { isTuna, MOST_TUNA_G } from './tuna.js'

/** How many changes of a course, and how many dishes and sides in all, are tried in a round. */
export interface Breadth {
  readonly ofCourse: number
  readonly ofDay: number
}

/** Where other dishes and sides come from. */
export type Source = 'kitchen' | 'pantry' | 'anyDish'

/** The cost of a food that the week does not have yet, against squared gaps. */
const NEW_FOOD = 0.002
const NEW_FOOD_PER_USD = 0.003
/** The cost of a whole budget more, against squared gaps, at the step of thrift where a dollar counts 1. */
const SHARE_OF_BUDGET = 0.2
/** The cost of a meal with a food that people would not want again, against squared gaps. */
const UNWANTED_MEAL = 0.02

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

/** The most promising changes of one course, best first. */
interface CourseChanges {
  readonly dishes: readonly Change[]
  readonly sides: readonly Change[]
}

const bestOfThem = (changes: readonly Change[], most: number): readonly Change[] =>
  [...changes].sort((a, b) => a.expected - b.expected).slice(0, most)

/** The most promising changes of a course's dish and sides. */
function changesOfCourse(
  week: DraftWeek,
  index: number,
  course: Course,
  source: Source,
  search: Search,
  most: number,
): CourseChanges {
  const { attempt, cookbook } = search
  const { rules } = attempt
  const { batch } = course
  const usdWeight = (SHARE_OF_BUDGET * rules.thrift.dishDollarWeight) / rules.budgetUsd
  const newFoods = (foods: readonly Food[]) => {
    let sum = 0
    for (const food of foods) {
      if (week.gramsByFood.has(food)) continue
      sum += NEW_FOOD + rules.thrift.dishDollarWeight * NEW_FOOD_PER_USD * food.pack.priceUsd
    }
    return sum
  }
  const before = batch.occasions.reduce((sum, occasion) => sum + squaredGap(week, occasion.day), 0)
  const unwanted = unwantedMeals(week, index, attempt)
  const bill = new CourseBill(week, index, course, rules.prices.week)
  const extra: ExtraCost = {
    of: (dish) =>
      usdWeight * (bill.usdOf(dish) - bill.presentUsd) +
      newFoods(dishFoods(dish)) +
      UNWANTED_MEAL * unwanted(dishFoods(dish)) -
      before,
    least: -usdWeight * bill.presentUsd - before,
  }
  const others = () => {
    if (source === 'anyDish') return dishesForGaps(week, index, search)
    if (source === 'pantry') return cookbook.allDishes(batch.kind)
    const alike = week.courses.filter((other) => other.batch.kind === batch.kind).length
    return cookbook.dishes(batch.kind, alike)
  }
  const isTaken = source === 'anyDish' ? takenNearby(week, index) : undefined
  const more = moreSides(week, index, source === 'kitchen' ? rules.kitchen : rules.pantry, attempt)
  const weighed = more.map((change) => {
    const added = change.course.sides.at(-1) ?? []
    const usd = servingUsd(added) * batch.occasions.length
    return { ...change, expected: change.expected + newFoods(added) + usdWeight * usd }
  })
  const sides = [...weighed, ...fewerSides(week, index, attempt)]
  return {
    dishes: isPartOfDinner(week, course)
      ? []
      : dishChanges(week, index, others(), attempt, most, extra, isTaken),
    sides: bestOfThem(
      sides.map((change) => ({ ...change, expected: change.expected - before })),
      most,
    ),
  }
}

/** The most promising changes of one week. Days that share a course ask for its changes again. */
export class PromisingChanges {
  private readonly known = new Map<string, CourseChanges>()

  constructor(
    private readonly week: DraftWeek,
    private readonly search: Search,
    private readonly breadth: Breadth,
  ) {}

  /** The changes of a day's dishes and sides. */
  *of(day: number, source: Source): Steps<Change[]> {
    const { ofCourse, ofDay } = this.breadth
    const dishes: Change[] = []
    const sides: Change[] = []
    for (const [index, course] of this.week.courses.entries()) {
      if (!course.batch.occasions.some((occasion) => occasion.day === day)) continue
      yield
      const key = `${source} ${index}`
      const changes =
        this.known.get(key) ?? changesOfCourse(this.week, index, course, source, this.search, ofCourse)
      this.known.set(key, changes)
      dishes.push(...changes.dishes)
      sides.push(...changes.sides)
    }
    return [...bestOfThem(dishes, ofDay), ...bestOfThem(sides, ofDay)]
  }
}
