import type { Method } from '../dishes/methods.js'
import { batterFillings } from './batterFillings.js'
import type { CookedItem } from './cookedItem.js'
import { handlingMinutes } from './handlingMinutes.js'
import { PAN_MEAT_G, PAN_VEGETABLES_G } from './panRoom.js'
import { PAN_ROLES, type Role, WARMED } from './roles.data.js'
import { sumOf } from './sumOf.js'

/** Another batch in a pan: meat or tofu is browned, or vegetables are fried. */
const BATCH_MINUTES = 6
/** Methods whose batches in a pan count. The others cook all at once: on sheet pans, in a dish or in a pot. */
const IN_PAN: ReadonlySet<Method> = new Set([
  'stirfry',
  'skillet',
  'ribbons',
  'noodles',
  'pasta',
  'braise',
  'patties',
  'friedrice',
  'tacos',
  'warmsalad',
  'hash',
  'fry',
])

/** Another pan of pancakes. */
const PANCAKE_MINUTES = 5

/** A food of a dish, for all its servings. */
type Cooked = Pick<CookedItem, 'role' | 'grams'>

/**
 * About the minutes at work of a recipe for so many servings, without writing it: those of the book, the cutting of what is
 * more than one serving, and further batches in a pan.
 */
export function workMinutes(
  { method, minutesAtWork }: { readonly method: Method; readonly minutesAtWork: number },
  items: readonly Cooked[],
  servings: number,
): number {
  const fillings = (roles: readonly Role[], roomG: number) =>
    Math.ceil(sumOf(items, ({ role, grams }) => (roles.includes(role) ? grams : 0)) / roomG)
  const batches = IN_PAN.has(method)
    ? Math.max(1, fillings(WARMED, PAN_MEAT_G), fillings(PAN_ROLES, PAN_VEGETABLES_G))
    : 1
  const fryings = method === 'pancakes' ? batterFillings(items) : 1
  return (
    minutesAtWork +
    handlingMinutes(items, servings) +
    BATCH_MINUTES * (batches - 1) +
    PANCAKE_MINUTES * (fryings - 1)
  )
}
