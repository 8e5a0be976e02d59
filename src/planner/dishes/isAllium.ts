import type { Food } from '../../core/food/food.js'

/** Whether a food is an onion or garlic, which flavor a pot rather than fill it. */
export const isAllium = ({ id }: Pick<Food, 'id'>): boolean => id === 'onions' || id === 'garlic'
