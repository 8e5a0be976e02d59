import type { Food } from '../food/food.js'
import type { FoodWishes } from '../food/foodsFor.js'
import { readRestrictions } from '../food/readRestrictions.js'

function reasonFor({ foodRestrictions, dietaryRestrictions }: FoodWishes, foods: readonly Food[]): string {
  if (foods.length === 0) return 'the catalogue has no foods. Add some to it, then try again.'
  const { understood } = readRestrictions(dietaryRestrictions, foods)
  const ticked = foodRestrictions.length > 0 ? [`the foods ticked (${foodRestrictions.join(', ')})`] : []
  const written = understood.length > 0 ? [`your dietary restrictions (${understood.join(', ')})`] : []
  const wishes = [...ticked, ...written].join(' and ') || 'your wishes'
  return `${wishes} leave too little of the ${foods.length} foods there are. Take some of them back, then try again.`
}

/** A visitor's wishes leave no food that a day could be planned with. Its message is fit for the visitor. */
export class NoFoodLeftError extends Error {
  override readonly name = 'NoFoodLeftError'

  /** @param foods the catalogue in use, before anything is left out. */
  constructor(wishes: FoodWishes, foods: readonly Food[]) {
    super(`No food is left to plan with: ${reasonFor(wishes, foods)}`)
  }
}
