import type { AnimalSource, Food } from '../../core/food/food.js'
import type { Random } from '../createRandom.js'

/** How much lower the meat of one animal may rank than that of another, in one week. */
const STRENGTH = 1.5

const MEATS: readonly AnimalSource[] = ['poultry', 'red_meat', 'pork', 'fish', 'shellfish']

/**
 * What a week has an appetite for. Chicken fits nearly every target at nearly the lowest price, so that without it weeks
 * would hold little else. Lower is preferred.
 */
export function meatTaste(random: Random): (food: Food) => number {
  const ranks = new Map(MEATS.map((source) => [source, STRENGTH * random()]))
  return ({ animalSource }) => ranks.get(animalSource) ?? 0
}
