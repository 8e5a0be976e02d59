import type { Food } from '../../core/food/food.js'
import { addDays } from '../../core/plan/addDays.js'
import { averageServing, type Eaters } from '../../core/plan/eaters.js'
import { byClock } from '../../core/plan/mealTypes.js'
import type { Meal, WeekPlan } from '../../core/plan/weekPlan.js'
import { MOST_DAYS } from './cookingFacts.data.js'
import { methodOf } from './dishOf.js'
import { roleOf } from './roleOf.js'
import type { Role } from './roles.data.js'
import { servingsOf } from './servingsOf.js'

/** A meal that is cooked with a food. */
interface FoodUse {
  readonly meal: Meal
  readonly date: string
  /** Of the dry food, for all servings. */
  readonly grams: number
}

/** A meal that takes its food from the pot of an earlier one. */
export interface LaterUse extends FoodUse {
  /** Whether it waits longer than a refrigerator keeps it. */
  readonly isFrozen: boolean
}

/** What a meal has to do with the pot in which a food is cooked for its week. */
type PotShare =
  | { readonly kind: 'cooks'; readonly later: readonly LaterUse[] }
  | { readonly kind: 'takes'; readonly cookedOn: string; readonly isFrozen: boolean }

/** By food id. A food without an entry is cooked for its meal alone. */
export type PotShares = ReadonlyMap<string, PotShare>

/** What takes long to cook, keeps well and is part of many dishes: dry beans and seitan. */
const COOKED_ONCE: readonly Role[] = ['pulse', 'gluten']

/** Nobody waits for beans in the morning. */
export const isCookedAhead = ({ type }: Meal, role: Role) => type === 'breakfast' && role === 'pulse'

/** Patties are shaped of the raw dough. */
const isCookedOnce = (food: Food, meal: Meal) =>
  COOKED_ONCE.includes(roleOf(food)) && !(roleOf(food) === 'gluten' && methodOf(meal) === 'patties')

/** The meals of a week that are cooked with this food, in the order of cooking. */
function usesOf({ days }: WeekPlan, { id }: Food, eaters: Eaters): FoodUse[] {
  const { people = 1 } = eaters
  return days.flatMap(({ date, meals }) =>
    byClock(meals).flatMap((meal) => {
      if (meal.leftoverOf) return []
      const item = averageServing(meal, eaters).items.find(({ food }) => food.id === id)
      if (!item || !isCookedOnce(item.food, meal)) return []
      return [{ meal, date, grams: item.quantity * servingsOf(meal) * people }]
    }),
  )
}

function shareOf(food: Food, meal: Meal, week: WeekPlan, eaters: Eaters): PotShare | undefined {
  const [first, ...others] = usesOf(week, food, eaters)
  if (first === undefined) return undefined
  const cookedOn = isCookedAhead(first.meal, roleOf(food)) ? addDays(first.date, -1) : first.date
  const lastFresh = addDays(cookedOn, MOST_DAYS)
  const later = others.map((use) => {
    // What is made of it may wait, too.
    const eaten = [use.date, ...(use.meal.cook?.forDates ?? [])]
    return { ...use, isFrozen: eaten.some((date) => date > lastFresh) }
  })
  if (first.meal === meal) return { kind: 'cooks', later }
  const own = later.find((use) => use.meal === meal)
  return own && { kind: 'takes', cookedOn, isFrozen: own.isFrozen }
}

/** Dry beans and seitan are cooked once a week: each kind with the first meal that has it. */
export function potShares(meal: Meal, week: WeekPlan, eaters: Eaters): PotShares {
  return new Map(
    meal.items.flatMap(({ food }) => {
      const share = isCookedOnce(food, meal) ? shareOf(food, meal, week, eaters) : undefined
      return share ? [[food.id, share] as const] : []
    }),
  )
}
