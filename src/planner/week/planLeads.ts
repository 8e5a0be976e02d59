import type { Food } from '../../core/food/food.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import type { Dish } from '../dishes/dish.js'
import { isMain, mealKind } from '../dishes/mealKind.js'
import type { Attempt } from './attempt.js'
import { Cookbook, type CookbookDish } from './cookbook.js'
import { leadFood, MenuPlanner } from './menuPlanner.js'
import { DISHES_A_WEEK } from './variety.js'

/** What a dish is built on: its main food and its style, such as `soup`. */
interface Lead<Style> {
  readonly foodId: string
  readonly style: Style
}

/** A dish of the week that is composed elsewhere. */
export interface LedDish<Style> {
  /** The same dish has the same key on each of its days. */
  readonly key: string
  readonly mealType: MealType
  readonly lead: Lead<Style>
}

/** The main food of a dish. It is never a fat: for a soup of coconut milk with seeds, it is the seeds. */
function mainFood(dish: Dish): Food | undefined {
  const lead = leadFood(dish)
  const seeds = dish.foods.find(({ category }) => category === 'nuts_seeds')
  return lead?.category === 'fat' || lead?.category === 'vegetable' ? (seeds ?? lead) : lead
}

const keyOf = ({ foodId, style }: Lead<string>) => `${foodId} ${style}`

/** The best fitting dish for each main food, of those whose lead is not taken. */
function freshDishes(
  dishes: readonly CookbookDish[],
  taken: ReadonlySet<string>,
  leadOf: (dish: Dish) => Lead<string>,
): CookbookDish[] {
  const byFood = new Map<string, CookbookDish>()
  for (const dish of dishes) {
    const lead = leadOf(dish)
    const other = byFood.get(lead.foodId)
    if (!taken.has(keyOf(lead)) && !(other && other.misfit <= dish.misfit)) byFood.set(lead.foodId, dish)
  }
  return [...byFood.values()]
}

/**
 * Plans the dishes of each of the seven days, in the order of the day's meals, from a menu of our own: it fits the
 * targets and the budget and is as varied as the visitor wants. Only the lead of each dish is given; all else is up to
 * whoever composes it. The same attempt gives the same dishes.
 * @param styleOf the style that a dish's name mentions
 */
export function planLeads<Style extends string>(
  attempt: Attempt,
  styleOf: (name: string) => Style,
): readonly (readonly LedDish<Style>[])[] {
  const { mealTypes, variety } = attempt.rules
  const leadOf = (dish: Dish) => ({ foodId: mainFood(dish)?.id ?? '', style: styleOf(dish.name) })
  const cookbook = new Cookbook(attempt)
  const planner = new MenuPlanner(attempt)
  const taken = new Set<string>()
  const week = Array.from({ length: DAYS_PER_WEEK }, (): LedDish<Style>[] => [])
  for (const mealType of mealTypes) {
    const kind = mealKind(mealType)
    const count = isMain(kind) ? DISHES_A_WEEK[variety][kind] : DAYS_PER_WEEK
    const dishes = cookbook.allDishes(kind)
    const fresh = freshDishes(dishes, taken, leadOf)
    const leads = planner.choose(fresh.length < count ? dishes : fresh, count).map(leadOf)
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
