import type { Method } from '../dishes/methods.js'
import { batterFillings } from './batterFillings.js'
import { BEANS_WORK_MINUTES, BIRD_WORK_MINUTES } from './bookMinutes.js'
import { type CookedItem, isWholeBird } from './cookedItem.js'
import { handlingMinutes } from './handlingMinutes.js'
import { gramsOfRoles, moreOmelettesMinutes, panFillings } from './panFillings.js'
import {
  OVEN_PANS,
  PAN_BIRD_G,
  PAN_FOLDED_G,
  PAN_MEAT_G,
  PAN_VEGETABLES_G,
  STIRRED_EGGS_G,
} from './panRoom.js'
import { BEATEN, PAN_ROLES, type Role, WARMED } from './roles.data.js'
import { SEARED, WOK } from './techniques.js'

/** Another batch in a pan: meat or tofu is browned, or vegetables are fried. */
const BATCH_MINUTES = 6
/** Another batch of meat on bones, or of cubes for a stew, in a pot. */
const BROWNING_MINUTES = 8
/** Another wok of eggs that are stirred. */
const STIRRED_MINUTES = 6
/** Another pan of patties. */
const PATTIES_MINUTES = 9
/** Another pan of pancakes, or of folded tortillas. */
const PANCAKE_MINUTES = 5

/** Methods whose batches in a pan count. The others cook all at once: on sheet pans, in a dish or in a pot. */
const IN_PAN = /^(?:stirfry|skillet|ribbons|noodles|pasta|friedrice|tacos|warmsalad|hash|fry)$/
/** Methods that brown meat in a pot before all else cooks in it at once. */
const IN_POT = /^(?:braise|stew)$/
/** What cakes of canned fish are shaped of. */
const FISH_CAKES: readonly Role[] = ['tin', 'potato']

/** A food of a dish, for all its servings. */
type Cooked = Pick<CookedItem, 'food' | 'role' | 'grams'>

/** The minutes of all fillings of a pan or pot but the first, which the minutes of the book are for. */
function batchMinutes(method: Method, items: readonly Cooked[]): number {
  const more = (roles: readonly Role[], roomG: number) =>
    Math.max(0, Math.ceil(gramsOfRoles(items, roles) / roomG) - 1)
  if (method === 'pancakes') return PANCAKE_MINUTES * (batterFillings(items) - 1)
  if (method === 'quesadilla')
    return BATCH_MINUTES * more(SEARED, PAN_MEAT_G) + PANCAKE_MINUTES * more(['tortilla'], PAN_FOLDED_G)
  if (method === 'omelette') return moreOmelettesMinutes(items)
  if (method === 'patties') {
    const shaped = items.some(({ role }) => role === 'tin') ? FISH_CAKES : WARMED
    return Math.max(
      PATTIES_MINUTES * more(shaped, PAN_MEAT_G),
      BATCH_MINUTES * more(PAN_ROLES, PAN_VEGETABLES_G),
    )
  }
  if (IN_POT.test(method))
    return (
      BATCH_MINUTES * more(['poultry'], PAN_MEAT_G) +
      BROWNING_MINUTES * (more(['stewmeat'], PAN_MEAT_G) + more(['bird'], PAN_BIRD_G))
    )
  if (!IN_PAN.test(method)) return 0
  const stirred = method === 'friedrice' ? STIRRED_MINUTES * more(BEATEN, STIRRED_EGGS_G) : 0
  // Over less heat vegetables may lie closer.
  const fried = WOK.test(method) ? more(PAN_ROLES, PAN_VEGETABLES_G) : 0
  return stirred + BATCH_MINUTES * Math.max(more(SEARED, PAN_MEAT_G), fried)
}

/**
 * About the minutes at work of a recipe for so many servings, without writing it: those of the book, the cutting of what is
 * more than one serving, dry beans, a bird, and further batches in a pan.
 */
export function workMinutes(
  { method, minutesAtWork }: { readonly method: Method; readonly minutesAtWork: number },
  items: readonly Cooked[],
  servings: number,
): number {
  return (
    minutesAtWork +
    (items.some(({ role }) => role === 'pulse') ? BEANS_WORK_MINUTES : 0) +
    (items.some(({ food }) => isWholeBird(food)) ? BIRD_WORK_MINUTES : 0) +
    handlingMinutes(items, servings) +
    batchMinutes(method, items)
  )
}

/** How often people wait for an oven. */
const MOST_ROUNDS = 1
/** About half of what another filling of the oven takes: a cook is free meanwhile. */
const ROUND_MINUTES = 15

/** What counts for further fillings of the oven, for which people wait, in minutes of work. */
export function roundsMinutes({ method }: { readonly method: Method }, items: readonly Cooked[]): number {
  if (method !== 'sheetpan' && method !== 'roast') return 0
  return ROUND_MINUTES * Math.max(0, Math.ceil(panFillings(items) / OVEN_PANS) - MOST_ROUNDS)
}
