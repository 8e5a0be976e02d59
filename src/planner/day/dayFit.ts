import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { ROW_COUNT, rowWeight } from './dayRows.js'
import { type Block, baseOf, type Column } from './portionBlock.js'

/** How strongly amounts are pulled towards the cook's. The next pull is tried while the numbers do not fit. */
export const PULLS = [0.05, 0.01, 0.002] as const
/** Weight of a squared share of the day's energy by which a meal is too small or too large. */
const ENERGY_WEIGHT = 9000

/** Servings that are being solved, and their days. */
export interface Fit {
  readonly blocks: readonly Block[]
  readonly gaps: Float64Array
  /** The weights of the squared gaps. Blocks share days, so they are computed once for each change of a day. */
  readonly weights: Float64Array
  /** How often each day has changed. */
  readonly versions: Int32Array
  readonly dollarWeight: number
  readonly isEnergyFirst: boolean
  pull: number
}

/** Reads the slopes of a block's days. Moves within the block keep them up to date. */
export function open({ gaps, weights }: Fit, block: Block): void {
  const { days, times, slopes, curves, moved } = block
  slopes.fill(0)
  curves.fill(0)
  moved.fill(0)
  for (let index = 0; index < days.length; index++) {
    const from = (days[index] ?? 0) * ROW_COUNT
    const count = times[index] ?? 1
    for (let row = 0; row < ROW_COUNT; row++) {
      const weight = (weights[from + row] ?? 0) * count
      slopes[row] = (slopes[row] ?? 0) + weight * (gaps[from + row] ?? 0)
      curves[row] = (curves[row] ?? 0) + weight * count
    }
  }
}

/** Passes the moves within a block on to its days. */
export function close({ gaps, weights, versions, isEnergyFirst }: Fit, block: Block): void {
  if (!block.hasMoved) return
  block.hasMoved = false
  const { days, times, moved } = block
  for (let index = 0; index < days.length; index++) {
    const day = days[index] ?? 0
    const from = day * ROW_COUNT
    const count = times[index] ?? 1
    versions[day] = (versions[day] ?? 0) + 1
    for (let row = 0; row < ROW_COUNT; row++) {
      const gap = (gaps[from + row] ?? 0) + (moved[row] ?? 0) * count
      gaps[from + row] = gap
      weights[from + row] = rowWeight(row, gap, isEnergyFirst)
    }
  }
  moved.fill(0)
}

/** Changes whenever one of a block's days changes. */
export function versionOf({ versions }: Fit, { days }: Block): number {
  let version = 0
  for (const day of days) version += versions[day] ?? 0
  return version
}

export function move(block: Block, column: Column, toG: number): void {
  const byG = toG - column.g
  if (byG === 0) return
  const { slopes, curves, moved } = block
  const { shares } = column
  for (let row = 0; row < ROW_COUNT; row++) {
    const share = (shares[row] ?? 0) * byG
    moved[row] = (moved[row] ?? 0) + share
    slopes[row] = (slopes[row] ?? 0) + (curves[row] ?? 0) * share
  }
  block.energyShare += (shares[0] ?? 0) * byG
  column.g = toG
  block.hasMoved = true
}

/** How far a meal is outside its energy limits, as a share of the day. */
function energyExcess({ energyShare, leastShare, mostShare }: Block): number {
  return energyShare > mostShare ? energyShare - mostShare : Math.min(0, energyShare - leastShare)
}

/** The last slope and curvature that {@link look} and {@link lookAlong} found. Returning pairs would cost time. */
export const found = { slope: 0, curve: 0 }

/** Half the slope of the objective along a direction of shares, and half its curvature. */
export function lookAlong(block: Block, shares: Float64Array): void {
  const { slopes, curves } = block
  let slope = 0
  let curve = 0
  for (let row = 0; row < ROW_COUNT; row++) {
    const share = shares[row] ?? 0
    slope += (slopes[row] ?? 0) * share
    curve += (curves[row] ?? 0) * share * share
  }
  const excess = energyExcess(block)
  if (excess !== 0) {
    const energy = shares[0] ?? 0
    slope += ENERGY_WEIGHT * excess * energy
    curve += ENERGY_WEIGHT * energy * energy
  }
  found.slope = slope
  found.curve = curve
}

export function look({ pull, dollarWeight }: Fit, block: Block, column: Column): void {
  lookAlong(block, column.shares)
  const base = baseOf(column, block)
  const ridge = pull / (base * base)
  const times = block.serving.days.length
  found.slope += ridge * (column.g - base) + (dollarWeight * column.costPerG * pull * times) / PULLS[0] / 2
  found.curve += ridge
}

export function dayGap(gaps: Float64Array, day: number): number {
  let worst = 0
  for (let row = 0; row < NUTRIENTS.length; row++)
    worst = Math.max(worst, Math.abs(gaps[day * ROW_COUNT + row] ?? 0))
  return worst
}
