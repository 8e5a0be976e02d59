import type { Food } from '../../core/food/food.js'
import type { Dish } from '../dishes/dish.js'
import { type Change, dishChanges, isPartOfDinner } from './changes.js'
import type { Candidate } from './cookbook.js'
import { type Course, courseFoods, withOtherDish } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { isSoySauce } from './leadFood.js'
import type { Search } from './search.js'

type Foods = ReadonlyMap<string, Food>

/** The dish of a course with its foods chosen again; undefined if the week would then have it twice. */
function refilled(week: DraftWeek, course: Course, foods: Foods, search: Search): Candidate | undefined {
  const { dish, batch } = course
  const filled = search.cookbook.fill(dish.family, batch.kind, foods, search.attempt.rules.preference)
  const isTwice = week.courses.some((other) => other !== course && other.dish.name === filled?.name)
  return isTwice ? undefined : filled
}

/** The best-fitting dish of the basket's foods in place of a course's. */
function otherDish(week: DraftWeek, index: number, foods: Foods, search: Search): Dish | undefined {
  const kind = week.courses[index]?.batch.kind
  if (kind === undefined) return undefined
  const others = search.cookbook
    .allDishes(kind)
    .filter(({ ingredients }) => ingredients.every(({ food }) => foods.has(food.id)))
  return dishChanges(week, index, others, search.attempt, 1)[0]?.course.dish
}

/**
 * The changes that remove a food from a week: its dishes are made of other foods, those of the basket first, or replaced;
 * undefined if a dish cannot do without the food.
 */
export function withoutFood(food: Food, week: DraftWeek, search: Search): Change[] | undefined {
  if (week.courses.some(({ kept }) => kept?.some((item) => item.food === food))) return undefined
  const soySauce = [...search.attempt.rules.pantry.values()].filter(isSoySauce)
  const basket = new Map([...week.gramsByFood.keys(), ...soySauce].map((other) => [other.id, other]))
  basket.delete(food.id)
  const pantry = new Map(search.attempt.rules.pantry)
  pantry.delete(food.id)
  const changes: Change[] = []
  const names = new Set<string>()
  for (const [index, course] of week.courses.entries()) {
    if (!courseFoods(course).includes(food)) continue
    const sides = course.sides.filter((side) => !side.includes(food))
    if (sides.length < course.sides.length) {
      changes.push({ index, course: { ...course, sides }, expected: 0 })
      continue
    }
    if (isPartOfDinner(week, course)) return undefined
    const dish =
      refilled(week, course, basket, search) ??
      otherDish(week, index, basket, search) ??
      refilled(week, course, pantry, search)
    if (dish === undefined || names.has(dish.name)) return undefined
    names.add(dish.name)
    changes.push({ index, course: withOtherDish(course, dish, search.attempt.rules), expected: 0 })
  }
  return changes
}
