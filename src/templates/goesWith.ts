import type { Food } from '../core/food/food.js'
import type { Side } from './sides.js'

/** Whether a side may stand beside these foods of a meal. */
export function goesWith({ insteadOf, with: companions, unless }: Side, present: readonly Food[]): boolean {
  return (
    !present.some(({ category }) => insteadOf.includes(category)) &&
    (companions === undefined || present.some(({ category }) => companions.includes(category))) &&
    !present.some(({ id }) => unless?.includes(id))
  )
}
