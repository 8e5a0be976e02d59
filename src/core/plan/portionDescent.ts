import { type Helping, isProduce, NUTRIENTS, type PortionGoal } from './portionProblem.js'
import { portionRange } from './portions.js'

/** Pull towards typical amounts, loosened until the numbers fit. */
export const TYPICAL_WEIGHTS = [0.06, 0.01, 0.001] as const
/** Weight of a squared relative gap against a squared relative departure from a typical amount. */
const GAP_WEIGHT = 100
const PRODUCE_WEIGHT = 4
/** A fit closer than this is not worth a less typical plate. */
export const CLOSE_GAP = 0.03
const SWEEPS = 40
const SETTLED_STEPS = 0.02
const MAX_MOVES = 60
/** Pairs are costly to search and mend what rounding left, not a day that is far off. */
const MAX_PAIRS = 4
const FAR_OFF_GAP = 0.12
const MIN_GAIN = 1e-9

/** A number of a column; every index asked for exists. */
function at(column: Float64Array, index: number): number {
  return column[index] ?? 0
}

/** Rows of the solver's table: shares of the four targets that one step of a helping brings. */
const ROWS = NUTRIENTS.length

/**
 * Portions being worked out. Amounts are in steps of each food's grid; flat typed arrays, because a week asks for
 * hundreds of solutions.
 */
export class PortionDescent {
  readonly steps: Float64Array
  private readonly low: Float64Array
  private readonly high: Float64Array
  private readonly typical: Float64Array
  /** Shares of the targets one step brings, {@link ROWS} numbers for each helping. */
  private readonly shares: Float64Array
  private readonly curvature: Float64Array
  private readonly produce: Float64Array
  private readonly dollars: Float64Array
  private readonly gaps = new Float64Array(ROWS).fill(-1)
  private produceGap: number
  private readonly slopes: Float64Array
  private readonly curves: Float64Array
  /** Slope and curvature left by {@link look}; fields, so that the inner loop makes no garbage. */
  private slope = 0
  private curve = 1
  private readonly count: number

  constructor(helpings: readonly Helping[], goal: PortionGoal) {
    this.count = helpings.length
    const column = () => new Float64Array(this.count)
    this.steps = column()
    this.low = column()
    this.high = column()
    this.typical = column()
    this.shares = new Float64Array(this.count * ROWS)
    this.curvature = column()
    this.produce = column()
    this.dollars = column()
    this.slopes = column()
    this.curves = column()
    this.produceGap = goal.produceG > 0 ? -1 : 0
    helpings.forEach((helping, index) => {
      this.fill(index, helping, goal)
    })
  }

  get worstGap(): number {
    let worst = 0
    for (const gap of this.gaps) worst = Math.max(worst, Math.abs(gap))
    return worst
  }

  get currentGaps(): readonly number[] {
    return [...this.gaps]
  }

  private fill(
    index: number,
    { food, typicalG }: Helping,
    { targets, produceG, dollarWeight }: PortionGoal,
  ): void {
    const { minSteps, maxSteps } = portionRange(food)
    const { stepG } = food.portion
    this.low[index] = minSteps
    this.high[index] = maxSteps
    this.typical[index] = Math.min(maxSteps, Math.max(minSteps, typicalG / stepG))
    let curvature = 0
    NUTRIENTS.forEach((nutrient, row) => {
      const share = (food[nutrient] * stepG) / food.servingSize / Math.max(targets[nutrient], 1)
      this.shares[index * ROWS + row] = share
      curvature += share * share
    })
    this.curvature[index] = curvature
    this.produce[index] = produceG > 0 && isProduce(food) ? stepG / produceG : 0
    this.dollars[index] = (dollarWeight * food.pack.priceUsd * stepG) / food.pack.edibleG
    this.move(index, at(this.typical, index))
  }

  private move(index: number, delta: number): void {
    this.steps[index] = at(this.steps, index) + delta
    for (let row = 0; row < ROWS; row++) {
      this.gaps[row] = at(this.gaps, row) + at(this.shares, index * ROWS + row) * delta
    }
    this.produceGap += at(this.produce, index) * delta
  }

  /** Works out half the slope of the objective along a column, and half its curvature. */
  private look(index: number, typicalWeight: number): void {
    const { gaps, shares } = this
    const first = index * ROWS
    const typical = at(this.typical, index)
    const pull = typicalWeight / (typical * typical)
    const produce = this.produceGap < 0 ? PRODUCE_WEIGHT * at(this.produce, index) : 0
    let along = 0
    for (let row = 0; row < ROWS; row++) along += at(gaps, row) * at(shares, first + row)
    this.slope =
      GAP_WEIGHT * along +
      produce * this.produceGap +
      pull * (at(this.steps, index) - typical) +
      (at(this.dollars, index) / 2) * (typicalWeight / TYPICAL_WEIGHTS[0])
    this.curve = GAP_WEIGHT * at(this.curvature, index) + produce * at(this.produce, index) + pull
  }

  /** Coordinate descent on amounts that need not sit on the grid yet. */
  relax(typicalWeight: number): void {
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      let farthest = 0
      for (let index = 0; index < this.count; index++) {
        this.look(index, typicalWeight)
        const steps = at(this.steps, index)
        const wanted = Math.min(
          at(this.high, index),
          Math.max(at(this.low, index), steps - this.slope / this.curve),
        )
        if (wanted === steps) continue
        this.move(index, wanted - steps)
        farthest = Math.max(farthest, Math.abs(wanted - steps))
      }
      if (farthest < SETTLED_STEPS) return
    }
  }

  round(): void {
    for (let index = 0; index < this.count; index++) {
      const steps = at(this.steps, index)
      this.move(index, Math.round(steps) - steps)
    }
  }

  /** The best whole number of steps to move along a column from the present gaps. */
  private bestDelta(index: number, typicalWeight: number): number {
    this.look(index, typicalWeight)
    return this.wantedDelta(index)
  }

  /** The same with slope and curvature known. */
  private wantedDelta(index: number): number {
    const steps = at(this.steps, index)
    const wanted = steps + Math.round(-this.slope / this.curve)
    return Math.min(at(this.high, index), Math.max(at(this.low, index), wanted)) - steps
  }

  /** What a move gains along the column last looked at. */
  private gain(delta: number): number {
    return -(2 * this.slope * delta + this.curve * delta * delta)
  }

  /** Repairs what rounding broke: the best single move on the grid, else the best pair of moves, until none helps. */
  repair(typicalWeight: number): void {
    let pairs = 0
    for (let moves = 0; moves < MAX_MOVES; moves++) {
      if (this.bestSingle(typicalWeight)) continue
      const worst = this.worstGap
      if (worst <= CLOSE_GAP || worst > FAR_OFF_GAP || pairs++ >= MAX_PAIRS) return
      if (!this.bestPair(typicalWeight)) return
    }
  }

  private bestSingle(typicalWeight: number): boolean {
    let bestIndex = -1
    let bestDelta = 0
    let bestGain = MIN_GAIN
    for (let index = 0; index < this.count; index++) {
      const delta = this.bestDelta(index, typicalWeight)
      const gain = this.gain(delta)
      if (delta === 0 || gain <= bestGain) continue
      bestIndex = index
      bestDelta = delta
      bestGain = gain
    }
    if (bestIndex < 0) return false
    this.move(bestIndex, bestDelta)
    return true
  }

  private bestPair(typicalWeight: number): boolean {
    const { count, slopes, curves, shares } = this
    for (let index = 0; index < count; index++) {
      this.look(index, typicalWeight)
      slopes[index] = this.slope
      curves[index] = this.curve
    }
    const lackBefore = Math.min(0, this.produceGap)
    let best: readonly [first: number, step: number, second: number, delta: number] | undefined
    let bestGain = MIN_GAIN
    for (let first = 0; first < count; first++) {
      for (let step = -1; step <= 1; step += 2) {
        const moved = at(this.steps, first) + step
        if (moved < at(this.low, first) || moved > at(this.high, first)) continue
        const firstGain = -(2 * at(slopes, first) * step + at(curves, first))
        const lackAfter = Math.min(0, this.produceGap + at(this.produce, first) * step)
        const lack = PRODUCE_WEIGHT * (lackAfter - lackBefore)
        for (let second = 0; second < count; second++) {
          if (second === first) continue
          let overlap = 0
          for (let row = 0; row < ROWS; row++) {
            overlap += at(shares, first * ROWS + row) * at(shares, second * ROWS + row)
          }
          this.slope = at(slopes, second) + GAP_WEIGHT * step * overlap + lack * at(this.produce, second)
          this.curve = at(curves, second)
          const delta = this.wantedDelta(second)
          const gain = firstGain + this.gain(delta)
          if (gain <= bestGain) continue
          best = [first, step, second, delta]
          bestGain = gain
        }
      }
    }
    if (best === undefined) return false
    this.move(best[0], best[1])
    this.move(best[2], best[3])
    return true
  }
}
