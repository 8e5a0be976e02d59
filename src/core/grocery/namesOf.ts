import { oneLine } from '../oneLine.js'
import type { GroceryItem } from './groceryItem.js'

/** The names of lines, in one line. */
export const namesOf = (items: readonly GroceryItem[]): string =>
  items.map(({ name }) => oneLine(name)).join(', ')
