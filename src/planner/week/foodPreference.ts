import type { Food } from '../../core/food/food.js'
import type { Macros } from '../../core/nutrition/macros.js'
import type { Random } from '../createRandom.js'
import type { Thrift } from './thriftLadder.js'

const CLASH_WEIGHT = 8
/** A night of soaking and an hour on the stove. */
const DRY_PULSE_RANK = 0.6
/** From this sense of price on, money is too short for such wishes. */
const MONEY_IS_SHORT = 1

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

/** Foods that bring most of what weeks lack: vitamins A and E, calcium, choline and omega-3. */
const NOURISHING: ReadonlySet<string> = new Set([
  ...['carrots', 'spinach', 'spinach-frozen', 'kale', 'sweet-potatoes', 'broccoli', 'red-bell-pepper'],
  ...['eggs', 'reduced-fat-milk', 'soy-milk', 'tofu-extra-firm'],
  ...['sunflower-seeds', 'almonds', 'walnuts', 'flaxseed', 'chia-seeds'],
])
const NOURISHING_RANK = -0.7

/** Beans that soak overnight, and whose canned kind is not salty. Lentils and split peas do not soak. */
function soaks({ id, category }: Food): boolean {
  return category === 'legumes' && id.endsWith('-dry') && id !== 'black-beans-dry'
}

/** What people wish for beside fit and price. */
function wish(food: Food): number {
  return (NOURISHING.has(food.id) ? NOURISHING_RANK : 0) + (soaks(food) ? DRY_PULSE_RANK : 0)
}

/** Ranks foods for this week's kitchen by fit, price, wishes and chance; lower is preferred. */
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
    const wished = priceSense < MONEY_IS_SHORT ? wish(food) : 0
    const rank = random() + priceSense * price + CLASH_WEIGHT * clash(food, targets) + wished
    known.set(food.id, rank)
    return rank
  }
}
