import type { Food } from '../../core/food/food.js'

/** A food with more fat than this is added fat. */
const ADDED_FAT_SHARE = 0.7

/** Oil, butter, mayonnaise: foods with fat and little else. */
export function isAddedFat({ fat, servingSize }: Food): boolean {
  return fat > ADDED_FAT_SHARE * servingSize
}
