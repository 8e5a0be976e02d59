import { DISH_STYLES, type Lead } from '../contract/promptParameters.js'
import type { Food } from '../core/food/food.js'
import type { MealType } from '../core/plan/mealTypes.js'
import { DAYS_PER_WEEK } from '../core/plan/weekPlan.js'
import type { MealVariety } from '../core/profile.js'
import {
  type Candidate,
  Cookbook,
  DISHES_A_WEEK,
  type Dish,
  energyShares,
  isMain,
  leadFood,
  MenuPlanner,
  mealKind,
} from '../planner/index.js'
import type { MealBrief } from './mealBrief.js'

/** A dish of the week that a model is to be asked for. */
export interface PlannedDish {
  /** The same dish has the same key on each of its days. */
  readonly key: string
  readonly mealType: MealType
  readonly lead: Lead
}

/** A soup of coconut milk, or vegetables, with seeds is asked for by its seeds: no dish is built on a fat. */
function mainFood(dish: Dish): Food | undefined {
  const lead = leadFood(dish)
  const seeds = dish.foods.find(({ category }) => category === 'nuts_seeds')
  return lead?.category === 'fat' || lead?.category === 'vegetable' ? (seeds ?? lead) : lead
}

/** What is told of a dish of ours: the food it is remembered by and its style. All else is the model's to choose. */
function leadOf(dish: Dish): Lead {
  const name = dish.name.toLowerCase()
  return {
    foodId: mainFood(dish)?.id ?? '',
    style: DISH_STYLES.find((style) => name.includes(style)) ?? 'plate',
  }
}

const keyOf = ({ foodId, style }: Lead) => `${foodId} ${style}`

/** The best fitting dish for each main food, of those whose lead is not taken. */
function freshDishes(dishes: readonly Candidate[], taken: ReadonlySet<string>): Candidate[] {
  const byFood = new Map<string, Candidate>()
  for (const candidate of dishes) {
    const lead = leadOf(candidate)
    const other = byFood.get(lead.foodId)
    if (!taken.has(keyOf(lead)) && !(other && other.misfit <= candidate.misfit)) {
      byFood.set(lead.foodId, candidate)
    }
  }
  return [...byFood.values()]
}

/**
 * The dishes of each of the seven days, in the order of the day's meals. Calls that run side by side cannot see each
 * other's dishes, so each is led by another dish of a menu that our own planner makes: fit for the targets and the
 * budget, and varied as the visitor wishes. The same request gives the same plan.
 */
export function planDishes(
  { mealTypes, rules }: MealBrief,
  variety: MealVariety,
): readonly (readonly PlannedDish[])[] {
  const cookbook = new Cookbook(rules, energyShares(mealTypes))
  const planner = new MenuPlanner(rules)
  const taken = new Set<string>()
  const week = Array.from({ length: DAYS_PER_WEEK }, (): PlannedDish[] => [])
  for (const mealType of mealTypes) {
    const kind = mealKind(mealType)
    const count = isMain(kind) ? DISHES_A_WEEK[variety][kind] : DAYS_PER_WEEK
    const dishes = cookbook.allDishes(kind)
    const fresh = freshDishes(dishes, taken)
    const menu = planner.choose(fresh.length < count ? dishes : fresh, count)
    const leads = menu.map(leadOf)
    for (const lead of leads) taken.add(keyOf(lead))
    week.forEach((today, day) => {
      // A batch is eaten on days that follow each other; otherwise no dish follows itself.
      const turn = variety === 'low' ? Math.floor((day * count) / DAYS_PER_WEEK) : day % count
      const lead = leads[turn % leads.length]
      if (lead) today.push({ key: `${mealType} ${turn}`, mealType, lead })
    })
  }
  return week
}
