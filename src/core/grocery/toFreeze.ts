import type { Food } from '../food/food.js'
import { isSeasoning } from '../food/isSeasoning.js'
import { rawDays } from '../food/rawDays.js'
import { addDays } from '../plan/addDays.js'
import { type Eaters, portionCount } from '../plan/eaters.js'
import type { WeekPlan } from '../plan/weekPlan.js'
import { type FoodUse, foodUses } from './foodUses.js'

/** Days that the rest of an opened can, or ham, keeps in a refrigerator at most (USDA FSIS, "Cold Food Storage Chart"). */
const OPENED_DAYS = 4
/** The same for a carton of liquid eggs, and for pineapple that was cut (USDA, FoodKeeper). */
const SOON_DAYS = 3
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
  /** Whether it is the rest of an opened pack; else it is raw, and is frozen on the first day. */
  readonly isRest: boolean
  /** The meals that it is for, in the order of the week. */
  readonly uses: readonly FrozenUse[]
}

/**
 * How many days a food keeps once its pack is open; undefined if it keeps for the week, or does not freeze. Canned food
 * that is moist and has no brine, and broth. Dry seasonings come in cans, too.
 */
function openedDays(food: Food): number | undefined {
  const { name, pack, animalSource } = food
  if (animalSource === 'egg') return /\bliquid\b/i.test(name) ? SOON_DAYS : undefined
  // Cut melon would be mush when it thaws.
  if (food.category === 'fruit' && /\bpineapple\b/i.test(name)) return pack.keeps ? undefined : SOON_DAYS
  const isOpened = isSeasoning(food)
    ? /\b(?:broth|tomato paste)\b/i.test(name)
    : /\bham\b/i.test(name) || (/\bcan\b/i.test(pack.unit) && !/olive|pickle/i.test(name))
  return isOpened ? OPENED_DAYS : undefined
}

/** The meals that get what is left of a pack that was opened too long before. */
function restUses(
  { pack }: Food,
  uses: readonly FoodUse[],
  portions: number,
  days: number,
): readonly FrozenUse[] {
  let leftG = 0
  let keepsUntil = ''
  return uses.flatMap((use) => {
    const { date, grams } = use
    const isLate = leftG > WORTH_FREEZING * pack.edibleG && date > keepsUntil
    const missingG = grams * portions - leftG
    if (missingG > 0) keepsUntil = addDays(date, days)
    leftG = Math.ceil(missingG / pack.edibleG) * pack.edibleG - missingG
    return isLate ? { ...use, missingG: Math.max(0, missingG) } : []
  })
}

/**
 * What has to be frozen of a week's food, which is bought on its first day: fresh meat and fish of late meals, and the
 * rests of cans, cartons of eggs and ham that wait for too long.
 */
export function toFreeze(week: WeekPlan, eaters: Eaters = {}): readonly FrozenShare[] {
  const items = week.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items))
  const foods = new Map(items.map(({ food }) => [food.id, food]))
  const uses = foodUses(week)
  return [...foods.values()].flatMap((food) => {
    const ofFood = uses.get(food.id) ?? []
    const raw = rawDays(food)
    const opened = openedDays(food)
    const late =
      raw !== undefined
        ? ofFood.filter(({ date }) => date > addDays(week.startDate, raw))
        : opened === undefined
          ? []
          : restUses(food, ofFood, portionCount(eaters), opened)
    return late.length > 0 ? [{ food, isRest: raw === undefined, uses: late }] : []
  })
}
