import type { Food } from '../core/food/food.js'
import { portionRange } from '../core/plan/portions.js'
import { solvePortions } from '../core/plan/solvePortions.js'
import type { MealVariety } from '../core/profile.js'
import { BREAKFASTS } from './breakfasts.data.js'
import { DINNERS } from './dinners.data.js'
import { chancePreference, type Dish, dishFoods, fillTemplate } from './dish.js'
import type { DishTemplate } from './dishTemplate.js'
import { LUNCHES } from './lunches.data.js'
import type { MealKind } from './mealKind.js'
import { plateHelpings } from './plate.js'
import { lowestBy } from './random.js'
import { SNACKS } from './snacks.data.js'
import { mayShareMeal, type WeekRules } from './weekRules.js'

const TEMPLATES: Readonly<Record<MealKind, readonly DishTemplate[]>> = {
  breakfast: BREAKFASTS,
  lunch: LUNCHES,
  dinner: DINNERS,
  snack: SNACKS,
}

/** Different dishes of a kind in a week. Low variety cooks in batches. */
export const DISHES_A_WEEK: Readonly<Record<MealVariety, Readonly<Record<MealKind, number>>>> = {
  low: { breakfast: 2, lunch: 3, dinner: 3, snack: 3 },
  medium: { breakfast: 4, lunch: 5, dinner: 5, snack: 5 },
  high: { breakfast: 7, lunch: 7, dinner: 7, snack: 7 },
}

export interface Candidate {
  readonly dish: Dish
  /** How badly the dish alone misses its share of the day; 0 is a perfect fit. */
  readonly misfit: number
  readonly usd: number
}

const FILLINGS_A_TEMPLATE = 2
const OVERSHOOT_WEIGHT = 3
const CHANCE = 0.5
const SAME_LEAD = 0.35
const SAME_TEMPLATE = 0.6

/** How a dish alone would meet its share of the day's targets. */
function rate(dish: Dish, kind: MealKind, share: number, rules: WeekRules): Candidate {
  const { calories, protein, carbs, fat } = rules.targets
  const targets = {
    calories: calories * share,
    protein: protein * share,
    carbs: carbs * share,
    fat: fat * share,
  }
  const helpings = plateHelpings({ type: kind, dish, sides: [], energyKcal: targets.calories })
  const { gaps, grams } = solvePortions(helpings, { targets, produceG: 0, dollarWeight: rules.dollarWeight })
  const misfit = gaps.reduce((sum, gap) => sum + gap * gap * (gap > 0 ? OVERSHOOT_WEIGHT : 1), 0)
  const usd = dishFoods(dish).reduce(
    (sum, food, index) => sum + ((grams[index] ?? 0) / food.pack.edibleG) * food.pack.priceUsd,
    0,
  )
  return { dish, misfit, usd }
}

/** Dishes the kitchen can make, each name once. */
export function candidatesFor(kind: MealKind, share: number, thrift: number, rules: WeekRules): Candidate[] {
  const byName = new Map<string, Candidate>()
  const preference = chancePreference(rules.random, thrift)
  for (const template of TEMPLATES[kind]) {
    for (let filling = 0; filling < FILLINGS_A_TEMPLATE; filling++) {
      const dish = fillTemplate(template, rules.kitchen, preference)
      if (dish === undefined || byName.has(dish.name)) continue
      const usable = dishFoods(dish).every(
        (food) => portionRange(food).maxSteps >= portionRange(food).minSteps,
      )
      if (usable && mayShareMeal(dishFoods(dish), rules))
        byName.set(dish.name, rate(dish, kind, share, rules))
    }
  }
  return [...byName.values()]
}

function lead({ foods }: Dish): Food | undefined {
  return foods.find(({ category }) => category === 'protein' || category === 'legumes') ?? foods[0]
}

/** Picks `count` dishes for the week: well fitting, affordable, unlike one another, and by chance. */
export function chooseMenu(
  candidates: readonly Candidate[],
  count: number,
  taken: readonly Dish[],
  rules: WeekRules,
): Dish[] {
  const menu: Dish[] = []
  const left = new Set(candidates)
  while (menu.length < count && left.size > 0) {
    const others = [...taken, ...menu]
    const choice = lowestBy(left, ({ dish, misfit, usd }) => {
      const sameLead = others.filter((other) => lead(other) === lead(dish)).length
      const sameTemplate = others.filter((other) => other.template === dish.template).length
      const fit = Math.sqrt(misfit)
      return (
        fit +
        rules.dollarWeight * usd +
        CHANCE * rules.random() +
        SAME_LEAD * sameLead +
        SAME_TEMPLATE * sameTemplate
      )
    })
    if (choice === undefined) break
    left.delete(choice)
    if (others.some(({ name }) => name === choice.dish.name)) continue
    menu.push(choice.dish)
  }
  return menu
}
