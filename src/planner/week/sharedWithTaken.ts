import type { Dish } from '../dishes/dish.js'
import { leadFood } from './leadFood.js'
import { mainFoods } from './mainFoods.js'
import { kindOf } from './noticedFoods.js'

/** How many of the dishes that a week has already share something with another. */
interface Shared {
  lead: number
  /** Both are of chicken or turkey. */
  poultry: number
  method: number
  /** The same food in the same way. */
  way: number
  family: number
  /** The same foods. */
  foods: number
}

export function sharedWithTaken(dish: Dish, taken: readonly Dish[]): Readonly<Shared> {
  const lead = leadFood(dish)
  const foods = mainFoods(dish)
  const shared: Shared = { lead: 0, poultry: 0, method: 0, way: 0, family: 0, foods: 0 }
  for (const other of taken) {
    const led = leadFood(other)
    const isSameLead = lead !== undefined && led !== undefined && kindOf(led) === kindOf(lead)
    const isSameMethod = other.family.method === dish.family.method
    if (isSameLead) shared.lead += 1
    if (lead?.animalSource === 'poultry' && led?.animalSource === 'poultry') shared.poultry += 1
    if (isSameMethod) shared.method += 1
    if (isSameLead && isSameMethod) shared.way += 1
    if (other.family.id === dish.family.id) shared.family += 1
    else if (mainFoods(other) === foods) shared.foods += 1
  }
  return shared
}
