import type { Food } from '../food/food.js'
import { portionRange, stepsToGrams } from './portions.js'
import type { Macros } from './weekPlan.js'

/** The numbers a day is measured by, in the order the solver keeps them. */
export const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat'] as const

/** A food on the plate and the amount a cook would reach for. */
export interface Helping {
  readonly food: Food
  readonly typicalG: number
}

export interface PortionGoal {
  readonly targets: Macros
  /** Vegetables and fruit the helpings should reach together, in grams; 0 for no such wish. */
  readonly produceG: number
  /** How much a dollar counts against a close fit; 0 where money is no matter. */
  readonly dollarWeight: number
}

export interface PortionSolution {
  /** Grams of each helping, on its food's portion grid. */
  readonly grams: readonly number[]
  /** Signed relative gap of each of {@link NUTRIENTS}: 0.05 is 5% over the target. */
  readonly gaps: readonly number[]
  /** The widest of the gaps, without its sign. */
  readonly worstGap: number
}

/** Weight of a squared relative gap against a squared relative departure from a typical amount. */
const GAP_WEIGHT = 100
const PRODUCE_WEIGHT = 4
/** Pull towards typical amounts, loosened until the numbers fit. */
const TYPICAL_WEIGHTS = [0.06, 0.01, 0.001] as const
/** A fit closer than this is not worth a less typical plate. */
const CLOSE_GAP = 0.03
const SWEEPS = 40
const SETTLED_STEPS = 0.02
const MAX_MOVES = 60
const MIN_GAIN = 1e-9

/** Vegetables and fruit count as produce; potatoes are starch (WHO counts them so too). */
export function isProduce({ category }: Food): boolean {
  return category === 'vegetable' || category === 'fruit'
}

/** One helping in grid steps: all that the descent needs, by step. */
interface Column {
  readonly food: Food
  readonly low: number
  readonly high: number
  readonly typical: number
  /** Share of each target that one step brings. */
  readonly shares: readonly [number, number, number, number]
  readonly produce: number
  readonly dollars: number
  /** Curvature of the gaps along this column. */
  readonly curvature: number
}

function toColumn({ food, typicalG }: Helping, goal: PortionGoal): Column {
  const { minSteps, maxSteps } = portionRange(food)
  const stepG = food.portion.stepG
  const share = (nutrient: (typeof NUTRIENTS)[number]) =>
    (food[nutrient] * stepG) / food.servingSize / Math.max(goal.targets[nutrient], 1)
  const shares = [share('calories'), share('protein'), share('carbs'), share('fat')] as const
  const [calories, protein, carbs, fat] = shares
  return {
    food,
    low: minSteps,
    high: maxSteps,
    typical: Math.min(maxSteps, Math.max(minSteps, typicalG / stepG)),
    shares,
    produce: goal.produceG > 0 && isProduce(food) ? stepG / goal.produceG : 0,
    dollars: (goal.dollarWeight * food.pack.priceUsd * stepG) / food.pack.edibleG,
    curvature: calories * calories + protein * protein + carbs * carbs + fat * fat,
  }
}

/** Portions being worked out: amounts in steps, and the gaps they leave. */
class Descent {
  readonly steps: number[]
  private readonly gaps = [-1, -1, -1, -1] as [number, number, number, number]
  private produceGap: number

  constructor(
    private readonly columns: readonly Column[],
    wantsProduce: boolean,
  ) {
    this.steps = columns.map(() => 0)
    this.produceGap = wantsProduce ? -1 : 0
    columns.forEach((column, index) => {
      this.move(index, column.typical)
    })
  }

  get worstGap(): number {
    const [calories, protein, carbs, fat] = this.gaps
    return Math.max(Math.abs(calories), Math.abs(protein), Math.abs(carbs), Math.abs(fat))
  }

  get currentGaps(): readonly number[] {
    return [...this.gaps]
  }

  private move(index: number, delta: number): void {
    const column = this.columns[index]
    if (column === undefined) return
    this.steps[index] = (this.steps[index] ?? 0) + delta
    this.gaps[0] += column.shares[0] * delta
    this.gaps[1] += column.shares[1] * delta
    this.gaps[2] += column.shares[2] * delta
    this.gaps[3] += column.shares[3] * delta
    this.produceGap += column.produce * delta
  }

  /** Half the slope of the objective along a column, and half its curvature. */
  private slope(column: Column, steps: number, typicalWeight: number): { slope: number; curve: number } {
    const [g0, g1, g2, g3] = this.gaps
    const [s0, s1, s2, s3] = column.shares
    const pull = typicalWeight / (column.typical * column.typical)
    const produce = this.produceGap < 0 ? PRODUCE_WEIGHT * column.produce : 0
    return {
      slope:
        GAP_WEIGHT * (g0 * s0 + g1 * s1 + g2 * s2 + g3 * s3) +
        produce * this.produceGap +
        pull * (steps - column.typical) +
        (column.dollars / 2) * (typicalWeight / TYPICAL_WEIGHTS[0]),
      curve: GAP_WEIGHT * column.curvature + produce * column.produce + pull,
    }
  }

  /** Coordinate descent on amounts that need not sit on the grid yet. */
  relax(typicalWeight: number): void {
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      let farthest = 0
      this.columns.forEach((column, index) => {
        const steps = this.steps[index] ?? 0
        const { slope, curve } = this.slope(column, steps, typicalWeight)
        const wanted = Math.min(column.high, Math.max(column.low, steps - slope / curve))
        const delta = wanted - steps
        if (delta === 0) return
        this.move(index, delta)
        farthest = Math.max(farthest, Math.abs(delta))
      })
      if (farthest < SETTLED_STEPS) return
    }
  }

  round(): void {
    this.steps.forEach((steps, index) => {
      this.move(index, Math.round(steps) - steps)
    })
  }

  /** The best whole move along a column from the present gaps, and what it gains. */
  private bestMove(index: number, typicalWeight: number): { delta: number; gain: number } {
    const column = this.columns[index]
    const steps = this.steps[index]
    if (column === undefined || steps === undefined) return { delta: 0, gain: 0 }
    const { slope, curve } = this.slope(column, steps, typicalWeight)
    const wanted = Math.min(column.high, Math.max(column.low, steps + Math.round(-slope / curve)))
    const delta = wanted - steps
    return { delta, gain: -(2 * slope * delta + curve * delta * delta) }
  }

  /** Repairs what rounding broke: the best single move on the grid, else the best pair of moves, until none helps. */
  repair(typicalWeight: number): void {
    for (let moves = 0; moves < MAX_MOVES; moves++) {
      if (!this.bestSingle(typicalWeight) && !(this.worstGap > CLOSE_GAP && this.bestPair(typicalWeight)))
        return
    }
  }

  private bestSingle(typicalWeight: number): boolean {
    let best = { index: -1, delta: 0, gain: MIN_GAIN }
    for (let index = 0; index < this.columns.length; index++) {
      const { delta, gain } = this.bestMove(index, typicalWeight)
      if (delta !== 0 && gain > best.gain) best = { index, delta, gain }
    }
    if (best.index < 0) return false
    this.move(best.index, best.delta)
    return true
  }

  private bestPair(typicalWeight: number): boolean {
    let best = { first: -1, step: 0, second: -1, delta: 0, gain: MIN_GAIN }
    this.columns.forEach((column, first) => {
      for (const step of [-1, 1]) {
        const steps = this.steps[first] ?? 0
        if (steps + step < column.low || steps + step > column.high) continue
        const { slope, curve } = this.slope(column, steps, typicalWeight)
        const cost = 2 * slope * step + curve
        this.move(first, step)
        for (let second = 0; second < this.columns.length; second++) {
          if (second === first) continue
          const { delta, gain } = this.bestMove(second, typicalWeight)
          if (gain - cost > best.gain) best = { first, step, second, delta, gain: gain - cost }
        }
        this.move(first, -step)
      }
    })
    if (best.first < 0) return false
    this.move(best.first, best.step)
    this.move(best.second, best.delta)
    return true
  }
}

/**
 * Portions of all helpings of a day (or of any group of meals) that come closest to the targets, each on its food's
 * grid and within its sane range. Never fails: where the targets are out of reach it returns the nearest it found.
 */
export function solvePortions(helpings: readonly Helping[], goal: PortionGoal): PortionSolution {
  const columns = helpings.map((helping) => toColumn(helping, goal))
  const descent = new Descent(columns, goal.produceG > 0)
  for (const typicalWeight of TYPICAL_WEIGHTS) {
    descent.relax(typicalWeight)
    descent.round()
    descent.repair(typicalWeight)
    if (descent.worstGap <= CLOSE_GAP) break
  }
  return {
    grams: columns.map(({ food }, index) => stepsToGrams(food, descent.steps[index] ?? 0)),
    gaps: descent.currentGaps,
    worstGap: descent.worstGap,
  }
}
