import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { ROW_COUNT, weighDay } from './dayRows.js'
import { type Block, type Column, clamp } from './portionBlock.js'

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

/**
 * The open block: half the slope and half the curvature of its days' gaps by row, and its moves since they were read. One
 * block is open at a time.
 */
const slopes = new Float64Array(ROW_COUNT)
const curves = new Float64Array(ROW_COUNT)
const moved = new Float64Array(ROW_COUNT)
let hasMoved = false

/** Reads the slopes of a block's days. Moves within the block keep them up to date. */
export function open({ gaps, weights }: Fit, { days, times }: Block): void {
  hasMoved = false
  for (let row = 0; row < ROW_COUNT; row++) {
    let slope = 0
    let curve = 0
    for (let index = 0; index < days.length; index++) {
      const at = (days[index] ?? 0) * ROW_COUNT + row
      const weight = (weights[at] ?? 0) * (times[index] ?? 1)
      slope += weight * (gaps[at] ?? 0)
      curve += weight * (times[index] ?? 1)
    }
    slopes[row] = slope
    curves[row] = curve
    moved[row] = 0
  }
}

/** Passes the moves within the open block on to its days. */
export function close({ gaps, weights, versions, isEnergyFirst }: Fit, { days, times }: Block): void {
  if (!hasMoved) return
  for (let index = 0; index < days.length; index++) {
    const day = days[index] ?? 0
    const from = day * ROW_COUNT
    const count = times[index] ?? 1
    versions[day] = (versions[day] ?? 0) + 1
    for (let row = 0; row < ROW_COUNT; row++)
      gaps[from + row] = (gaps[from + row] ?? 0) + (moved[row] ?? 0) * count
    weighDay(gaps, weights, from, isEnergyFirst)
  }
}

/** Adds a block to its days. */
export function bring(fit: Fit, block: Block): void {
  open(fit, block)
  for (let row = 0; row < ROW_COUNT; row++) moved[row] = block.fixed[row] ?? 0
  for (const { shares, g } of block.columns)
    for (let row = 0; row < ROW_COUNT; row++) moved[row] = (moved[row] ?? 0) + (shares[row] ?? 0) * g
  block.energyShare = moved[0] ?? 0
  hasMoved = true
  close(fit, block)
}

/** Changes whenever one of a block's days changes. */
export function versionOf({ versions }: Fit, { days }: Block): number {
  let version = 0
  for (let index = 0; index < days.length; index++) version += versions[days[index] ?? 0] ?? 0
  return version
}

export function move(block: Block, column: Column, toG: number): void {
  const byG = toG - column.g
  if (byG === 0) return
  const { shares } = column
  for (let row = 0; row < ROW_COUNT; row++) {
    const share = (shares[row] ?? 0) * byG
    moved[row] = (moved[row] ?? 0) + share
    slopes[row] = (slopes[row] ?? 0) + (curves[row] ?? 0) * share
  }
  block.energyShare += (shares[0] ?? 0) * byG
  column.g = toG
  hasMoved = true
}

/** How far a meal is outside its energy limits, as a share of the day. */
function energyExcess({ energyShare, leastShare, mostShare }: Block): number {
  return energyShare > mostShare ? energyShare - mostShare : Math.min(0, energyShare - leastShare)
}

/** The last slope and curvature that {@link look} and {@link lookAlong} found. Returning pairs would cost time. */
export const found = { slope: 0, curve: 0 }

/** Half the slope of the objective along a direction of shares, and half its curvature. */
export function lookAlong(block: Block, shares: Float64Array): void {
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

/** Reads where the columns of a block are pulled to, after a change of its scale or of the pull. */
export function aim({ pull, dollarWeight }: Fit, block: Block): void {
  const times = block.serving.days.length
  for (const column of block.columns) {
    const { baseG, least, most, minG, maxG, costPerG, isScaled } = column
    const aimG = isScaled ? baseG * block.scale : baseG
    column.aimG = aimG
    column.leastG = clamp(least * aimG, minG, maxG)
    column.mostG = clamp(most * aimG, column.leastG, maxG)
    column.ridge = pull / (aimG * aimG)
    column.costSlope = (dollarWeight * costPerG * pull * times) / PULLS[0] / 2
  }
}

export function look(block: Block, { shares, g, aimG, ridge, costSlope }: Column): void {
  lookAlong(block, shares)
  found.slope += ridge * (g - aimG) + costSlope
  found.curve += ridge
}

export function dayGap(gaps: Float64Array, day: number): number {
  let worst = 0
  for (let row = 0; row < NUTRIENTS.length; row++)
    worst = Math.max(worst, Math.abs(gaps[day * ROW_COUNT + row] ?? 0))
  return worst
}
