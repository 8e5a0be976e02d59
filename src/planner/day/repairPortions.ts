import { close, dayGap, type Fit, found, look, move, open, versionOf } from './dayFit.js'
import { type Block, type Column, clamp, SLACK } from './portionBlock.js'

/** An improvement smaller than this is not worth a less typical plate. */
export const CLOSE_GAP = 0.03
const MAX_SWEEPS = 12
const MAX_PAIRS = 6
const FAR_OFF_GAP = 0.15
const MIN_GAIN = 1e-7
/** After a first move that loses more than this, no second move is tried. */
const WORST_FIRST_MOVE = -0.5

interface Move {
  readonly block: Block
  readonly column: Column
  readonly byG: number
  readonly gain: number
}

/** The whole number of steps along one column of a block with the greatest gain. */
function bestMoveIn(fit: Fit, block: Block): Move | undefined {
  let best: Column | undefined
  let bestG = 0
  let most = MIN_GAIN
  open(fit, block)
  for (const column of block.columns) {
    look(block, column)
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

/** The pair of moves with the greatest gain, if the first move alone gains nothing. */
function bestPair(fit: Fit, blocks: readonly Block[]): readonly Move[] {
  let best: readonly Move[] = []
  let most = MIN_GAIN
  for (const block of blocks) {
    for (const column of block.columns) {
      for (const byG of [-column.stepG, column.stepG]) {
        const toG = column.g + byG
        if (toG < column.lowG - SLACK || toG > column.highG + SLACK) continue
        open(fit, block)
        look(block, column)
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

/** Makes single moves on the grid, column by column, and says whether there were any. */
function settleBlock(fit: Fit, block: Block): boolean {
  let hasMoved = false
  open(fit, block)
  for (const column of block.columns) {
    look(block, column)
    const { slope, curve } = found
    const { stepG, lowG, highG } = column
    const byG = clamp(column.g + Math.round(-slope / curve / stepG) * stepG, lowG, highG) - column.g
    if (-(2 * slope + curve * byG) * byG <= MIN_GAIN) continue
    move(block, column, column.g + byG)
    hasMoved = true
  }
  close(fit, block)
  return hasMoved
}

/** Makes single moves until none gains. A block whose days have not changed since its last look has none. */
function settle(fit: Fit): void {
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    let hasMoved = false
    for (const block of fit.blocks) {
      const version = versionOf(fit, block)
      if (block.settledAt === version) continue
      const isMoved = settleBlock(fit, block)
      block.settledAt = isMoved ? -1 : version
      hasMoved ||= isMoved
    }
    if (!hasMoved) return
  }
}

/** Repairs what rounding broke: single moves on the grid, then pairs of moves on days that are nearly right. */
export function repair(fit: Fit, days: readonly number[]): void {
  for (const block of fit.blocks) block.settledAt = -1
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
