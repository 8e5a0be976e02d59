import { CoreError } from '../CoreError.js'
import type { AvoidableFood } from '../food/avoidableFoods.js'
import type { Food } from '../food/food.js'
import type { FoodWishes } from '../food/foodsFor.js'
import { readRestrictions } from '../food/readRestrictions.js'

/** What a visitor avoids leaves no food to plan a day with. Its message is fit for the visitor. */
export class NoFoodLeftError extends CoreError {
  override readonly name = 'NoFoodLeftError'
  /** The foods ticked to avoid. */
  readonly ticked: readonly AvoidableFood[]
  /** What was understood of the dietary restrictions. */
  readonly understood: readonly string[]
  /** How many foods the catalogue has before anything is left out. */
  readonly foodCount: number

  /** @param foods the catalogue in use, before anything is left out. */
  constructor({ foodRestrictions, dietaryRestrictions }: FoodWishes, foods: readonly Food[]) {
    const { understood } = readRestrictions(dietaryRestrictions, foods)
    super(({ error, avoidableFood }) => {
      if (foods.length === 0) return error.noFoods
      const ticked = foodRestrictions.map((food) => avoidableFood[food])
      return error.noFoodLeft(ticked, understood, foods.length)
    })
    this.ticked = foodRestrictions
    this.understood = understood
    this.foodCount = foods.length
  }
}
