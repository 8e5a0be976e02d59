import type { Food } from '../core/food/food.js'
import type { MealVariety } from '../core/profile.js'
import { Basket } from './basket.js'
import type { Candidate } from './candidates.js'
import { type Dish, dishFoods } from './dish.js'
import type { MealKind } from './mealKind.js'
import { lowestBy } from './random.js'
import type { WeekRules } from './weekRules.js'

const DAYS = 7

/** Different dishes of a kind in a week. Low variety cooks in batches. */
export const DISHES_A_WEEK: Readonly<Record<MealVariety, Readonly<Record<MealKind, number>>>> = {
  low: { breakfast: 2, lunch: 3, dinner: 3, snack: 3 },
  medium: { breakfast: 4, lunch: 5, dinner: 5, snack: 5 },
  high: { breakfast: 7, lunch: 7, dinner: 7, snack: 7 },
}

const CHANCE = 0.5
const SAME_LEAD = 0.35
const SAME_TEMPLATE = 0.6
/** Money decides more about which dishes are cooked than about how large their portions are. */
const DOLLAR_FACTOR = 2

/** The food a dish is remembered by. */
export function leadFood({ foods }: Dish): Food | undefined {
  return foods.find(({ category }) => category === 'protein' || category === 'legumes') ?? foods[0]
}

function extraUsd({ dish, grams }: Candidate, times: number, basket: Basket): number {
  return dishFoods(dish).reduce(
    (sum, food, index) => sum + basket.extraUsd(food, (grams[index] ?? 0) * times),
    0,
  )
}

/** Menus chosen one after the other: each knows the dishes and the groceries of those before it. */
export class MenuPlanner {
  private readonly groceries = new Basket()
  private readonly taken: Dish[] = []

  constructor(private readonly rules: WeekRules) {}

  /** Picks `count` dishes for the week: well fitting, affordable, unlike one another, and by chance. */
  choose(candidates: readonly Candidate[], count: number): Candidate[] {
    const menu: Candidate[] = []
    const left = new Set(candidates.filter(({ dish }) => this.taken.every(({ name }) => name !== dish.name)))
    const times = DAYS / count
    while (menu.length < count && left.size > 0) {
      const choice = lowestBy(left, (candidate) => this.score(candidate, times))
      if (choice === undefined) break
      left.delete(choice)
      menu.push(choice)
      this.taken.push(choice.dish)
      dishFoods(choice.dish).forEach((food, index) => {
        this.groceries.add(food, (choice.grams[index] ?? 0) * times)
      })
    }
    return menu
  }

  private score(candidate: Candidate, times: number): number {
    const { dish, misfit } = candidate
    const { dollarWeight, random } = this.rules
    const sameLead = this.taken.filter((other) => leadFood(other) === leadFood(dish)).length
    const sameTemplate = this.taken.filter((other) => other.template === dish.template).length
    const dollars =
      dollarWeight > 0 ? (extraUsd(candidate, times, this.groceries) * DOLLAR_FACTOR) / times : 0
    return (
      Math.sqrt(misfit) +
      dollarWeight * dollars +
      CHANCE * random() +
      SAME_LEAD * sameLead +
      SAME_TEMPLATE * sameTemplate
    )
  }
}
