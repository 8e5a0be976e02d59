import type { Food } from '../../core/food/food.js'

/** Whether a food is fish or shellfish, not a sauce or oil of it. */
export const isFish = ({ category, animalSource }: Food): boolean =>
  category === 'protein' && (animalSource === 'fish' || animalSource === 'shellfish')
