import type { Food } from '../../core/food/food.js'
import { lowestBy } from '../../core/lowestBy.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import type { Dish } from '../dishes/dish.js'
import type { Attempt } from './attempt.js'
import { Basket } from './basket.js'
import type { CookbookDish } from './cookbook.js'

const CHANCE = 0.5
const SAME_LEAD = 0.35
const SAME_TEMPLATE = 0.6
/** People who eat meat or fish seldom want tofu or seitan, unless money is short. */
const MEAT_SUBSTITUTE = 0.8

const NO_MEAT = ['none', 'egg', 'dairy', 'honey'] as const

/** The food that people remember a dish by. */
export function leadFood({ foods }: Dish): Food | undefined {
  return foods.find(({ category }) => category === 'protein' || category === 'legumes') ?? foods[0]
}

function isMeatOrFish({ animalSource }: Food): boolean {
  return !NO_MEAT.some((source) => source === animalSource)
}

function isMeatSubstitute({ category, animalSource }: Food): boolean {
  return (category === 'protein' || category === 'supplement') && animalSource === 'none'
}

/** Chooses menus one after the other; each knows the dishes and the groceries of those before it. */
export class MenuPlanner {
  /** Names of the dishes of the week so far. */
  readonly names = new Set<string>()
  private readonly taken: CookbookDish[] = []
  private readonly groceries = new Basket()
  private readonly eatsMeat: boolean

  constructor(private readonly attempt: Attempt) {
    this.eatsMeat = [...attempt.rules.pantry.values()].some(isMeatOrFish)
  }

  /** Picks `count` dishes for the week that fit well, are affordable and unlike one another; chance plays a part. */
  choose(candidates: readonly CookbookDish[], count: number): CookbookDish[] {
    const fresh = candidates.filter(({ name }) => !this.names.has(name))
    // With few foods, every dish left may be one that another meal of the day has already.
    const left = new Set(fresh.length > 0 ? fresh : candidates)
    const times = DAYS_PER_WEEK / count
    const menu: CookbookDish[] = []
    while (menu.length < count) {
      const choice = lowestBy(left, (candidate) => this.score(candidate, times))
      if (choice === undefined) break
      left.delete(choice)
      menu.push(choice)
      this.taken.push(choice)
      this.names.add(choice.name)
      this.groceries.add(choice.items, times)
    }
    return menu
  }

  private score(candidate: CookbookDish, times: number): number {
    const { random, rules } = this.attempt
    const { thrift } = rules
    const sameLead = this.taken.filter((other) => leadFood(other) === leadFood(candidate)).length
    const sameTemplate = this.taken.filter(({ template }) => template === candidate.template).length
    const dollars = this.groceries.overpayUsd(candidate.items, times) / times
    return (
      Math.sqrt(candidate.misfit) +
      thrift.dishDollarWeight * dollars +
      thrift.fancy * (CHANCE * random() + SAME_LEAD * sameLead + SAME_TEMPLATE * sameTemplate) +
      (this.eatsMeat && candidate.foods.some(isMeatSubstitute) ? thrift.fancy ** 2 * MEAT_SUBSTITUTE : 0)
    )
  }
}
