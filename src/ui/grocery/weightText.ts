import type { GroceryItem } from '../../core/grocery/groceryItem.js'
import { storeQuantityLabel } from '../../core/grocery/storeQuantityLabel.js'
import { GRAMS_PER_POUND } from '../../core/units.js'
import type { PlanMessages } from '../../messages/planMessages.js'
import type { Format } from '../format.js'

/**
 * Grams of a line's food, `27.1 oz` or `1.7 kg`. From a pound up, US units say pounds, unless the shop sells the food by
 * the ounce: `can (15 oz)`.
 */
export function weightText(
  { unit }: Pick<GroceryItem, 'unit'>,
  grams: number,
  { core }: Pick<PlanMessages, 'core'>,
  format: Format,
): string {
  const isUs = format.units === 'us'
  const pounds = grams / GRAMS_PER_POUND
  if (isUs && (pounds < 1 || /\boz\b/.test(unit))) return format.ounces(grams)
  return storeQuantityLabel(
    { quantity: isUs ? Math.round(10 * pounds) / 10 : pounds, unit: 'lb' },
    core,
    format,
  )
}
