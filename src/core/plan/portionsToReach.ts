import { isSeasoning } from '../food/isSeasoning.js'
import { type Macros, NUTRIENTS } from '../nutrition/macros.js'
import { toMealItem } from './toMeal.js'
import type { MealItem } from './weekPlan.js'

/**
 * How far an item may leave the dish's proportions, as a factor on the common one. All eat from one pot, so a cook divides
 * it by eye; more freedom would bring hardly more days on target.
 */
const FREEDOM = { least: 0.75, most: 1.33 } as const
/** What it counts to leave them, against squared gaps. It also decides where the numbers alone do not. */
const PROPORTION_WEIGHT = 0.05
/** More than enough for the few items of a meal. */
const ROUNDS = 10

interface Part {
  readonly item: MealItem
  /** In the order of `NUTRIENTS`. */
  readonly amounts: readonly number[]
  least: number
  most: number
  factor: number
}

/** Seasonings keep the dish's proportions. Beyond these, no food exceeds what people eat at a meal. */
function toPart(item: MealItem, common: number): Part {
  const { food, quantity } = item
  const amounts = NUTRIENTS.map((nutrient) => item[nutrient])
  if (isSeasoning(food)) return { item, amounts, least: common, most: common, factor: common }
  const most = Math.min(common * FREEDOM.most, Math.max(food.portion.maxG / quantity, common))
  return { item, amounts, least: common * FREEDOM.least, most, factor: common }
}

/** One item after the other takes the amount that fits best beside the others, until they settle. */
function settle(parts: readonly Part[], targets: readonly number[], common: number): void {
  const gaps = targets.map((target, row) =>
    parts.reduce((sum, { amounts, factor }) => sum + factor * (amounts[row] ?? 0), -target),
  )
  const weights = targets.map((target) => 1 / Math.max(1, target) ** 2)
  const proportion = PROPORTION_WEIGHT / common ** 2
  for (let round = 0; round < ROUNDS; round++) {
    for (const part of parts) {
      if (part.least === part.most) continue
      let slope = proportion * (part.factor - common)
      let curve = proportion
      for (const [row, amount] of part.amounts.entries()) {
        const weighed = (weights[row] ?? 0) * amount
        slope += weighed * (gaps[row] ?? 0)
        curve += weighed * amount
      }
      const factor = Math.min(part.most, Math.max(part.least, part.factor - slope / curve))
      const change = factor - part.factor
      for (const [row, amount] of part.amounts.entries()) gaps[row] = (gaps[row] ?? 0) + change * amount
      part.factor = factor
    }
  }
}

/**
 * The factor for a whole number of half steps of the food's grid, at least one: who shares out a pot cuts finer than who
 * fills it. Nobody halves a drumstick.
 */
function onGrid({ item: { food, quantity }, factor }: Part): number {
  const stepG = food.portion.stepG / (/drum/.test(food.id) ? 1 : 2)
  return (Math.max(1, Math.round((quantity * factor) / stepG)) * stepG) / quantity
}

/** The energy of one step of a food's grid: what rounding it may cost. */
const stepKcal = ({ item: { food } }: Part) => (food.calories * food.portion.stepG) / food.servingSize

/**
 * The items of a meal in other portions, so that each number changes by its own factor as nearly as the foods allow. The
 * foods with the coarsest grid are rounded first, and the others make up for it.
 */
export function portionsToReach(items: readonly MealItem[], macros: Macros, factors: Macros): MealItem[] {
  const common = factors.calories
  const parts = items.map((item) => toPart(item, common))
  const targets = NUTRIENTS.map((nutrient) => macros[nutrient] * factors[nutrient])
  settle(parts, targets, common)
  const foods = parts.filter(({ item }) => !isSeasoning(item.food))
  for (const part of foods.sort((a, b) => stepKcal(b) - stepKcal(a))) {
    const factor = onGrid(part)
    Object.assign(part, { least: factor, most: factor, factor })
    settle(parts, targets, common)
  }
  return parts.map(({ item, factor }) =>
    toMealItem(item.food, Math.round(item.quantity * factor * 100) / 100),
  )
}
