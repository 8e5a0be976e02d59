import { NUTRIENTS } from '../core/plan/nutrients.js'
import { solvePortions } from '../core/plan/solvePortions.js'
import { BREAKFASTS } from './breakfasts.data.js'
import { DINNERS } from './dinners.data.js'
import { type Dish, dishFoods, fillTemplate } from './dish.js'
import type { DishTemplate } from './dishTemplate.js'
import { genericTemplates } from './genericDishes.js'
import { LUNCHES } from './lunches.data.js'
import type { MealKind } from './mealKind.js'
import { plateHelpings } from './plate.js'
import { SNACKS } from './snacks.data.js'
import { mayShareMeal, type WeekRules } from './weekRules.js'

const TEMPLATES: Readonly<Record<MealKind, readonly DishTemplate[]>> = {
  breakfast: BREAKFASTS,
  lunch: LUNCHES,
  dinner: DINNERS,
  snack: SNACKS,
}

/** A dish the kitchen can make, and how it would do by itself. */
export interface Candidate {
  readonly dish: Dish
  /** How badly the dish alone misses its share of the day; 0 is a perfect fit. */
  readonly misfit: number
  /** Grams of its foods when it comes closest to its share. */
  readonly grams: readonly number[]
  /** What it then brings, as a share of the day's targets, in the solver's order of nutrients. */
  readonly brings: readonly number[]
}

const FILLINGS_A_TEMPLATE = 2
const FILLING_CHANCE = 0.9
/** With fewer of our own dishes than this, plain ones by category are cooked as well. */
const TOO_FEW_DISHES = 4
const FILLINGS_OF_PLAIN_DISHES = 12
/** Too much cannot be mended by a side, too little can. */
const OVERSHOOT_WEIGHT = 3

/** Rates a dish against its share of the day's targets. */
export function rateDish(dish: Dish, kind: MealKind, share: number, rules: WeekRules): Candidate {
  const { calories, protein, carbs, fat } = rules.targets
  const targets = {
    calories: calories * share,
    protein: protein * share,
    carbs: carbs * share,
    fat: fat * share,
  }
  const helpings = plateHelpings({ type: kind, dish, sides: [], energyKcal: targets.calories })
  const { gaps, grams } = solvePortions(helpings, {
    targets,
    produceG: 0,
    dollarWeight: rules.thrift.dollarWeight,
  })
  return {
    dish,
    misfit: gaps.reduce((sum, gap) => sum + gap * gap * (gap > 0 ? OVERSHOOT_WEIGHT : 1), 0),
    grams,
    brings: NUTRIENTS.map((nutrient, index) =>
      rules.targets[nutrient] > 0 ? (1 + (gaps[index] ?? 0)) * share : 0,
    ),
  }
}

/** Dishes of a kind that the kitchen can make, each name once. */
export function candidatesFor(kind: MealKind, share: number, rules: WeekRules): Candidate[] {
  const byName = new Map<string, Candidate>()
  const cook = (templates: readonly DishTemplate[], fillings: number) => {
    for (const template of templates) {
      for (let filling = 0; filling < fillings; filling++) {
        const dish = fillTemplate(
          template,
          rules.kitchen,
          (food) => rules.preference(food) + FILLING_CHANCE * rules.random(),
        )
        if (dish === undefined || byName.has(dish.name) || !mayShareMeal(dishFoods(dish), rules)) continue
        byName.set(dish.name, rateDish(dish, kind, share, rules))
      }
    }
  }
  cook(TEMPLATES[kind], FILLINGS_A_TEMPLATE)
  if (byName.size < TOO_FEW_DISHES) cook(genericTemplates(kind, rules.kitchen), FILLINGS_OF_PLAIN_DISHES)
  return [...byName.values()]
}
