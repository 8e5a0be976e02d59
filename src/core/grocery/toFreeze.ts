import type { Food } from '../food/food.js'
import { isSeasoning } from '../food/isSeasoning.js'
import { rawDays } from '../food/rawDays.js'
import { addDays } from '../plan/addDays.js'
import { type Eaters, portionCount } from '../plan/eaters.js'
import type { WeekPlan } from '../plan/weekPlan.js'
import { type FoodUse, foodUses } from './foodUses.js'

/** Days that the rest of an opened can keeps in a refrigerator at most (USDA FSIS, "Cold Food Storage Chart"). */
const OPENED_DAYS = 4
/** Less of a can is not worth freezing. */
const WORTH_FREEZING = 0.1

/** A meal that something was frozen for. */
interface FrozenUse extends FoodUse {
  /** What it takes beyond the rest of the can, in grams for all who eat; 0 if the rest is enough. */
  readonly missingG?: number
}

/** What of a food waits longer than a refrigerator keeps it. */
export interface FrozenShare {
  readonly food: Food
  /** Whether it is the rest of an opened can; else it is raw, and is frozen on the first day. */
  readonly isRest: boolean
  /** The meals that it is for, in the order of the week. */
  readonly uses: readonly FrozenUse[]
}

/** Canned food that is moist and has no brine, and broth. Dry seasonings come in cans, too. */
const isOpened = (food: Food) =>
  isSeasoning(food)
    ? /\b(?:broth|tomato paste)\b/i.test(food.name)
    : /\bcan\b/i.test(food.pack.unit) && !/olive|pickle/i.test(food.name)

/** The meals that get what is left of a can that was opened too long before. */
function restUses({ pack }: Food, uses: readonly FoodUse[], portions: number): readonly FrozenUse[] {
  let leftG = 0
  let keepsUntil = ''
  return uses.flatMap((use) => {
    const { date, grams } = use
    const isLate = leftG > WORTH_FREEZING * pack.edibleG && date > keepsUntil
    const missingG = grams * portions - leftG
    if (missingG > 0) keepsUntil = addDays(date, OPENED_DAYS)
    leftG = Math.ceil(missingG / pack.edibleG) * pack.edibleG - missingG
    return isLate ? { ...use, missingG: Math.max(0, missingG) } : []
  })
}

/**
 * What has to be frozen of a week's food, which is bought on its first day: fresh meat and fish of late meals, and the
 * rests of cans that wait for more than four days.
 */
export function toFreeze(week: WeekPlan, eaters: Eaters = {}): readonly FrozenShare[] {
  const items = week.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items))
  const foods = new Map(items.map(({ food }) => [food.id, food]))
  const uses = foodUses(week)
  return [...foods.values()].flatMap((food) => {
    const ofFood = uses.get(food.id) ?? []
    const days = rawDays(food)
    const late =
      days !== undefined
        ? ofFood.filter(({ date }) => date > addDays(week.startDate, days))
        : isOpened(food)
          ? restUses(food, ofFood, portionCount(eaters))
          : []
    return late.length > 0 ? [{ food, isRest: days === undefined, uses: late }] : []
  })
}
