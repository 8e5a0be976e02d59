import { type KitchenAmount, nearestFraction } from './kitchenAmount.js'

const TSP_PER_TBSP = 3
const TSP_PER_CUP = 48
const SMALLEST_TSP = 1 / 8
/** From here a quarter cup is nearer than 3 1/2 tablespoons. */
const CUPS_FROM_TSP = 11.25
const HALF_TBSP_IN_TSP = TSP_PER_TBSP / 2

/**
 * A volume said with the largest spoon or cup that fits, such as `1 tbsp + 1 tsp` or `1 1/2 cups`; `null` where no spoon
 * is small enough. Takes teaspoons, and `value` is in teaspoons.
 */
export function nearestVolume(tsp: number): KitchenAmount | null {
  if (!(tsp >= SMALLEST_TSP)) return null
  if (tsp >= CUPS_FROM_TSP) {
    const cups = nearestFraction(tsp / TSP_PER_CUP)
    return (
      cups && { value: cups.value * TSP_PER_CUP, text: `${cups.text} ${cups.value > 1 ? 'cups' : 'cup'}` }
    )
  }
  const spoons = tsp < 1 ? Math.max(1, Math.round(tsp * 4)) / 4 : Math.round(tsp * 2) / 2
  if (spoons >= TSP_PER_TBSP) return tablespoons(tsp)
  const teaspoons = nearestFraction(spoons)
  return teaspoons && { value: teaspoons.value, text: `${teaspoons.text} tsp` }
}

function tablespoons(tsp: number): KitchenAmount {
  const inTsp = Math.round(tsp)
  const inHalfTbsp = Math.round(tsp / HALF_TBSP_IN_TSP) * HALF_TBSP_IN_TSP
  const value = Math.abs(inHalfTbsp - tsp) < Math.abs(inTsp - tsp) ? inHalfTbsp : inTsp
  const tbsp = Math.floor(value / TSP_PER_TBSP)
  const rest = value - tbsp * TSP_PER_TBSP
  if (rest === 0) return { value, text: `${tbsp} tbsp` }
  return { value, text: rest === HALF_TBSP_IN_TSP ? `${tbsp} 1/2 tbsp` : `${tbsp} tbsp + ${rest} tsp` }
}
