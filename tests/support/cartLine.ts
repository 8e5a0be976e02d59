import type { CartItem } from '../../src/core/grocery/cartItems.js'

/** A line of the cart. */
export const EGGS: CartItem = {
  foodId: 'eggs',
  sku: null,
  name: 'Eggs, large',
  quantity: 1,
  unit: 'dozen',
  price: 3.6,
}
