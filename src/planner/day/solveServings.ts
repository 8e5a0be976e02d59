import { portionRange } from '../../core/food/portions.js'
import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { dayRows, ROW_COUNT, rowsOfFood, rowsOfItems, rowWeight } from './dayRows.js'
import type { DayGoal, Part, Serving } from './servings.js'

/** Portions of servings, and how far each day is off. */
export interface Portions {
  /** Grams of each part of each serving, on the foods' grids. */
  readonly grams: readonly (readonly number[])[]
  /** Signed relative gaps of each day: 0.05 is 5% over the target; see {@link dayRows}. */
  readonly gaps: readonly (readonly number[])[]
  /** The widest gap of each day's four numbers, without its sign. */
  readonly worstGaps: readonly number[]
}

/** How strongly amounts are pulled towards the cook's; the next pull is tried as long as the numbers do not fit. */
const PULLS = [0.05, 0.01, 0.002] as const
const LAST_PULL = PULLS[2]
/** The pull towards a meal's usual share of the day, against that towards the cook's proportions. */
const SCALE_PULL = 4
/** Weight of a squared share of the day's energy by which a meal is too small or too large. */
const ENERGY_WEIGHT = 4000
/** A fit closer than this is not worth a less typical plate. */
const CLOSE_GAP = 0.03
const SWEEPS = 16
const SWEEPS_AFTER_ROUNDING = 6
const SETTLED_SHARE = 0.002
/** A step of a food that moves a number this much is rounded before the others. */
const COARSE_STEP = 0.012
const MAX_MOVES = 80
const MAX_PAIRS = 6
const FAR_OFF_GAP = 0.15
const MIN_GAIN = 1e-7
/** A first move that loses more than this is not worth looking for a second one. */
const WORST_FIRST_MOVE = -0.5
const SLACK = 1e-6

/** What a part is to the solver, whatever its amount. */
interface Measures {
  readonly part: Part
  readonly stepG: number
  readonly minG: number
  readonly maxG: number
  /** What one gram brings, in the order of the rows. */
  readonly shares: Float64Array
  readonly costPerG: number
  /** How much one step moves the number that it moves most. */
  readonly stepWeight: number
}

/** A part while it is being solved. */
interface Column extends Measures {
  g: number
  isRounded: boolean
  lowG: number
  highG: number
}

/** A serving while it is being solved. */
interface Block {
  readonly serving: Serving
  readonly columns: Column[]
  /** Each day once, and how often it counts. */
  readonly days: readonly number[]
  readonly times: readonly number[]
  readonly leastShare: number
  readonly mostShare: number
  readonly isFree: boolean
  /** Half the slope and half the curvature of the days' gaps by row, and what moved since they were read. */
  readonly slopes: Float64Array
  readonly curves: Float64Array
  readonly moved: Float64Array
  scale: number
  energyShare: number
}

interface Fit {
  readonly blocks: readonly Block[]
  readonly gaps: Float64Array
  readonly dollarWeight: number
  readonly isEnergyFirst: boolean
  pull: number
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

function measure(part: Part, goal: DayGoal): Measures {
  const { food } = part
  const { minSteps, maxSteps } = portionRange(food)
  const { stepG } = food.portion
  const minG = Math.max(minSteps, Math.ceil(Math.min(part.minG, maxSteps * stepG) / stepG - SLACK)) * stepG
  const maxG = Math.max(minG, Math.min(maxSteps, Math.floor(part.maxG / stepG + SLACK)) * stepG)
  const shares = rowsOfFood(food, goal)
  let most = 0
  for (let row = 0; row < NUTRIENTS.length; row++) most = Math.max(most, shares[row] ?? 0)
  const costPerG = food.pack.priceUsd / food.pack.edibleG
  return { part, stepG, minG, maxG, shares, costPerG, stepWeight: most * stepG }
}

interface Measured {
  readonly goal: DayGoal
  readonly parts: readonly Measures[]
  /** What its seasonings bring. */
  readonly fixed: Float64Array
}

/** Servings are solved again and again for the same goal. */
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
  const { part, stepG, minG, maxG, shares, costPerG, stepWeight } = measures
  const g = clamp(part.baseG * (part.isScaled ? scale : 1), minG, maxG)
  return {
    part,
    stepG,
    minG,
    maxG,
    shares,
    costPerG,
    stepWeight,
    g,
    isRounded: false,
    lowG: minG,
    highG: maxG,
  }
}

const baseOf = ({ part }: Column, { scale }: Block) => (part.isScaled ? part.baseG * scale : part.baseG)

const lowest = (column: Column, block: Block) =>
  clamp(column.part.least * baseOf(column, block), column.minG, column.maxG)

const highest = (column: Column, block: Block) =>
  clamp(column.part.most * baseOf(column, block), lowest(column, block), column.maxG)

/** Reads the slopes of a block's days; moves within the block keep them up to date. */
function open({ gaps, isEnergyFirst }: Fit, { days, times, slopes, curves, moved }: Block): void {
  slopes.fill(0)
  curves.fill(0)
  moved.fill(0)
  for (let index = 0; index < days.length; index++) {
    const from = (days[index] ?? 0) * ROW_COUNT
    const count = times[index] ?? 1
    for (let row = 0; row < ROW_COUNT; row++) {
      const gap = gaps[from + row] ?? 0
      const weight = rowWeight(row, gap, isEnergyFirst) * count
      slopes[row] = (slopes[row] ?? 0) + weight * gap
      curves[row] = (curves[row] ?? 0) + weight * count
    }
  }
}

/** Hands what moved within a block on to its days. */
function close({ gaps }: Fit, { days, times, moved }: Block): void {
  for (let index = 0; index < days.length; index++) {
    const from = (days[index] ?? 0) * ROW_COUNT
    const count = times[index] ?? 1
    for (let row = 0; row < ROW_COUNT; row++)
      gaps[from + row] = (gaps[from + row] ?? 0) + (moved[row] ?? 0) * count
  }
  moved.fill(0)
}

function move(block: Block, column: Column, toG: number): void {
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
}

/** How far a meal is outside the energy that it may bring, as a share of the day. */
function energyExcess({ energyShare, leastShare, mostShare }: Block): number {
  return energyShare > mostShare ? energyShare - mostShare : Math.min(0, energyShare - leastShare)
}

/** The last slope and curvature that {@link look} and {@link lookAlong} found; numbers returned in pairs cost time. */
const found = { slope: 0, curve: 0 }

/** Half the slope of the objective along a direction of shares, and half its curvature. */
function lookAlong(block: Block, shares: Float64Array): void {
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

function look({ pull, dollarWeight }: Fit, block: Block, column: Column): void {
  lookAlong(block, column.shares)
  const base = baseOf(column, block)
  const ridge = pull / (base * base)
  const times = block.serving.days.length
  found.slope += ridge * (column.g - base) + (dollarWeight * column.costPerG * pull * times) / PULLS[0] / 2
  found.curve += ridge
}

const along = new Float64Array(ROW_COUNT)

/** Scales a dish to where the days fit best. */
function rescale({ pull }: Fit, block: Block): void {
  const { usual, least, most } = block.serving.scale
  if (least >= most) return
  along.fill(0)
  for (const { part, shares, g } of block.columns) {
    if (!part.isScaled) continue
    const share = g / block.scale
    for (let row = 0; row < ROW_COUNT; row++) along[row] = (along[row] ?? 0) + (shares[row] ?? 0) * share
  }
  lookAlong(block, along)
  const ridge = (pull * SCALE_PULL) / (usual * usual)
  const by = (found.slope + ridge * (block.scale - usual)) / (found.curve + ridge)
  const scale = clamp(block.scale - by, least, most)
  const factor = scale / block.scale
  block.scale = scale
  for (const column of block.columns) {
    if (column.part.isScaled) move(block, column, clamp(column.g * factor, column.minG, column.maxG))
  }
}

/** Coordinate descent on scales and amounts that need not sit on the grid yet. */
function relax(fit: Fit, sweeps: number, mayScale: boolean): void {
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let farthest = 0
    for (const block of fit.blocks) {
      open(fit, block)
      if (mayScale) rescale(fit, block)
      for (const column of block.columns) {
        if (column.isRounded) continue
        look(fit, block, column)
        const toG = clamp(column.g - found.slope / found.curve, lowest(column, block), highest(column, block))
        farthest = Math.max(farthest, (Math.abs(toG - column.g) / column.stepG) * column.stepWeight)
        move(block, column, toG)
      }
      close(fit, block)
    }
    if (farthest < SETTLED_SHARE) return
  }
}

/** Rounds to the grid, and fixes where the amount may still move. */
function round(block: Block, column: Column): void {
  const { stepG, minG, maxG } = column
  const low = lowest(column, block)
  const high = highest(column, block)
  column.lowG = clamp(Math.ceil(low / stepG - 0.5) * stepG, minG, maxG)
  column.highG = clamp(Math.floor(high / stepG + 0.5) * stepG, column.lowG, maxG)
  move(block, column, clamp(Math.round(column.g / stepG) * stepG, column.lowG, column.highG))
  column.isRounded = true
}

function roundWhere(fit: Fit, isWanted: (column: Column) => boolean): void {
  for (const block of fit.blocks) {
    open(fit, block)
    for (const column of block.columns) if (!column.isRounded && isWanted(column)) round(block, column)
    close(fit, block)
  }
}

interface Move {
  readonly block: Block
  readonly column: Column
  readonly byG: number
  readonly gain: number
}

/** The whole number of steps along one column of a block that gains most. */
function bestMoveIn(fit: Fit, block: Block): Move | undefined {
  let best: Column | undefined
  let bestG = 0
  let most = MIN_GAIN
  open(fit, block)
  for (const column of block.columns) {
    look(fit, block, column)
    const { slope, curve } = found
    const { stepG, lowG, highG } = column
    const byG = clamp(column.g + Math.round(-slope / curve / stepG) * stepG, lowG, highG) - column.g
    const gain = -(2 * slope + curve * byG) * byG
    if (gain <= most) continue
    most = gain
    best = column
    bestG = byG
  }
  return best && { block, column: best, byG: bestG, gain: most }
}

function bestMove(fit: Fit, blocks: readonly Block[]): Move | undefined {
  let best: Move | undefined
  for (const block of blocks) {
    const move = bestMoveIn(fit, block)
    if (move && move.gain > (best?.gain ?? 0)) best = move
  }
  return best
}

function make(fit: Fit, { block, column, byG }: Move, times = 1): void {
  open(fit, block)
  move(block, column, column.g + byG * times)
  close(fit, block)
}

function dayGap(gaps: Float64Array, day: number): number {
  let worst = 0
  for (let row = 0; row < NUTRIENTS.length; row++)
    worst = Math.max(worst, Math.abs(gaps[day * ROW_COUNT + row] ?? 0))
  return worst
}

/** The two moves that gain most together, where the first alone gains nothing. */
function bestPair(fit: Fit, blocks: readonly Block[]): readonly Move[] {
  let best: readonly Move[] = []
  let most = MIN_GAIN
  for (const block of blocks) {
    for (const column of block.columns) {
      for (const byG of [-column.stepG, column.stepG]) {
        const toG = column.g + byG
        if (toG < column.lowG - SLACK || toG > column.highG + SLACK) continue
        open(fit, block)
        look(fit, block, column)
        const gain = -(2 * found.slope + found.curve * byG) * byG
        if (gain < WORST_FIRST_MOVE) continue
        const first = { block, column, byG, gain }
        make(fit, first)
        const second = bestMove(fit, blocks)
        make(fit, first, -1)
        if (second === undefined || second.column === column || gain + second.gain <= most) continue
        most = gain + second.gain
        best = [first, second]
      }
    }
  }
  return best
}

/** Makes single moves on the grid, the best one first, until none gains. */
function settle(fit: Fit): void {
  const moves = fit.blocks.map((block) => bestMoveIn(fit, block))
  for (let count = 0; count < MAX_MOVES; count++) {
    let best: Move | undefined
    for (const move of moves) if (move && move.gain > (best?.gain ?? 0)) best = move
    if (best === undefined) return
    make(fit, best)
    const { days } = best.block
    for (const [index, block] of fit.blocks.entries()) {
      if (block.days.some((day) => days.includes(day))) moves[index] = bestMoveIn(fit, block)
    }
  }
}

/** Repairs what rounding broke: single moves on the grid, then pairs of moves on days that are nearly right. */
function repair(fit: Fit, days: readonly number[]): void {
  for (let pairs = 0; pairs <= MAX_PAIRS; pairs++) {
    settle(fit)
    const off = days.find((day) => dayGap(fit.gaps, day) > CLOSE_GAP && dayGap(fit.gaps, day) < FAR_OFF_GAP)
    if (off === undefined || pairs === MAX_PAIRS) return
    const pair = bestPair(
      fit,
      fit.blocks.filter((block) => block.days.includes(off)),
    )
    if (pair.length === 0) return
    for (const one of pair) make(fit, one)
  }
}

function toBlock(
  serving: Serving,
  goal: DayGoal,
  before: readonly number[] | undefined,
  isFree: boolean,
): Block {
  const { scale, energyKcal } = serving
  const { parts, fixed } = measured(serving, goal)
  const kcal = Math.max(goal.targets.calories, 1)
  const start = clamp(scale.usual, scale.least, scale.most)
  const days = [...new Set(serving.days)]
  const columns = parts.map((part) => toColumn(part, start))
  for (const [index, column] of columns.entries()) column.g = before?.[index] ?? column.g
  const brought = fixed.slice()
  for (const { shares, g } of columns) {
    for (let row = 0; row < ROW_COUNT; row++) brought[row] = (brought[row] ?? 0) + (shares[row] ?? 0) * g
  }
  return {
    serving,
    columns,
    days,
    times: days.map((day) => serving.days.filter((other) => other === day).length),
    leastShare: energyKcal.least / kcal,
    mostShare: energyKcal.most / kcal,
    isFree,
    slopes: new Float64Array(ROW_COUNT),
    curves: new Float64Array(ROW_COUNT),
    moved: brought,
    scale: start,
    energyShare: brought[0] ?? 0,
  }
}

/**
 * Portions of the servings of a week (or of a day) that bring every day closest to its goal: each on its food's grid,
 * in the proportions of its recipe, equal on all days that a serving is eaten on. Never fails: where the targets are
 * out of reach it returns the nearest it found.
 *
 * Why bounded least squares over all days at once: a meal of a few foods can seldom meet four numbers, but the days
 * that share a dish have enough amounts to vary together, and the targets are a day's. A linear program would say
 * whether a day is feasible, but its solutions sit in corners, and it gives nothing where no portions fit. Least squares
 * in relative gaps, with a small ridge towards the cook's amounts, need only coordinate descent over amounts and scales:
 * no dependency, well under a millisecond a week. Portions come in pieces and spoonfuls, so the answer is rounded, the
 * coarse steps first, and repaired by single and paired moves of the same objective.
 *
 * @param before grams to start from, by serving; those of servings that stay as they are
 * @param free which servings may change; by default all
 */
export function solveServings(
  servings: readonly Serving[],
  goal: DayGoal,
  dayCount: number,
  before: readonly (readonly number[] | undefined)[] = [],
  free?: ReadonlySet<number>,
): Portions {
  const blocks = servings.map((serving, index) => {
    const isFree = free === undefined || free.has(index) || before[index] === undefined
    return toBlock(serving, goal, isFree ? undefined : before[index], isFree)
  })
  const fit: Fit = {
    blocks: blocks.filter(({ isFree }) => isFree),
    gaps: dayRows(dayCount, goal),
    dollarWeight: goal.dollarWeight,
    isEnergyFirst: goal.isEnergyFirst === true,
    pull: PULLS[0],
  }
  for (const block of blocks) close(fit, block)
  const days = [...new Set(fit.blocks.flatMap((block) => block.days))]
  const isClose = () => days.every((day) => dayGap(fit.gaps, day) <= CLOSE_GAP)
  for (const pull of PULLS) {
    fit.pull = pull
    for (const { columns } of fit.blocks) for (const column of columns) column.isRounded = false
    relax(fit, SWEEPS, true)
    // Rounding makes no day better, so the next pull comes first.
    if (!isClose() && pull !== LAST_PULL) continue
    roundWhere(fit, ({ stepWeight }) => stepWeight > COARSE_STEP)
    relax(fit, SWEEPS_AFTER_ROUNDING, false)
    roundWhere(fit, () => true)
    repair(fit, days)
    if (isClose()) break
  }
  return {
    grams: blocks.map(({ columns }) =>
      columns.map(({ g, stepG }) => Math.round(Math.round(g / stepG) * stepG * 100) / 100),
    ),
    gaps: Array.from({ length: dayCount }, (_, day) => [
      ...fit.gaps.subarray(day * ROW_COUNT, (day + 1) * ROW_COUNT),
    ]),
    worstGaps: Array.from({ length: dayCount }, (_, day) => dayGap(fit.gaps, day)),
  }
}
