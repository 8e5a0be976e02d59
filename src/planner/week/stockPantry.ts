import type { Food } from '../../core/food/food.js'
import { portionRange } from '../../core/food/portions.js'
import { lowestBy } from '../../core/lowestBy.js'
import { readOptions } from '../dishes/dishFamily.js'

/**
 * Foods with the same purpose: a household has one of each at a time. One bottle of oil or one kind of bread for the week
 * keeps the list short and leaves fewer opened packs.
 */
const SHELVES = [
  'OIL',
  'butter/ghee',
  'reduced-fat-milk/whole-milk',
  'soy-milk/almond-milk/rice-milk',
  'greek-yogurt-nonfat/greek-yogurt-whole',
  'BREAD',
  'FLATBREAD',
  'RICE',
  'PASTA',
  'NUT_BUTTER',
  'POWDER',
  'tofu-extra-firm/tofu-firm',
  'ground-beef-80/ground-beef-93',
  'BROCCOLI',
  'SPINACH',
  'PEPPER',
  'strawberries/strawberries-frozen',
  'blueberries/blueberries-frozen',
  'BLACK_BEANS',
  'CHICKPEAS',
].map((list) => [...readOptions(list).keys()])

/** Whether the food comes in an amount that a meal takes. */
function isPlannable(food: Food): boolean {
  const { minSteps, maxSteps } = portionRange(food)
  return minSteps <= maxSteps
}

/** The allowed foods that can be planned with, by id, and only one from each shelf. */
export function stockPantry(
  allowed: readonly Food[],
  preference: (food: Food) => number,
): ReadonlyMap<string, Food> {
  const pantry = new Map(allowed.filter(isPlannable).map((food) => [food.id, food]))
  for (const shelf of SHELVES) {
    const present = shelf.flatMap((id) => pantry.get(id) ?? [])
    const kept = lowestBy(present, preference)
    for (const food of present) if (food !== kept) pantry.delete(food.id)
  }
  return pantry
}
