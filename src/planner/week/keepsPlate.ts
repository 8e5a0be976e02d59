import { SLACK } from '../day/portionBlock.js'
import type { Serving } from '../day/servings.js'

/** How far a meal with these grams of its parts is outside the limits of its energy, kcal. */
export function kcalBeyond({ parts, fixed, energyKcal }: Serving, grams: readonly number[]): number {
  let kcal = fixed.reduce((sum, { calories }) => sum + calories, 0)
  for (const [part, { food }] of parts.entries())
    kcal += (food.calories / food.servingSize) * (grams[part] ?? 0)
  return Math.max(0, energyKcal.least - kcal, kcal - energyKcal.most)
}

/** How far the scales that the parts of a dish ask for are apart; 0 if one scale suits them all, give or take rounding. */
function scalesApart({ parts, scale }: Serving, grams: readonly number[]): number {
  let { least: low, most: high } = scale
  for (const [part, { food, baseG, least, most, minG, maxG, isScaled }] of parts.entries()) {
    const g = grams[part] ?? 0
    const { stepG, ...portion } = food.portion
    if (!isScaled) continue
    // A part at its own limits stays there at any smaller or larger scale.
    if (g - stepG >= Math.max(minG, portion.minG)) low = Math.max(low, (g - stepG / 2) / (most * baseG))
    if (g + stepG <= Math.min(maxG, portion.maxG)) high = Math.min(high, (g + stepG / 2) / (least * baseG))
  }
  return Math.max(0, low - high)
}

/** Whether a meal with other grams keeps the energy and the proportions that it should have, or comes no further from them. */
export function keepsPlate(serving: Serving, before: readonly number[], after: readonly number[]): boolean {
  return (
    kcalBeyond(serving, after) <= kcalBeyond(serving, before) + SLACK &&
    scalesApart(serving, after) <= scalesApart(serving, before) + SLACK
  )
}
