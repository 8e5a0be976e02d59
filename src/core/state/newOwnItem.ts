import { requireAmount } from '../requireFinite.js'
import type { ListEdits, OwnItem } from './planState.js'

/**
 * An own item for the list, with an id that the list does not have yet.
 * @throws {RangeError} when the cost is no finite number of at least 0. Whether a plan may have the item is for `changePlan`.
 */
export function newOwnItem(
  { ownItems }: Pick<ListEdits, 'ownItems'>,
  { name, costUsd }: Omit<OwnItem, 'id'>,
): OwnItem {
  requireAmount('costUsd', costUsd)
  const ids = new Set(ownItems.map(({ id }) => id))
  let number = ownItems.length + 1
  while (ids.has(`own-${number}`)) number++
  return { id: `own-${number}`, name, costUsd }
}
