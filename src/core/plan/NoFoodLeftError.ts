import { CoreError } from '../CoreError.js'
import type { AvoidableFood } from '../food/avoidableFoods.js'
import { restrictionLabels } from '../food/restrictionTerm.js'
import { coreWords } from '../words.js'
import type { PlanRules } from './planRules.js'

/** What a visitor avoids leaves no food to plan a day with. Its message can be shown to the visitor. */
export class NoFoodLeftError extends CoreError {
  override readonly name = 'NoFoodLeftError'
  /** The foods ticked to avoid. */
  readonly ticked: readonly AvoidableFood[]
  /** What was understood of the dietary restrictions, in English. */
  readonly understood: readonly string[]
  /** The number of foods in the catalogue before anything is left out. */
  readonly foodCount: number

  constructor({ basis: { foodRestrictions }, restrictions: { applied }, foods }: PlanRules) {
    super((words) => {
      const { error, avoidableFood } = words
      if (foods.length === 0) return error.noFoods
      const ticked = foodRestrictions.map((food) => avoidableFood[food])
      return error.noFoodLeft(ticked, restrictionLabels(applied, words), foods.length)
    })
    this.ticked = foodRestrictions
    this.understood = restrictionLabels(applied, coreWords)
    this.foodCount = foods.length
  }
}
