import type { Food } from '../core/food/food.js'
import type { readRestrictions } from '../core/food/readRestrictions.js'
import { type MealType, mealTypes } from '../core/plan/mealTypes.js'
import type { Macros } from '../core/plan/weekPlan.js'
import type { Profile } from '../core/profile.js'
import { Basket } from './basket.js'
import { type Candidate, candidatesFor } from './candidates.js'
import { economize, shopFor } from './economize.js'
import { foodPreference, stockKitchen, stockPantry } from './kitchen.js'
import { type MealKind, mealKind } from './mealKind.js'
import { MenuPlanner } from './menu.js'
import type { PlannedDay } from './planDay.js'
import { createRandom } from './random.js'
import { ON_TARGET_GAP, planDayWithSwaps } from './repairDay.js'
import type { Thrift } from './thrift.js'
import { DISHES_A_WEEK, isMain } from './variety.js'
import type { WeekRules } from './weekRules.js'

const DAYS = 7
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
}

export interface PlannedWeek {
  readonly days: readonly PlannedDay[]
  readonly costUsd: number
  readonly daysOnTarget: number
}

function makeRules({ targets, restrictions, allowed, seed }: WeekRequest, thrift: Thrift): WeekRules {
  const random = createRandom(seed)
  const preference = foodPreference(random, targets, thrift)
  const pantry = stockPantry(allowed, preference)
  return {
    kitchen: stockKitchen(pantry, thrift, targets, preference),
    pantry,
    preference,
    targets,
    produceG: restrictions.macroStyle === 'keto' ? 0 : thrift.produceG,
    thrift,
    kosher: restrictions.diets.includes('kosher'),
    random,
    basket: new Basket(),
  }
}

/** One attempt at a week at a given thrift. */
export function planWeek(request: WeekRequest, thrift: Thrift): PlannedWeek {
  const rules = makeRules(request, thrift)
  const { mealsPerDay, mealVariety } = request.profile
  const types = mealTypes(mealsPerDay)
  const parts = types.reduce((sum, type) => sum + ENERGY_PARTS[mealKind(type)], 0)
  const shareOf = (type: MealType) => ENERGY_PARTS[mealKind(type)] / parts
  const candidates = new Map<MealKind, Candidate[]>()
  for (const type of types) {
    const kind = mealKind(type)
    if (!candidates.has(kind)) candidates.set(kind, candidatesFor(kind, shareOf(type), rules))
  }
  const planner = new MenuPlanner(rules)
  const menus = types.map((type) =>
    planner.choose(candidates.get(mealKind(type)) ?? [], DISHES_A_WEEK[mealVariety][mealKind(type)]),
  )
  const days: PlannedDay[] = []
  let missed = 0
  for (let index = 0; index < DAYS; index++) {
    const yesterday = new Set(
      days
        .at(-1)
        ?.plates.filter(({ type }) => isMain(mealKind(type)))
        .map(({ dish }) => dish.name),
    )
    const mayServe = (type: MealType, { dish }: Candidate) =>
      !isMain(mealKind(type)) || !yesterday.has(dish.name)
    const plates = types.flatMap((type, at) => {
      const menu = menus[at] ?? []
      const turns = [...menu.slice(index % menu.length), ...menu.slice(0, index % menu.length)]
      const choice = turns.find((candidate) => mayServe(type, candidate)) ?? turns[0]
      if (choice === undefined) return []
      return [{ type, dish: choice.dish, sides: [], energyKcal: rules.targets.calories * shareOf(type) }]
    })
    const planned = new Set(menus.flatMap((menu) => menu.map(({ dish }) => dish.name)))
    const alternatives = (at: number): readonly Candidate[] => {
      const type = plates[at]?.type ?? 'snack'
      const menu = menus[at] ?? []
      const others = candidates.get(mealKind(type)) ?? []
      if (isMain(mealKind(type)) && index >= menu.length)
        return menu.filter((candidate) => mayServe(type, candidate))
      return others.filter(({ dish }) => !planned.has(dish.name))
    }
    const day = planDayWithSwaps(plates, alternatives, missed < HOPELESS_DAYS ? SWAPS_A_DAY : 1, rules)
    day.plates.forEach(({ type, dish }, at) => {
      const menu = menus[at]
      const served = candidates.get(mealKind(type))?.find((candidate) => candidate.dish.name === dish.name)
      if (menu !== undefined && served !== undefined && index < menu.length) menu[index] = served
    })
    if (day.solution.worstGap > ON_TARGET_GAP) missed += 1
    shopFor(day, rules.basket)
    days.push(day)
  }
  const budgetUsd = request.profile.weeklyFoodBudget
  if (rules.basket.totalUsd <= budgetUsd * thrift.worthEconomizing) {
    economize(days, candidates, mealVariety, budgetUsd, rules)
  }
  return {
    days,
    costUsd: rules.basket.totalUsd,
    daysOnTarget: days.filter(({ solution }) => solution.worstGap <= ON_TARGET_GAP).length,
  }
}
