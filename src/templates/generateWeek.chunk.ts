import { foodsFor } from '../core/food/dietRules.js'
import type { Food } from '../core/food/food.js'
import { readRestrictions } from '../core/food/readRestrictions.js'
import { dailyTargets } from '../core/nutrition/macros.js'
import { toMeal, toMealItem, toWeekPlan } from '../core/plan/composePlan.js'
import { type MealType, mealTypes } from '../core/plan/mealTypes.js'
import type { Meal, WeekPlan } from '../core/plan/weekPlan.js'
import type { Profile } from '../core/profile.js'
import { Basket } from './basket.js'
import { chancePreference, type Dish } from './dish.js'
import { stockKitchen } from './kitchen.js'
import { type MealKind, mealKind } from './mealKind.js'
import { candidatesFor, chooseMenu, DISHES_A_WEEK } from './menu.js'
import { type PlannedDay, planDay } from './planDay.js'
import { plateFoods } from './plate.js'
import { createRandom } from './random.js'
import type { WeekRules } from './weekRules.js'

const DAYS = 7
/** The World Health Organization's advice on vegetables and fruit, grams a day. */
const PRODUCE_G = 400

/** Parts of a day's energy, relative to one another. */
const ENERGY_PARTS: Readonly<Record<MealKind, number>> = { breakfast: 25, lunch: 35, dinner: 35, snack: 11 }

interface Attempt {
  readonly days: readonly PlannedDay[]
  readonly costUsd: number
  readonly missedDays: number
}

function attemptWeek(profile: Profile, foods: readonly Food[], seed: number, dollarWeight: number): Attempt {
  const random = createRandom(seed)
  const restrictions = readRestrictions(profile.dietaryRestrictions)
  const thrift = dollarWeight > 0 ? 1 : 0.15
  const rules: WeekRules = {
    kitchen: stockKitchen(foodsFor(profile, foods), chancePreference(random, thrift)),
    targets: dailyTargets(profile),
    produceG: restrictions.macroStyle === 'keto' ? 0 : PRODUCE_G,
    dollarWeight,
    kosher: restrictions.diets.includes('kosher'),
    random,
    basket: new Basket(),
  }
  const types = mealTypes(profile.mealsPerDay)
  const parts = types.reduce((sum, type) => sum + ENERGY_PARTS[mealKind(type)], 0)
  const share = (type: MealType) => ENERGY_PARTS[mealKind(type)] / parts
  const taken: Dish[] = []
  const menus = types.map((type) => {
    const kind = mealKind(type)
    const candidates = candidatesFor(kind, share(type), thrift, rules)
    const menu = chooseMenu(candidates, DISHES_A_WEEK[profile.mealVariety][kind], taken, rules)
    taken.push(...menu)
    return menu
  })
  const days: PlannedDay[] = []
  for (let index = 0; index < DAYS; index++) {
    const plates = types.flatMap((type, at) => {
      const menu = menus[at] ?? []
      const dish = menu[index % menu.length]
      return dish === undefined
        ? []
        : [{ type, dish, sides: [], energyKcal: rules.targets.calories * share(type) }]
    })
    const day = planDay(plates, rules)
    day.plates.flatMap(plateFoods).forEach((food, at) => {
      rules.basket.add(food, day.solution.grams[at] ?? 0)
    })
    days.push(day)
  }
  return {
    days,
    costUsd: rules.basket.totalUsd,
    missedDays: days.filter((day) => day.solution.worstGap > 0.05).length,
  }
}

function toMeals({ plates, solution }: PlannedDay): Meal[] {
  let next = 0
  return plates.map((plate) =>
    toMeal(
      plate.type,
      plate.dish.name,
      plateFoods(plate).map((food) => toMealItem(food, solution.grams[next++] ?? food.portion.minG)),
    ),
  )
}

export function generateWeek(
  profile: Profile,
  startDate: string,
  seed: number,
  foods: readonly Food[],
): WeekPlan {
  const first = attemptWeek(profile, foods, seed, 0)
  let best = first
  for (const dollarWeight of [0.03, 0.1, 0.3]) {
    if (best.costUsd <= profile.weeklyFoodBudget) break
    const next = attemptWeek(profile, foods, seed, dollarWeight)
    if (next.costUsd < best.costUsd) best = next
  }
  return toWeekPlan(startDate, best.days.map(toMeals))
}
