import type { Food } from '../../core/food/food.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import { dishFoods } from '../dishes/dish.js'
import type { Attempt } from './attempt.js'
import type { Batch } from './batches.js'
import type { Candidate } from './cookbook.js'
import { energyShare } from './energyShare.js'
import { type DayGaps, fitDish, NUMBERS } from './fitDish.js'
import { addUses, type NoticedUses, noticedMeals, usesOf, weariness } from './noticedFoods.js'
import { isTuna, MOST_TUNA_G } from './tuna.js'

/**
 * The cost of a food that is not in the basket yet, in trips and leftovers: for one that spoils, and for one that
 * keeps.
 */
const NEW_FOOD = { fresh: 0.05, keeps: 0.025 } as const
/** A food at home that no dish uses yet. */
const USES_UP = 0.25
const NOTHING = new Float64Array(NUMBERS)

/** The dishes that are chosen so far: what they bring to their days, and what is bought for them. */
export class ChosenDishes {
  private readonly basket = new Map<Food, number>()
  private readonly dishes: Candidate[] = []
  private readonly uses: NoticedUses = new Map()
  private readonly dayRows = Array.from({ length: DAYS_PER_WEEK }, () => new Float64Array(NUMBERS))
  private readonly dayShare = new Array<number>(DAYS_PER_WEEK).fill(0)

  constructor(private readonly attempt: Attempt) {}

  get taken(): readonly Candidate[] {
    return this.dishes
  }

  /** Adds a dish for all days of its batch. */
  take(dish: Candidate, batch: Batch): void {
    const { kind, occasions } = batch
    this.dishes.push(dish)
    const share = energyShare(kind, this.attempt.rules.mealTypes)
    const { more } = fitDish(dish, this.wanted(batch), NOTHING)
    for (const { day } of occasions) {
      const rows = this.dayRows[day]
      if (rows) for (let row = 0; row < NUMBERS; row++) rows[row] = (rows[row] ?? 0) + (more[row] ?? 0)
      this.dayShare[day] = (this.dayShare[day] ?? 0) + share
    }
    addUses(this.uses, dishFoods(dish), { batch })
    for (const [index, { food }] of dish.ingredients.entries()) {
      const grams = (dish.parts[index]?.usualG ?? 0) * occasions.length
      this.basket.set(food, (this.basket.get(food) ?? 0) + grams)
    }
  }

  /** What the days of a batch still need from it, as gaps that it should close. */
  wanted({ kind, occasions }: Batch): DayGaps {
    const share = energyShare(kind, this.attempt.rules.mealTypes)
    const sums = new Float64Array(NUMBERS)
    let squared = 0
    for (const { day } of occasions) {
      const left = Math.max(1 - (this.dayShare[day] ?? 0), share)
      for (let row = 0; row < NUMBERS; row++) {
        const wanted = ((1 - (this.dayRows[day]?.[row] ?? 0)) * share) / left
        sums[row] = (sums[row] ?? 0) - wanted
        squared += wanted * wanted
      }
    }
    return { sums, squared, days: occasions.length }
  }

  /** How far a dish is from what its days still need, in shares of a day's numbers. */
  misfit(dish: Candidate, wanted: DayGaps): number {
    return Math.sqrt(fitDish(dish, wanted, NOTHING).squared / wanted.days)
  }

  /** What a dish adds to the basket: its cost, and the weight of its new foods. */
  groceries(candidate: Candidate, times: number): { usd: number; newFoods: number } {
    const { atHome, prices } = this.attempt.rules
    let usd = 0
    let newFoods = 0
    for (const [index, { food }] of candidate.ingredients.entries()) {
      const grams = (candidate.parts[index]?.usualG ?? 0) * times
      const present = this.basket.get(food) ?? 0
      if (atHome.has(food.id)) {
        if (present === 0) newFoods -= USES_UP
        continue
      }
      usd += prices.week(food, present + grams) - prices.week(food, present)
      if (present === 0) newFoods += food.pack.keeps ? NEW_FOOD.keeps : NEW_FOOD.fresh
    }
    return { usd, newFoods }
  }

  /** By how many meals the same foods would come too often. */
  tooOften({ ingredients }: Candidate, batch: Batch): number {
    return ingredients.reduce((sum, { food }) => {
      const meals = noticedMeals(food, batch)
      if (meals === 0) return sum
      const often = weariness(food, usesOf(food, this.uses) + meals, this.attempt.rules.tiring)
      // After a miss, only vegetables still have enough others that fit.
      return sum + (food.category === 'vegetable' ? often : often / (1 + this.attempt.misses))
    }, 0)
  }

  /** Whether the week would have more tuna than is advised. */
  isTooMuchTuna({ ingredients, parts }: Candidate, { occasions }: Batch): boolean {
    return ingredients.some(({ food }, index) => {
      if (!isTuna(food)) return false
      return (this.basket.get(food) ?? 0) + (parts[index]?.usualG ?? 0) * occasions.length > MOST_TUNA_G
    })
  }
}
