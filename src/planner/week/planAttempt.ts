import type { Food } from '../../core/food/food.js'
import { portionRange } from '../../core/food/portions.js'
import type { readRestrictions } from '../../core/food/readRestrictions.js'
import type { Macros } from '../../core/nutrition/macros.js'
import { type MealType, mealTypes } from '../../core/plan/mealTypes.js'
import { DAYS_PER_WEEK } from '../../core/plan/weekPlan.js'
import type { Profile } from '../../core/profile.js'
import { dayItems, type PlannedDay } from '../day/planDay.js'
import { PLANNED_GAP, planDayWithSwaps } from '../day/planDayWithSwaps.js'
import { type MealKind, mealKind } from '../dishes/mealKind.js'
import { sidesFor } from '../dishes/sides.js'
import { createRandom } from '../random.js'
import type { Effort, WeekRules } from '../weekRules.js'
import { Basket } from './basket.js'
import { Cookbook } from './cookbook.js'
import { economize } from './economize.js'
import { foodPreference, stockKitchen, stockPantry } from './kitchen.js'
import type { Thrift } from './thrift.js'
import { DISHES_A_WEEK } from './variety.js'
import { WeekMenu } from './weekMenu.js'

const SWAPS_A_DAY = 4
/** After so many days that missed their numbers all the same, fewer swaps are tried. */
const HOPELESS_DAYS = 2
/** Parts of a day's energy, relative to one another. */
const ENERGY_PARTS: Readonly<Record<MealKind, number>> = { breakfast: 25, lunch: 35, dinner: 35, snack: 11 }

/** All that is known of a visitor before chance comes in. */
export interface WeekRequest {
  readonly profile: Profile
  readonly targets: Macros
  readonly restrictions: ReturnType<typeof readRestrictions>
  readonly allowed: readonly Food[]
  readonly seed: number
  readonly effort: Effort
}

export interface PlannedWeek {
  readonly days: readonly PlannedDay[]
  readonly costUsd: number
  readonly daysOnTarget: number
}

/** The part of a day's energy that a meal of each kind is meant to bring. */
export function energyShares(types: readonly MealType[]): (kind: MealKind) => number {
  const parts = types.reduce((sum, type) => sum + ENERGY_PARTS[mealKind(type)], 0)
  return (kind) => ENERGY_PARTS[kind] / parts
}

/** What a week for this visitor is decided by at a given thrift: the foods at hand, the targets, chance. */
export function makeRules(
  { targets, restrictions, allowed, seed, effort }: WeekRequest,
  thrift: Thrift,
): WeekRules {
  const random = createRandom(seed)
  const preference = foodPreference(random, targets, thrift)
  const usable = allowed.filter((food) => portionRange(food).minSteps <= portionRange(food).maxSteps)
  const pantry = stockPantry(usable, preference)
  return {
    kitchen: stockKitchen(pantry, thrift, targets, preference),
    pantry,
    sides: sidesFor(pantry),
    preference,
    targets,
    produceG: restrictions.macroStyle === 'keto' ? 0 : thrift.produceG,
    thrift,
    kosher: restrictions.diets.includes('kosher'),
    random,
    effort,
    basket: new Basket(),
  }
}

/** One attempt at a week at a given thrift. */
export function planWeek(request: WeekRequest, thrift: Thrift): PlannedWeek {
  const rules = makeRules(request, thrift)
  const { mealsPerDay, mealVariety, weeklyFoodBudget } = request.profile
  const types = mealTypes(mealsPerDay)
  const shareOf = energyShares(types)
  const cookbook = new Cookbook(rules, shareOf)
  const menu = new WeekMenu(types, cookbook, mealVariety, rules)
  const days: PlannedDay[] = []
  let missed = 0
  for (let index = 0; index < DAYS_PER_WEEK; index++) {
    const plates = types.flatMap((type) => {
      const dish = menu.dishFor(type, index)
      if (dish === undefined) return []
      const energyKcal = rules.targets.calories * shareOf(mealKind(type))
      return [{ type, dish, sides: dish.extras, energyKcal }]
    })
    const swaps = missed < HOPELESS_DAYS ? SWAPS_A_DAY : 1
    const planned = planDayWithSwaps(plates, ({ type }) => menu.alternatives(type, index), swaps, rules)
    // The whole of an earlier day with the same lunch and dinner stands in for a day that misses its numbers.
    const earlier = days[index - DISHES_A_WEEK[mealVariety].dinner]
    const missesLess = earlier && planned.worstGap > Math.max(earlier.worstGap, PLANNED_GAP)
    const day = missesLess ? { ...earlier } : planned
    menu.keep(day.plates, index)
    if (day.worstGap > PLANNED_GAP) missed += 1
    rules.basket.add(dayItems(day))
    days.push(day)
  }
  economize({ days, cookbook, variety: mealVariety, rules }, weeklyFoodBudget)
  return {
    days,
    costUsd: rules.basket.totalUsd,
    daysOnTarget: days.filter(({ worstGap }) => worstGap <= PLANNED_GAP).length,
  }
}
