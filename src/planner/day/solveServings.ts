import { aim, bring, dayGap, type Fit, PULLS } from './dayFit.js'
import { dayRows, ROW_COUNT } from './dayRows.js'
import { bringFixed, toBlock } from './portionBlock.js'
import { relax, roundWhere } from './relaxPortions.js'
import { CLOSE_GAP, repair } from './repairPortions.js'
import type { DayGoal, Serving } from './servings.js'

/** Portions of servings, and the gaps of each day. */
export interface Portions {
  /** Grams of each part of each serving, on the foods' grids. */
  readonly grams: readonly (readonly number[])[]
  /** Signed relative gaps of each day: 0.05 is 5% over the target; see {@link dayRows}. */
  readonly gaps: readonly (readonly number[])[]
  /** The widest gap of each day's four numbers, without its sign. */
  readonly worstGaps: readonly number[]
}

const LAST_PULL = PULLS[2]
const SWEEPS = 16
const SWEEPS_AFTER_ROUNDING = 6
/** A step of a food that moves a number by at least this is rounded before the others. */
const COARSE_STEP = 0.012

/**
 * Portions of the servings of a week (or of a day) that bring every day closest to its goal: each on its food's grid,
 * in the proportions of its recipe, equal on all days that a serving is eaten on. It never fails: if the targets are
 * out of reach, it returns the nearest portions it found.
 *
 * Why bounded least squares over all days at once: a meal of a few foods can rarely meet four numbers, but the days
 * that share a dish have enough amounts to vary together, and the targets are a day's. A linear program would say
 * whether a day is feasible, but its solutions sit in corners, and it gives no answer if no portions fit. Least squares
 * in relative gaps, with a small ridge towards the cook's amounts, need only coordinate descent over amounts and
 * scales: no dependency, well under a millisecond a week. Portions come in pieces and spoonfuls, so the answer is
 * rounded, the coarse steps first, and repaired by single and paired moves of the same objective.
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
  const gaps = dayRows(dayCount, goal)
  const blocks = servings.map((serving, index) => {
    const fixed = free?.has(index) === false ? before[index] : undefined
    if (fixed === undefined) return toBlock(serving, goal)
    bringFixed(gaps, serving, goal, fixed)
    return undefined
  })
  const fit: Fit = {
    blocks: blocks.filter((block) => block !== undefined),
    gaps,
    weights: new Float64Array(gaps.length),
    versions: new Int32Array(dayCount),
    dollarWeight: goal.dollarWeight,
    isEnergyFirst: goal.isEnergyFirst === true,
    pull: PULLS[0],
  }
  for (const block of fit.blocks) bring(fit, block)
  const days = [...new Set(fit.blocks.flatMap((block) => block.days))]
  const isClose = () => days.every((day) => dayGap(fit.gaps, day) <= CLOSE_GAP)
  for (const pull of PULLS) {
    fit.pull = pull
    for (const block of fit.blocks) {
      for (const column of block.columns) column.isRounded = false
      aim(fit, block)
    }
    relax(fit, SWEEPS, true)
    // Rounding does not improve a day, so the next pull comes first.
    if (!isClose() && pull !== LAST_PULL) continue
    roundWhere(fit, ({ stepWeight }) => stepWeight > COARSE_STEP)
    relax(fit, SWEEPS_AFTER_ROUNDING, false)
    roundWhere(fit, () => true)
    repair(fit, days)
    if (isClose()) break
  }
  return {
    grams: blocks.map(
      (block, index) =>
        block?.columns.map(({ g, stepG }) => Math.round(Math.round(g / stepG) * stepG * 100) / 100) ??
        before[index] ??
        [],
    ),
    gaps: Array.from({ length: dayCount }, (_, day) => [
      ...fit.gaps.subarray(day * ROW_COUNT, (day + 1) * ROW_COUNT),
    ]),
    worstGaps: Array.from({ length: dayCount }, (_, day) => dayGap(fit.gaps, day)),
  }
}
