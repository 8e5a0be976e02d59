import type { CoreWords } from '../words.js'
import { type KitchenAmount, nearestFraction } from './kitchenAmount.js'

const TSP_PER_TBSP = 3
const TSP_PER_CUP = 48
const SMALLEST_TSP = 1 / 8
/** A pinch is 1/16 tsp. From this amount on, 1/8 tsp is nearer. */
export const MEASURED_FROM_TSP = 3 / 32
/** The smallest spoon of a set is 1/8 tsp, the next 1/4 tsp. */
const QUARTER_FROM_TSP = 3 / 16
/** From this amount on, a quarter cup is nearer than 3 1/2 tablespoons. */
export const CUPS_FROM_TSP = 11.25
const HALF_TBSP_IN_TSP = TSP_PER_TBSP / 2

/**
 * A volume in the largest spoon or cup that fits, such as `1 tbsp + 1 tsp` or `1 1/2 cups`; `null` if no spoon is small
 * enough.
 * @param tsp the volume in teaspoons, which is also the unit of `value`.
 */
export function nearestVolume(tsp: number, words: CoreWords['measure']): KitchenAmount | null {
  if (!(tsp >= MEASURED_FROM_TSP)) return null
  if (tsp < QUARTER_FROM_TSP) return { value: SMALLEST_TSP, text: words.teaspoons('1/8') }
  if (tsp >= CUPS_FROM_TSP) {
    const cups = nearestFraction(tsp / TSP_PER_CUP)
    return cups && { value: cups.value * TSP_PER_CUP, text: words.cups(cups.text, cups.value) }
  }
  const spoons = tsp < 1 ? Math.max(1, Math.round(tsp * 4)) / 4 : Math.round(tsp * 2) / 2
  if (spoons >= TSP_PER_TBSP) return nearestTablespoons(tsp, words)
  const teaspoons = nearestFraction(spoons)
  return teaspoons && { value: teaspoons.value, text: words.teaspoons(teaspoons.text) }
}

function nearestTablespoons(tsp: number, words: CoreWords['measure']): KitchenAmount {
  const inTsp = Math.round(tsp)
  const inHalfTbsp = Math.round(tsp / HALF_TBSP_IN_TSP) * HALF_TBSP_IN_TSP
  const value = Math.abs(inHalfTbsp - tsp) < Math.abs(inTsp - tsp) ? inHalfTbsp : inTsp
  const whole = Math.floor(value / TSP_PER_TBSP)
  const rest = value - whole * TSP_PER_TBSP
  if (rest === HALF_TBSP_IN_TSP) return { value, text: words.tablespoons(`${whole} 1/2`) }
  const tablespoons = words.tablespoons(`${whole}`)
  return { value, text: rest === 0 ? tablespoons : words.sum(tablespoons, words.teaspoons(`${rest}`)) }
}
