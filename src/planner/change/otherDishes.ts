import type { Food } from '../../core/food/food.js'
import { lowestBy } from '../../core/lowestBy.js'
import { isNamedAs } from '../../core/plan/sameDish.js'
import { PlanChangeError } from '../../core/state/PlanChangeError.js'
import { dishFoods } from '../dishes/dish.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import type { MealKind } from '../dishes/mealKind.js'
import { type Change, dishChanges } from '../week/changes.js'
import type { Candidate } from '../week/cookbook.js'
import { type DraftWeek, withCourses } from '../week/draftWeek.js'
import { isMeatSubstitute } from '../week/leadFood.js'
import { seasonedFrom } from '../week/shareSeasonings.js'
import { faultInPlaceOf } from '../week/weekFault.js'
import { onItsDays } from './onItsDays.js'
import type { OpenWeek } from './openWeek.js'
import { withSides } from './withSides.js'

/** If the week lacks fewer dishes than this, other dishes of its families are offered too. */
const FEW_DISHES = 3
/** What counts besides the fit, in squared gaps: a food to buy, its dollars, tofu for somebody who eats meat … */
const NEW_FOOD = 0.002
const NEW_FOOD_PER_USD = 0.003
const SUBSTITUTE = 0.05
/** … and a dish that the visitor likes. */
const FAVOURITE = 0.02
/** How many dishes are solved to find the best of them. */
export const TRIALS = 10

/** The dishes of a kind that the week does not have, made of its own foods if possible. */
function newDishes(kind: MealKind, index: number, open: OpenWeek): readonly Candidate[] {
  const { plan, plates, search } = open
  const { cookbook, attempt } = search
  const { pantry, preference } = attempt.rules
  const never = new Set(plan.neverDishIds)
  const present = new Set(plates.map(({ meal }) => meal.dishId))
  const byName = new Map<string, Candidate>()
  const add = (dish: Candidate | undefined) => {
    if (!dish || never.has(dish.family.id) || byName.has(dish.name)) return
    if (!plates.some((plate) => isNamedAs(plate.meal.name, dish.name))) byName.set(dish.name, dish)
  }
  const fill = (family: DishFamily, ranked: (food: Food) => number) =>
    add(cookbook.fill(family, kind, pantry, ranked))
  const families = cookbook.allFamilies(kind).filter(({ id }) => !present.has(id))
  for (const family of families) {
    fill(family, preference)
    fill(family, () => attempt.random())
  }
  if (byName.size < FEW_DISHES) {
    const isTwice = onItsDays(open, index)
    for (const dish of cookbook.allDishes(kind)) if (!isTwice(dish)) add(dish)
  }
  return [...byName.values()]
}

interface Choice {
  /** Whether a day may have a dish twice. */
  readonly mayRepeat: boolean
}

/** Other dishes of a kind, although the week has them too: in a shop with few foods, there may be no new ones. */
function knownDishes(kind: MealKind, index: number, open: OpenWeek, { mayRepeat }: Choice) {
  const { plan, groups, search } = open
  const isTwice = mayRepeat ? () => false : onItsDays(open, index)
  const isOther = (dish: Candidate) =>
    !plan.neverDishIds.includes(dish.family.id) &&
    !groups[index]?.some((plate) => isNamedAs(plate.meal.name, dish.name)) &&
    !isTwice(dish)
  return search.cookbook.allDishes(kind).filter(isOther)
}

/** The most promising other dishes for a group, best first. Those that the week does not have take precedence. */
export function promisingDishes(
  open: OpenWeek,
  index: number,
  count: number,
  choice: Choice = { mayRepeat: false },
): readonly Change[] {
  const { plan, week, search } = open
  const kind = week.courses[index]?.batch.kind
  if (kind === undefined) return []
  const { rules } = search.attempt
  const favourites = new Set(plan.favouriteDishIds)
  const atHome = new Set(plan.pantryFoodIds)
  const of = (dish: Candidate) => {
    let sum = favourites.has(dish.family.id) ? -FAVOURITE : 0
    for (const food of dishFoods(dish)) {
      if (rules.eatsMeat && isMeatSubstitute(food)) sum += SUBSTITUTE * rules.thrift.fancy
      if (week.gramsByFood.has(food) || atHome.has(food.id)) continue
      sum += NEW_FOOD + rules.thrift.dishDollarWeight * NEW_FOOD_PER_USD * food.pack.priceUsd
    }
    return sum
  }
  const extra = { of, least: -FAVOURITE }
  const changes = dishChanges(week, index, newDishes(kind, index, open), search.attempt, count, extra)
  if (changes.length > 0) return changes
  const known = knownDishes(kind, index, open, choice)
  return dishChanges(week, index, known, search.attempt, count, extra, null)
}

/** What the other meals of the week are made of, and what is at home, by id. */
function onShelf({ plan, plates, groups }: OpenWeek, index: number): ReadonlySet<string> {
  const others = plates.filter((plate) => !groups[index]?.includes(plate))
  const used = others.flatMap(({ meal }) => meal.items.map(({ food }) => food.id))
  return new Set([...used, ...plan.pantryFoodIds])
}

/**
 * The draft with another course, and sides beside it as long as they bring its days closer to their targets. Its dish is
 * seasoned with what the other meals have.
 */
export function withDish(open: OpenWeek, { index, course }: Change, before = open.week): DraftWeek {
  const { search } = open
  const { rules } = search.attempt
  const dish = seasonedFrom(onShelf(open, index), rules)(course.dish)
  return withSides(withCourses(before, new Map([[index, { ...course, dish }]]), rules), [index], search)
}

/** The draft with the best other dish for a group; undefined if there is none. */
export function tryBestDish(
  open: OpenWeek,
  index: number,
  before = open.week,
  choice?: Choice,
): DraftWeek | undefined {
  const drafts = promisingDishes({ ...open, week: before }, index, TRIALS, choice).map((change) =>
    withDish(open, change, before),
  )
  return lowestBy(drafts, faultInPlaceOf(before, open.search.attempt.rules))
}

/**
 * The draft with another dish for a group that cannot stay as it is. A dish that the day has already is better than none.
 * @throws {PlanChangeError} when there is no other dish.
 */
export function bestDish(open: OpenWeek, index: number, before?: DraftWeek): DraftWeek {
  const best = tryBestDish(open, index, before) ?? tryBestDish(open, index, before, { mayRepeat: true })
  if (best === undefined) throw new PlanChangeError('no-other-dish')
  return best
}
