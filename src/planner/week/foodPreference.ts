import type { Food } from '../../core/food/food.js'
import type { Macros } from '../../core/nutrition/macros.js'
import type { Random } from '../createRandom.js'
import type { Thrift } from './thriftLadder.js'

const CLASH_WEIGHT = 8

/** How far a serving pulls a day off its targets: by too many carbs, too much fat, too little protein. */
function clash(food: Food, targets: Macros): number {
  const share = (nutrient: keyof Macros) => food[nutrient] / Math.max(targets[nutrient], 1)
  const energy = share('calories')
  const over = Math.max(0, share('carbs') - energy) + Math.max(0, share('fat') - energy)
  return over + Math.max(0, energy - share('protein'))
}

/** The price in US dollars of what people eat a food for: its protein, its energy or, for produce, its weight. */
function relativePriceUsd({ category, pack, protein, calories, servingSize }: Food): number {
  const perServing = (pack.priceUsd / pack.edibleG) * servingSize
  if (category === 'vegetable' || category === 'fruit') return perServing / servingSize
  if (category === 'protein' || category === 'dairy' || category === 'supplement') {
    return perServing / Math.max(protein, 1)
  }
  return perServing / Math.max(calories, 10)
}

/** Ranks foods for this week's kitchen by fit, price and chance; lower is preferred. */
export function foodPreference(
  random: Random,
  targets: Macros,
  { priceSense }: Thrift,
): (food: Food) => number {
  const known = new Map<string, number>()
  return (food) => {
    const before = known.get(food.id)
    if (before !== undefined) return before
    const price = Math.log(Math.max(relativePriceUsd(food), 1e-5))
    const rank = random() + priceSense * price + CLASH_WEIGHT * clash(food, targets)
    known.set(food.id, rank)
    return rank
  }
}
