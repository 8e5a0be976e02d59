import type { Food } from '../../core/food/food.js'
import type { Macros } from '../../core/nutrition/macros.js'
import type { Side } from '../dishes/sides.js'

/** How much a dollar counts against a close fit; 0 where money does not matter. */
export interface DollarWeights {
  /** In portions, see `PortionGoal.dollarWeight`. */
  readonly dollarWeight: number
  /** In the choice of sides, against squared gaps. */
  readonly sideDollarWeight: number
  /** In the choice of dishes to swap in, against squared gaps. */
  readonly swapDollarWeight: number
}

/** What a day is planned by. */
export interface DayRules {
  readonly targets: Macros
  /** Vegetables and fruit that a day should have, grams. */
  readonly produceG: number
  /** Foods that sides may be taken from, by id. */
  readonly pantry: ReadonlyMap<string, Food>
  readonly sides: readonly Side[]
  readonly isKosher: boolean
  readonly thrift: DollarWeights
}
