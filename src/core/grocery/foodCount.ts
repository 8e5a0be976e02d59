import type { CartItem } from './cartItems.js'

/** How many items of the list these lines are. A food in packs of two sizes is one. */
export function foodCount(lines: readonly Pick<CartItem, 'foodId'>[]): number {
  return new Set(lines.map(({ foodId }) => foodId)).size
}
