import type { Food } from '../core/food/food.js'
import type { Macros } from '../core/plan/weekPlan.js'
import { lowestBy, type Random } from './random.js'
import type { Thrift } from './thrift.js'

/**
 * Foods that do the same job: a household has one of each at a time. Buying one bottle of oil or one kind of bread for
 * the week keeps the list short and leaves fewer opened packs behind.
 */
const SHELVES: readonly (readonly string[])[] = [
  ['olive-oil', 'canola-oil', 'sunflower-oil', 'avocado-oil'],
  ['butter', 'ghee'],
  ['reduced-fat-milk', 'whole-milk'],
  ['soy-milk', 'almond-milk', 'rice-milk'],
  ['greek-yogurt-nonfat', 'greek-yogurt-whole'],
  ['white-bread', 'whole-wheat-bread'],
  ['white-rice', 'brown-rice'],
  ['pasta', 'whole-wheat-pasta', 'corn-pasta-gf'],
  ['all-purpose-flour', 'whole-wheat-flour'],
  ['peanut-butter', 'almond-butter'],
  ['whey-protein', 'soy-protein-isolate', 'pea-protein'],
  ['tofu-extra-firm', 'tofu-firm'],
  ['ground-beef-80', 'ground-beef-93'],
  ['broccoli', 'broccoli-frozen'],
  ['spinach', 'spinach-frozen'],
  ['strawberries', 'strawberries-frozen'],
  ['blueberries', 'blueberries-frozen'],
  ['red-bell-pepper', 'green-bell-pepper'],
  ['black-beans-canned', 'black-beans-dry'],
  ['chickpeas-canned', 'chickpeas-dry'],
]

const CLASH_WEIGHT = 8
const KCAL_PER_CARB_G = 4

/** How far a serving pulls a day off its targets: carbs and fat it brings too much of, protein it lacks. */
function clash(food: Food, targets: Macros): number {
  const share = (nutrient: keyof Macros) => food[nutrient] / Math.max(targets[nutrient], 1)
  const energy = share('calories')
  const over = Math.max(0, share('carbs') - energy) + Math.max(0, share('fat') - energy)
  return over + Math.max(0, energy - share('protein'))
}

/** US dollars for what a food is eaten for: protein of protein foods and dairy, energy of most, weight of produce. */
function relativePriceUsd({ category, pack, protein, calories, servingSize }: Food): number {
  const perServing = (pack.priceUsd / pack.edibleG) * servingSize
  if (category === 'vegetable' || category === 'fruit') return perServing / servingSize
  if (category === 'protein' || category === 'dairy' || category === 'supplement') {
    return perServing / Math.max(protein, 1)
  }
  return perServing / Math.max(calories, 10)
}

/** Ranks foods for this week's kitchen, lower being liked better: by fit, by price, and by chance. */
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

/** Foods by id: what is allowed, but one of each shelf. */
export function stockPantry(
  allowed: readonly Food[],
  preference: (food: Food) => number,
): ReadonlyMap<string, Food> {
  const pantry = new Map(allowed.map((food) => [food.id, food]))
  for (const shelf of SHELVES) {
    const present = shelf.flatMap((id) => pantry.get(id) ?? [])
    const kept = lowestBy(present, preference)
    for (const food of present) if (food !== kept) pantry.delete(food.id)
  }
  return pantry
}

/** Little starch may be eaten where carbs are few, and what takes its place spoils: more of it has to be at hand. */
function freshFactor({ carbs, calories }: Macros): number {
  const carbShare = (carbs * KCAL_PER_CARB_G) / Math.max(calories, 1)
  if (carbShare < 0.1) return 2.5
  return carbShare < 0.25 ? 1.7 : 1
}

/** The foods of a pantry that dishes are cooked from: all that keep, and only so many that spoil. */
export function stockKitchen(
  pantry: ReadonlyMap<string, Food>,
  { fresh }: Thrift,
  targets: Macros,
  preference: (food: Food) => number,
): ReadonlyMap<string, Food> {
  const factor = freshFactor(targets)
  const kitchen = new Map(pantry)
  const spoiling = [...pantry.values()].filter(({ pack }) => !pack.keeps)
  const ranked = spoiling.map((food) => ({ food, rank: preference(food) })).sort((a, b) => a.rank - b.rank)
  const count = new Map<string, number>()
  for (const { food } of ranked) {
    const place = (count.get(food.category) ?? 0) + 1
    count.set(food.category, place)
    if (place > fresh[food.category] * factor) kitchen.delete(food.id)
  }
  return kitchen
}
