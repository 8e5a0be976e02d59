import type { Food } from '../core/food/food.js'
import { Basket } from './basket.js'
import type { Candidate } from './candidates.js'
import { type Dish, dishFoods } from './dish.js'
import { overpayUsd } from './overpay.js'
import { lowestBy } from './random.js'
import type { WeekRules } from './weekRules.js'

const DAYS = 7

const CHANCE = 0.5
const SAME_LEAD = 0.35
const SAME_TEMPLATE = 0.6
/** Tofu, seitan and their like are for those who look for them: a table with meat or fish seldom has them, unless money is short. */
const MEAT_SUBSTITUTE = 0.8

const NO_MEAT = ['none', 'egg', 'dairy', 'honey'] as const

/** The food a dish is remembered by. */
export function leadFood({ foods }: Dish): Food | undefined {
  return foods.find(({ category }) => category === 'protein' || category === 'legumes') ?? foods[0]
}

function isMeatOrFish({ animalSource }: Food): boolean {
  return !NO_MEAT.some((source) => source === animalSource)
}

function isMeatSubstitute({ category, animalSource }: Food): boolean {
  return (category === 'protein' || category === 'supplement') && animalSource === 'none'
}

function overpay({ dish, grams }: Candidate, times: number, basket: Basket): number {
  return dishFoods(dish).reduce(
    (sum, food, index) => sum + overpayUsd(food, (grams[index] ?? 0) * times, basket),
    0,
  )
}

/** Menus chosen one after the other: each knows the dishes and the groceries of those before it. */
export class MenuPlanner {
  private readonly groceries = new Basket()
  private readonly taken: Dish[] = []

  private readonly eatsMeat: boolean

  constructor(private readonly rules: WeekRules) {
    this.eatsMeat = [...rules.pantry.values()].some(isMeatOrFish)
  }

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
    const { random, thrift } = this.rules
    const sameLead = this.taken.filter((other) => leadFood(other) === leadFood(dish)).length
    const sameTemplate = this.taken.filter((other) => other.template === dish.template).length
    const dollars = overpay(candidate, times, this.groceries) / times
    return (
      Math.sqrt(misfit) +
      thrift.dishDollarWeight * dollars +
      thrift.fancy * (CHANCE * random() + SAME_LEAD * sameLead + SAME_TEMPLATE * sameTemplate) +
      (this.eatsMeat && dish.foods.some(isMeatSubstitute) ? thrift.fancy ** 2 * MEAT_SUBSTITUTE : 0)
    )
  }
}
