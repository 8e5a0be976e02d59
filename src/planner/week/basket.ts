import type { Food } from '../../core/food/food.js'
import { weekCostUsd } from '../../core/grocery/storeUnits.js'
import { toMealItem } from '../../core/plan/toMeal.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import type { BasketPrices } from '../day/dayAttempt.js'

/**
 * What energy costs where it is cheapest (oil and flour), and protein where few of the cheapest sources fit the diet
 * (beans and wheat gluten cost half of it, soy protein and milk a little more), US dollars. Both are close to the shadow
 * prices of the cheapest possible diet, so what a food costs above them is what it really adds to the bill.
 */
const USD_PER_KCAL = 0.0004
const USD_PER_PROTEIN_G = 0.025

/** What a week needs from the shop so far. Food left in an opened pack costs nothing more. */
export class Basket implements BasketPrices {
  private readonly gramsByFood = new Map<Food, number>()

  /** Puts groceries in, or takes them out again with `times` of -1. */
  add(items: readonly MealItem[], times = 1): void {
    for (const { food, quantity } of items) this.gramsByFood.set(food, this.gramsOf(food) + times * quantity)
  }

  /** What groceries would add to the bill, US dollars. */
  extraUsd(items: readonly MealItem[], times = 1): number {
    const more = new Basket()
    more.add(items, times)
    let usd = 0
    for (const [food, grams] of more.gramsByFood) {
      const present = this.gramsOf(food)
      usd += weekCostUsd(food, present + grams) - weekCostUsd(food, present)
    }
    return usd
  }

  /** What groceries would add to the bill above what their energy and protein are worth, US dollars. */
  overpayUsd(items: readonly MealItem[], times = 1): number {
    return items.reduce(
      (usd, { calories, protein }) => usd - times * (calories * USD_PER_KCAL + protein * USD_PER_PROTEIN_G),
      this.extraUsd(items, times),
    )
  }

  /** Each food once. */
  get items(): readonly MealItem[] {
    return Array.from(this.gramsByFood, ([food, grams]) => toMealItem(food, grams))
  }

  /** US dollars for everything in the basket. */
  get totalUsd(): number {
    return new Basket().extraUsd(this.items)
  }

  private gramsOf(food: Food): number {
    return this.gramsByFood.get(food) ?? 0
  }
}
