import type { Food } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import type { Dish } from '../dishes/dish.js'
import { withShelf } from '../dishes/fillFamily.js'
import type { Steps } from '../steps.js'
import type { Change } from './changes.js'
import { fixedItems } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { oddMeals } from './mealSizes.js'
import { bestOf, type Search, withEffort } from './search.js'
import type { WeekRules } from './weekRules.js'

/** Nearly every kitchen has them. */
const STAPLES: readonly string[] = ['salt', 'black-pepper', 'sugar']
/** A pack of an optional seasoning is worth this for each meal that it seasons, US dollars. */
const WORTH_USD_A_MEAL = 0.45
/** The cost of a seasoning that the week's dishes do not share, against a week's other faults. */
const LONELY_SEASONING = 0.05

/** How many meals of the week each seasoning seasons. */
function mealsBySeasoning({ courses }: DraftWeek): ReadonlyMap<Food, number> {
  const meals = new Map<Food, number>()
  for (const course of courses) {
    const times = course.batch.occasions.length
    for (const { food } of fixedItems(course)) meals.set(food, (meals.get(food) ?? 0) + times)
  }
  return meals
}

/** The seasonings to buy whose packs too few meals share, those with the least use of their price first. */
function lonelySeasonings(week: DraftWeek, { seasonings, atHome }: WeekRules): Food[] {
  return [...mealsBySeasoning(week)]
    .filter(([{ id }]) => seasonings.has(id) && !STAPLES.includes(id) && !atHome.has(id))
    .map(([food, meals]) => ({ food, usdAMeal: food.pack.priceUsd / meals }))
    .filter(({ usdAMeal }) => usdAMeal > WORTH_USD_A_MEAL)
    .sort((a, b) => b.usdAMeal - a.usdAMeal)
    .map(({ food }) => food)
}

const isPlain = ({ seasonings }: Dish) => seasonings.every(({ food }) => STAPLES.includes(food.id))

/**
 * A dish with the seasonings of a shelf. One that would taste of nothing but salt and pepper stays as it is.
 * @param ids the seasonings on the shelf besides those of every kitchen, among other foods
 */
export function seasonedFrom(ids: ReadonlySet<string>, { seasonings }: WeekRules): (dish: Dish) => Dish {
  const shelf = new Map([...seasonings].filter(([id]) => ids.has(id) || STAPLES.includes(id)))
  return perObject((dish: Dish) => {
    const seasoned = withShelf(dish, seasonings, shelf)
    return isPlain(seasoned) ? dish : seasoned
  })
}

/** The changes that cook a week's dishes without a seasoning; undefined if one of them needs it. */
function withoutSeasoning({ courses }: DraftWeek, seasoning: Food, rules: WeekRules): Change[] | undefined {
  const shelf = new Set(courses.flatMap((course) => fixedItems(course).map(({ food }) => food.id)))
  shelf.delete(seasoning.id)
  const seasoned = seasonedFrom(shelf, rules)
  const isAmong = (items: readonly MealItem[]) => items.some(({ food }) => food === seasoning)
  const changes: Change[] = []
  for (const [index, course] of courses.entries()) {
    if (!isAmong(fixedItems(course))) continue
    const dish = seasoned(course.dish)
    if (course.kept || isAmong(dish.seasonings)) return undefined
    changes.push({ index, course: { ...course, dish }, expected: 0 })
  }
  return changes
}

/**
 * Cooks a week with fewer seasonings: a jar or a bunch for one dish that is as good without it, or with another one of the
 * week's, is not worth its price.
 */
export function* shareSeasonings(draft: DraftWeek, search: Search): Steps<DraftWeek> {
  const { rules } = search.attempt
  const ownFault = (one: DraftWeek) =>
    LONELY_SEASONING * lonelySeasonings(one, rules).length + oddMeals(one, rules)
  let week = draft
  for (const seasoning of lonelySeasonings(draft, rules)) {
    const changes = withoutSeasoning(week, seasoning, rules)
    if (changes) week = yield* bestOf(week, [changes], withEffort(search, 1), () => true, ownFault)
  }
  return week
}
