import { portionRange } from '../../core/food/portions.js'
import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { ROW_COUNT, rowsOfFood, rowsOfItems } from './dayRows.js'
import type { DayGoal, Part, Serving } from './servings.js'

/** Whole numbers of steps come out a little off in floating point. */
export const SLACK = 1e-6

/** The properties of a part that do not depend on its amount. */
interface Measures extends Pick<Part, 'baseG' | 'least' | 'most' | 'isScaled'> {
  readonly stepG: number
  readonly minG: number
  readonly maxG: number
  /** The rows of one gram, in order. */
  readonly shares: Float64Array
  readonly costPerG: number
  /** How much one step moves the number that it moves most. */
  readonly stepWeight: number
}

/** A part while it is being solved. */
export interface Column extends Measures {
  g: number
  isRounded: boolean
  /** The cook's amount at the block's scale, and how far the amount may move around it. */
  aimG: number
  leastG: number
  mostG: number
  /** How strongly it is pulled to that amount, and half of what a gram more costs. See `aim`. */
  ridge: number
  costSlope: number
  /** The limits on the food's grid, once it is rounded. */
  lowG: number
  highG: number
}

/** A serving while it is being solved. */
export interface Block {
  readonly serving: Serving
  /** The rows of its seasonings. */
  readonly fixed: Float64Array
  readonly columns: Column[]
  /** Each day once, with its count. */
  readonly days: readonly number[]
  readonly times: readonly number[]
  readonly leastShare: number
  readonly mostShare: number
  scale: number
  energyShare: number
  /** The version of its days when no move in it gained anything. */
  settledAt: number
}

export const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

function measure(part: Part, goal: DayGoal): Measures {
  const { food, baseG, least, most, isScaled } = part
  const { minSteps, maxSteps } = portionRange(food)
  const { stepG = food.portion.stepG } = part
  const inSteps = stepG / food.portion.stepG
  const [fewest, mostSteps] = [Math.ceil(minSteps / inSteps), Math.floor(maxSteps / inSteps)]
  const minG = Math.max(fewest, Math.ceil(Math.min(part.minG, mostSteps * stepG) / stepG - SLACK)) * stepG
  const maxG = Math.max(minG, Math.min(mostSteps, Math.floor(part.maxG / stepG + SLACK)) * stepG)
  const shares = rowsOfFood(food, goal)
  let steepest = 0
  for (let row = 0; row < NUTRIENTS.length; row++) steepest = Math.max(steepest, shares[row] ?? 0)
  const costPerG = food.pack.priceUsd / food.pack.edibleG
  return { baseG, least, most, isScaled, stepG, minG, maxG, shares, costPerG, stepWeight: steepest * stepG }
}

interface Measured {
  readonly goal: DayGoal
  readonly parts: readonly Measures[]
  /** The rows of its seasonings. */
  readonly fixed: Float64Array
}

/** Servings are solved repeatedly for the same goal. */
const measuredByServing = new WeakMap<Serving, Measured>()

function measured(serving: Serving, goal: DayGoal): Measured {
  const known = measuredByServing.get(serving)
  if (known?.goal === goal) return known
  const parts = serving.parts.map((part) => measure(part, goal))
  const now = { goal, parts, fixed: rowsOfItems(serving.fixed, goal) }
  measuredByServing.set(serving, now)
  return now
}

function toColumn(measures: Measures, scale: number): Column {
  const { baseG, least, most, isScaled, stepG, minG, maxG, shares, costPerG, stepWeight } = measures
  const g = clamp(baseG * (isScaled ? scale : 1), minG, maxG)
  return {
    baseG,
    least,
    most,
    isScaled,
    stepG,
    minG,
    maxG,
    shares,
    costPerG,
    stepWeight,
    g,
    isRounded: false,
    aimG: g,
    leastG: minG,
    mostG: maxG,
    ridge: 0,
    costSlope: 0,
    lowG: minG,
    highG: maxG,
  }
}

/** Adds a serving that stays as it is to its days. */
export function bringFixed(
  gaps: Float64Array,
  serving: Serving,
  goal: DayGoal,
  grams: readonly number[],
): void {
  const { parts, fixed } = measured(serving, goal)
  for (const day of serving.days) {
    const from = day * ROW_COUNT
    for (let row = 0; row < ROW_COUNT; row++) gaps[from + row] = (gaps[from + row] ?? 0) + (fixed[row] ?? 0)
    for (let part = 0; part < parts.length; part++) {
      const shares = parts[part]?.shares
      const g = grams[part] ?? 0
      for (let row = 0; row < ROW_COUNT; row++)
        gaps[from + row] = (gaps[from + row] ?? 0) + (shares?.[row] ?? 0) * g
    }
  }
}

export function toBlock(serving: Serving, goal: DayGoal): Block {
  const { scale, energyKcal } = serving
  const { parts, fixed } = measured(serving, goal)
  const kcal = Math.max(goal.targets.calories, 1)
  const start = clamp(scale.usual, scale.least, scale.most)
  const days = [...new Set(serving.days)]
  return {
    serving,
    fixed,
    columns: parts.map((part) => toColumn(part, start)),
    days,
    times: days.map((day) => serving.days.filter((other) => other === day).length),
    leastShare: energyKcal.least / kcal,
    mostShare: energyKcal.most / kcal,
    scale: start,
    energyShare: 0,
    settledAt: -1,
  }
}
