import type { GroceryItem } from './groceryItem.js'

interface OwnLine {
  readonly id: string
  readonly name: string
  readonly costUsd: number
}

/**
 * The line of an item that the visitor wrote on the list. No meal of the week uses it, so it does not count against the
 * budget.
 */
export function ownGroceryItem({ id, name, costUsd }: OwnLine): GroceryItem {
  return {
    foodId: id,
    name,
    kind: 'own',
    quantity: 1,
    unit: 'item',
    category: 'Other',
    estimatedCost: 0,
    tillCost: costUsd,
    usedG: 0,
    boughtG: 0,
    usedMeasure: null,
  }
}
