import { aim, close, type Fit, found, look, lookAlong, move, open } from './dayFit.js'
import { ROW_COUNT } from './dayRows.js'
import { type Block, type Column, clamp } from './portionBlock.js'

/** The pull towards a meal's usual share of the day, against the pull towards the cook's proportions. */
const SCALE_PULL = 4
const SETTLED_SHARE = 0.002

const along = new Float64Array(ROW_COUNT)

/** Scales a dish to the size that fits the days best. */
function rescale(fit: Fit, block: Block): void {
  const { pull } = fit
  const { usual, least, most } = block.serving.scale
  if (least >= most) return
  along.fill(0)
  for (const { isScaled, shares, g } of block.columns) {
    if (!isScaled) continue
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
    if (column.isScaled) move(block, column, clamp(column.g * factor, column.minG, column.maxG))
  }
  aim(fit, block)
}

/** Coordinate descent on scales and on amounts that need not be on the grid yet. */
export function relax(fit: Fit, sweeps: number, mayScale: boolean): void {
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let farthest = 0
    for (const block of fit.blocks) {
      open(fit, block)
      if (mayScale) rescale(fit, block)
      for (const column of block.columns) {
        if (column.isRounded) continue
        look(block, column)
        const toG = clamp(column.g - found.slope / found.curve, column.leastG, column.mostG)
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
  const { stepG, minG, maxG, leastG, mostG } = column
  column.lowG = clamp(Math.ceil(leastG / stepG - 0.5) * stepG, minG, maxG)
  column.highG = clamp(Math.floor(mostG / stepG + 0.5) * stepG, column.lowG, maxG)
  move(block, column, clamp(Math.round(column.g / stepG) * stepG, column.lowG, column.highG))
  column.isRounded = true
}

export function roundWhere(fit: Fit, isWanted: (column: Column) => boolean): void {
  for (const block of fit.blocks) {
    open(fit, block)
    for (const column of block.columns) if (!column.isRounded && isWanted(column)) round(block, column)
    close(fit, block)
  }
}
