import type { Food } from '../core/food/food.js'
import { lowestBy } from './random.js'

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

/**
 * The foods of this week's kitchen, by id: all that is allowed, but one of each shelf.
 * @param preference lower is liked better
 */
export function stockKitchen(
  allowed: readonly Food[],
  preference: (food: Food) => number,
): ReadonlyMap<string, Food> {
  const kitchen = new Map(allowed.map((food) => [food.id, food]))
  for (const shelf of SHELVES) {
    const present = shelf.flatMap((id) => kitchen.get(id) ?? [])
    const kept = lowestBy(present, preference)
    for (const food of present) if (food !== kept) kitchen.delete(food.id)
  }
  return kitchen
}
