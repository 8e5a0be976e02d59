import { builtInSeasonings } from './builtInSeasonings.js'
import type { Food } from './food.js'
import { indexFoods } from './indexFoods.js'
import { isSeasoning } from './isSeasoning.js'

/** The seasonings to cook with: the built-in ones and a catalogue's own. Those replace built-in ones with the same id. */
export function seasoningsIn(catalogue: readonly Food[]): readonly Food[] {
  return [...indexFoods([...builtInSeasonings, ...catalogue.filter(isSeasoning)]).values()]
}

/**
 * Returns a function that finds the row of a plan's food, or undefined. A kept plan may have a food, such as a shop's own
 * chutney, that is a seasoning in today's catalogue, so it looks each up among its own kind.
 */
export function foodFinder(catalogue: readonly Food[]): (food: Food) => Food | undefined {
  const foodById = indexFoods(catalogue.filter((food) => !isSeasoning(food)))
  const seasoningById = indexFoods(seasoningsIn(catalogue))
  return (food) => (isSeasoning(food) ? seasoningById : foodById).get(food.id)
}
