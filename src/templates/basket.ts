import type { Food } from '../core/food/food.js'
import { weekCostUsd } from '../core/grocery/storeUnits.js'

/** What a week needs from the shop so far; knows that food left in an opened pack costs nothing more. */
export class Basket {
  private readonly gramsById = new Map<string, { food: Food; grams: number }>()

  add(food: Food, grams: number): void {
    const line = this.gramsById.get(food.id)
    this.gramsById.set(food.id, { food, grams: (line?.grams ?? 0) + grams })
  }

  /** What `grams` more of a food would add to the bill, US dollars. */
  extraUsd(food: Food, grams: number): number {
    const present = this.gramsById.get(food.id)?.grams ?? 0
    return weekCostUsd(food, present + grams) - weekCostUsd(food, present)
  }

  /** What the basket's grams of one food cost, US dollars. */
  usdOf(food: Food): number {
    return weekCostUsd(food, this.gramsById.get(food.id)?.grams ?? 0)
  }

  /** Each food once, with the grams of it. */
  get lines(): readonly { readonly food: Food; readonly grams: number }[] {
    return [...this.gramsById.values()]
  }

  /** US dollars for everything in the basket. */
  get totalUsd(): number {
    let total = 0
    for (const { food, grams } of this.gramsById.values()) total += weekCostUsd(food, grams)
    return total
  }
}
