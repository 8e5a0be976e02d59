import type { Food } from '../food/food.js'
import { isSeasoning } from '../food/isSeasoning.js'
import { roundUsd, toCents } from '../money.js'

/** Shops weigh out loose food in quarter pounds. */
export const LOOSE_UNIT = 'lb'
/** Meat comes in trays of about a pound, labeled by weight. */
export const TRAY_UNIT = 'lb tray'
/** The unit below one pound, so that no quantity is below 1. */
export const OUNCE_UNITS: ReadonlyMap<string, string> = new Map([
  [LOOSE_UNIT, 'oz'],
  [TRAY_UNIT, 'oz tray'],
])
export const LOOSE_STEP_LB = 1 / 4
export const LEAST_TRAY_LB = 3 / 4
/** Without this, floating point would round some whole sums up to one more pack. */
const ROUNDING_SLACK = 1e-6
/** How many large packs a purchase may replace with smaller ones. Replacing more is rarely cheaper. */
const MOST_LEFT_OUT = 3

/** A number of equal packs. */
export interface Purchase {
  readonly quantity: number
  /** Store unit, such as `lb` or `can (15 oz)`. */
  readonly unit: string
  /** US dollars for all of them, to the cent. */
  readonly cost: number
  /** Edible grams in all of them. */
  readonly edibleG: number
}

type Pack = Pick<Food['pack'], 'unit' | 'edibleG' | 'priceUsd'>

/** Whether a unit is sold by weight. */
export function isByWeight(unit: string): boolean {
  return OUNCE_UNITS.has(unit)
}

/** Whether a shop weighs out a food. Foods that keep come in packs, even those priced by the pound. */
export function isLoose({ pack }: Food): boolean {
  return isByWeight(pack.unit) && !pack.keeps
}

const priceOf = ({ priceUsd }: Pack, quantity: number) => roundUsd(quantity * priceUsd)

function purchase(pack: Pack, quantity: number): Purchase {
  const { unit, edibleG } = pack
  return { quantity, unit, cost: priceOf(pack, quantity), edibleG: quantity * edibleG }
}

const wholePacks = (grams: number, { edibleG }: Pack) =>
  Math.max(0, Math.ceil(grams / edibleG - ROUNDING_SLACK))

export const costOf = (purchases: readonly Pick<Purchase, 'cost'>[]) =>
  purchases.reduce((usd, { cost }) => usd + cost, 0)

/** The cheapest whole packs with at least `grams`. Among equal costs it takes the one with fewer packs. */
function cheapestPacks(grams: number, large: Pack, smaller: readonly Pack[]): readonly Purchase[] {
  const most = wholePacks(grams, large)
  if (most === 0) return []
  let best: readonly Purchase[] = [purchase(large, most)]
  const [next, ...rest] = smaller
  if (next === undefined) return best
  for (let count = most - 1; count >= Math.max(0, most - MOST_LEFT_OUT); count--) {
    const smallOnes = cheapestPacks(grams - count * large.edibleG, next, rest)
    const mixed = count === 0 ? smallOnes : [purchase(large, count), ...smallOnes]
    if (toCents(costOf(mixed)) < toCents(costOf(best))) best = mixed
  }
  return best
}

function looseLb(grams: number, { unit, edibleG }: Pack): number {
  const pounds = Math.ceil(grams / edibleG / LOOSE_STEP_LB - ROUNDING_SLACK) * LOOSE_STEP_LB
  return unit === TRAY_UNIT && pounds > 0 ? Math.max(LEAST_TRAY_LB, pounds) : pounds
}

/**
 * What to buy for `grams` (edible) of a food: quarter pounds of loose food, else the cheapest whole packs that are
 * enough, the largest first. Empty for 0 grams.
 */
export function purchasesFor(food: Food, grams: number): readonly Purchase[] {
  const { pack, smallPacks = [] } = food
  if (!isLoose(food)) return cheapestPacks(grams, pack, smallPacks)
  const pounds = looseLb(grams, pack)
  return pounds > 0 ? [purchase(pack, pounds)] : []
}

/** The shop's price of the whole packs for `grams` (edible) of a food, in US dollars to the cent. */
export function packsCostUsd(food: Food, grams: number): number {
  const { pack, smallPacks } = food
  if (smallPacks !== undefined && !isLoose(food)) return roundUsd(costOf(purchasesFor(food, grams)))
  // The planner asks for these millions of times a week, and there is only one way to buy them.
  return priceOf(pack, isLoose(food) ? looseLb(grams, pack) : wholePacks(grams, pack))
}

/**
 * The cost at the till of `grams` (edible) of a food, in US dollars to the cent. For seasonings, which most households
 * have, it is the share that the week uses.
 */
export function tillCostUsd(food: Food, grams: number): number {
  return isSeasoning(food) ? weekCostUsd(food, grams) : packsCostUsd(food, grams)
}

/**
 * The cost of a week's `grams` (edible) of a food, in US dollars rounded to the cent. For food that keeps it is the exact
 * share of a `pack`, whatever smaller pack a shopper starts with; else everything that is bought.
 */
export function weekCostUsd(food: Food, grams: number): number {
  const { pack } = food
  return pack.keeps ? roundUsd((grams / pack.edibleG) * pack.priceUsd) : packsCostUsd(food, grams)
}
