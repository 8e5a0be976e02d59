import { FOOD_CATEGORIES, type Food, type FoodCategory } from '../../core/food/food.js'
import { lowestBy } from '../../core/lowestBy.js'
import type { Macros } from '../../core/nutrition/macros.js'
import { readOptions } from '../dishes/dishTemplate.js'
import type { Random } from '../random.js'
import type { Thrift } from './thrift.js'

/**
 * Foods that do the same job: a household has one of each at a time. Buying one bottle of oil or one kind of bread for
 * the week keeps the list short and leaves fewer opened packs behind.
 */
const SHELVES = [
  'OIL',
  'butter,ghee',
  'reduced-fat-milk,whole-milk',
  'soy-milk,almond-milk,rice-milk',
  'greek-yogurt-nonfat,greek-yogurt-whole',
  'BREAD',
  'FLATBREAD',
  'RICE',
  'PASTA',
  'NUT_BUTTER',
  'POWDER',
  'tofu-extra-firm,tofu-firm',
  'ground-beef-80,ground-beef-93',
  'BROCCOLI',
  'SPINACH',
  'PEPPER',
  'strawberries,strawberries-frozen',
  'blueberries,blueberries-frozen',
  'BLACK_BEANS',
  'CHICKPEAS',
].map((list) => [...readOptions(list).keys()])

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

/** How many different foods of a category a week draws on, relative to its vegetables. */
const FRESH_PARTS: Readonly<Partial<Record<FoodCategory, number>>> = {
  vegetable: 1,
  protein: 0.75,
  fruit: 0.6,
  dairy: 0.5,
}
const OTHER_FRESH_PART = 0.4

/** Little starch may be eaten where carbs are few, and what takes its place spoils: more of it has to be at hand. */
function freshFactor({ carbs, calories }: Macros): number {
  return Math.max(1, 2.8 - (4.5 * carbs * KCAL_PER_CARB_G) / Math.max(calories, 1))
}

/** The foods of a pantry that dishes are cooked from: all that keep, and only so many that spoil. */
export function stockKitchen(
  pantry: ReadonlyMap<string, Food>,
  { freshVegetables }: Thrift,
  targets: Macros,
  preference: (food: Food) => number,
): ReadonlyMap<string, Food> {
  const kitchen = new Map(pantry)
  const spoiling = [...pantry.values()].filter(({ pack }) => !pack.keeps)
  for (const category of FOOD_CATEGORIES) {
    const most = freshVegetables * freshFactor(targets) * (FRESH_PARTS[category] ?? OTHER_FRESH_PART)
    const ranked = spoiling
      .filter((food) => food.category === category)
      .sort((a, b) => preference(a) - preference(b))
    for (const { id } of ranked.slice(most)) kitchen.delete(id)
  }
  return kitchen
}
