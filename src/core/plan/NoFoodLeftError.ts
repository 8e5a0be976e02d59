import { CoreError } from '../CoreError.js'
import type { AvoidableFood } from '../food/avoidableFoods.js'
import type { PlanRules } from './planRules.js'

/** What a visitor avoids leaves no food to plan a day with. Its message can be shown to the visitor. */
export class NoFoodLeftError extends CoreError {
  override readonly name = 'NoFoodLeftError'
  /** The foods ticked to avoid. */
  readonly ticked: readonly AvoidableFood[]
  /** What was understood of the dietary restrictions. */
  readonly understood: readonly string[]
  /** How many foods the catalogue has before anything is left out. */
  readonly foodCount: number

  constructor({ profile: { foodRestrictions }, restrictions: { understood }, foods }: PlanRules) {
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
