import type { Food } from '../../core/food/food.js'
import { type Change, dishChanges } from './changes.js'
import type { Candidate } from './cookbook.js'
import { type Course, courseFoods } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import type { Search } from './search.js'

type Foods = ReadonlyMap<string, Food>

/** The dish of a course with its foods chosen anew. */
function refilled(
  { dish, batch }: Course,
  foods: Foods,
  { attempt, cookbook }: Search,
): Candidate | undefined {
  return cookbook.fill(dish.family, batch.kind, foods, attempt.rules.preference)
}

/** The dish of the basket's foods that fits best in place of a course's. */
function otherDish(week: DraftWeek, index: number, foods: Foods, search: Search): Change | undefined {
  const kind = week.courses[index]?.batch.kind
  if (kind === undefined) return undefined
  const others = search.cookbook
    .allDishes(kind)
    .filter(({ ingredients }) => ingredients.every(({ food }) => foods.has(food.id)))
  return dishChanges(week, index, others, search.attempt, 1)[0]
}

/**
 * The changes that take a food out of a week: its dishes made of other foods, those of the basket first, or other
 * dishes; undefined where a dish cannot do without it.
 */
export function withoutFood(food: Food, week: DraftWeek, search: Search): Change[] | undefined {
  const basket = new Map([...week.gramsByFood.keys()].map((other) => [other.id, other]))
  basket.delete(food.id)
  const pantry = new Map(search.attempt.rules.pantry)
  pantry.delete(food.id)
  const changes: Change[] = []
  for (const [index, course] of week.courses.entries()) {
    if (!courseFoods(course).includes(food)) continue
    const sides = course.sides.filter((side) => !side.includes(food))
    if (sides.length < course.sides.length) {
      changes.push({ index, course: { ...course, sides }, expected: 0 })
      continue
    }
    const dish = refilled(course, basket, search)
    const change = dish
      ? { index, course: { ...course, dish, sides }, expected: 0 }
      : otherDish(week, index, basket, search)
    const last = change ? undefined : refilled(course, pantry, search)
    if (change) changes.push(change)
    else if (last) changes.push({ index, course: { ...course, dish: last, sides }, expected: 0 })
    else return undefined
  }
  return changes
}
