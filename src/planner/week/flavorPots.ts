import type { Food } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
import { dishFoods } from '../dishes/dish.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { isAllium } from '../dishes/isAllium.js'
import { isMain } from '../dishes/mealKind.js'
import type { Steps } from '../steps.js'
import { type Change, isPartOfDinner } from './changes.js'
import { type Course, courseFoods, withOtherDish } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { bestOf, type OwnFault, type Search, withEffort } from './search.js'

/** How many changes are solved at most. */
const SOLVES = 12
/** The cost of a lunch or dinner whose recipe has onion or garlic and which gets neither, against a week's other faults. */
const PLAIN_MEAL = 0.015

/** Whether the recipe of a family has onion or garlic. */
const takesAlliums = perObject(({ ingredients }: DishFamily) =>
  ingredients.some(({ options }) => [...options.keys()].some((id) => isAllium({ id }))),
)

/** Whether a lunch or dinner could have onion or garlic, and has neither. */
function isPlain(course: Course): boolean {
  return (
    course.kept === undefined &&
    isMain(course.batch.kind) &&
    !courseFoods(course).some(isAllium) &&
    takesAlliums(course.dish.family)
  )
}

const plainMeals: OwnFault = ({ courses }) =>
  PLAIN_MEAL * courses.reduce((sum, course) => sum + (isPlain(course) ? course.batch.occasions.length : 0), 0)

/** The changes that cook plain courses with these foods besides their own. */
function flavored(week: DraftWeek, alliums: readonly Food[], { attempt, cookbook }: Search): Change[] {
  return week.courses.flatMap((course, index) => {
    if (!isPlain(course) || isPartOfDinner(week, course)) return []
    const { batch, dish } = course
    const foods = new Map([...dishFoods(dish), ...alliums].map((food) => [food.id, food]))
    const filled = cookbook.fill(dish.family, batch.kind, foods, attempt.rules.preference)
    const isSameDish =
      filled !== undefined && dishFoods(dish).every((food) => dishFoods(filled).includes(food))
    if (!isSameDish || filled.ingredients.length === dish.ingredients.length) return []
    // The spices stay those that the week shares.
    const flavoredDish = { ...filled, seasonings: dish.seasonings }
    return [{ index, course: withOtherDish(course, flavoredDish, attempt.rules), expected: 0 }]
  })
}

/**
 * Cooks lunches and dinners with the onion and garlic that their recipes have, where a small kitchen left them out: in all
 * of them at once if the week is no worse for it, and then in one after the other.
 */
export function* flavorPots(draft: DraftWeek, search: Search): Steps<DraftWeek> {
  const alliums = [...search.attempt.rules.pantry.values()].filter(isAllium)
  const sets = [alliums, ...(alliums.length > 1 ? alliums.map((food) => [food]) : [])]
  const lasting = withEffort(search, SOLVES)
  const allAtOnce = sets.map((set) => flavored(draft, set, search)).filter(({ length }) => length > 1)
  let week = yield* bestOf(draft, allAtOnce, lasting, () => false, plainMeals)
  for (const set of sets) {
    for (const change of flavored(week, set, search)) {
      week = yield* bestOf(week, [[change]], lasting, () => true, plainMeals)
    }
  }
  return week
}
