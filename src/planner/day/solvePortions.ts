import { portionRange, stepsToGrams } from '../../core/food/portions.js'
import {
  type Helping,
  isProduce,
  type PortionGoal,
  type PortionSolution,
  targetShares,
} from './portionProblem.js'

/** How strongly amounts are pulled towards typical ones; the next pull is tried as long as the numbers do not fit. */
const PULLS = [0.06, 0.01, 0.001] as const
/** Weight of a squared relative gap against a squared relative departure from a typical amount. */
const GAP_WEIGHT = 100
const PRODUCE_WEIGHT = 4
/** A fit closer than this is not worth a less typical plate. */
const CLOSE_GAP = 0.03
const SWEEPS = 40
const SETTLED_STEPS = 0.02
const MAX_MOVES = 60
/** Pairs of moves are costly to search. They repair what rounding broke, but not a day that is far off. */
const MAX_PAIRS = 4
const FAR_OFF_GAP = 0.12
const MIN_GAIN = 1e-9

/** A helping as the solver sees it: amounts are in steps of the food's grid. */
interface Column {
  steps: number
  readonly low: number
  readonly high: number
  readonly typical: number
  /** The share that one step brings of each target and, last, of the produce goal. */
  readonly shares: readonly number[]
  /** What one step costs, in units of the objective at the strongest pull. */
  readonly cost: number
}

/** A day's portions while they are being solved. */
interface Fit {
  readonly columns: readonly Column[]
  /** Signed relative gaps of the numbers and, last, of the produce; too much produce costs nothing. */
  readonly gaps: number[]
  pull: number
}

interface Move {
  readonly column: Column
  readonly by: number
  readonly gain: number
}

const within = ({ low, high }: Column, steps: number) => Math.min(high, Math.max(low, steps))

function toColumn({ food, typicalG }: Helping, { targets, produceG, dollarWeight }: PortionGoal): Column {
  const { minSteps: low, maxSteps: high } = portionRange(food)
  const { stepG } = food.portion
  const produce = produceG > 0 && isProduce(food) ? stepG / produceG : 0
  return {
    steps: 0,
    low,
    high,
    typical: Math.min(high, Math.max(low, typicalG / stepG)),
    shares: [...targetShares(food, stepG, targets), produce],
    cost: (dollarWeight * food.pack.priceUsd * stepG) / food.pack.edibleG,
  }
}

function move({ gaps }: Fit, column: Column, by: number): void {
  column.steps += by
  column.shares.forEach((share, row) => {
    gaps[row] = (gaps[row] ?? 0) + share * by
  })
}

const numbersOf = ({ gaps }: Fit) => gaps.slice(0, -1)
const worstGap = (fit: Fit) => Math.max(...numbersOf(fit).map(Math.abs))

/** Half the slope of the objective along a column, and half its curvature. */
function look({ gaps, pull }: Fit, { steps, typical, shares, cost }: Column) {
  const ridge = pull / typical ** 2
  let slope = ridge * (steps - typical) + (cost / 2) * (pull / PULLS[0])
  let curve = ridge
  const produceRow = gaps.length - 1
  for (const [row, share] of shares.entries()) {
    const gap = gaps[row] ?? 0
    const weight = row < produceRow ? GAP_WEIGHT : gap < 0 ? PRODUCE_WEIGHT : 0
    slope += weight * gap * share
    curve += weight * share * share
  }
  return { slope, curve }
}

/** Coordinate descent on amounts that need not sit on the grid yet. */
function relax(fit: Fit): void {
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let farthest = 0
    for (const column of fit.columns) {
      const { slope, curve } = look(fit, column)
      const by = within(column, column.steps - slope / curve) - column.steps
      move(fit, column, by)
      farthest = Math.max(farthest, Math.abs(by))
    }
    if (farthest < SETTLED_STEPS) return
  }
}

/** The whole number of steps along one column that gains most. */
function bestMove(fit: Fit): Move | undefined {
  let best: Move | undefined
  for (const column of fit.columns) {
    const { slope, curve } = look(fit, column)
    const by = within(column, column.steps + Math.round(-slope / curve)) - column.steps
    const gain = -(2 * slope + curve * by) * by
    if (gain > (best?.gain ?? MIN_GAIN)) best = { column, by, gain }
  }
  return best
}

/** The two moves that gain most together, where the first alone gains nothing. */
function bestPair(fit: Fit): readonly Move[] {
  let best: readonly Move[] = []
  let bestGain = MIN_GAIN
  for (const column of fit.columns) {
    for (const by of [-1, 1]) {
      if (within(column, column.steps + by) === column.steps) continue
      const { slope, curve } = look(fit, column)
      const gain = -(2 * slope + curve * by) * by
      move(fit, column, by)
      const second = bestMove(fit)
      move(fit, column, -by)
      if (second === undefined || gain + second.gain <= bestGain) continue
      bestGain = gain + second.gain
      best = [{ column, by, gain }, second]
    }
  }
  return best
}

/** Repairs what rounding broke: it makes the best single move on the grid, else the best pair, until none helps. */
function repair(fit: Fit): void {
  let pairs = 0
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const single = bestMove(fit)
    const worst = worstGap(fit)
    if (!single && (worst <= CLOSE_GAP || worst > FAR_OFF_GAP || pairs++ >= MAX_PAIRS)) return
    const found = single ? [single] : bestPair(fit)
    if (found.length === 0) return
    for (const { column, by } of found) move(fit, column, by)
  }
}

/**
 * Portions of all helpings of a day (or of any group of meals) that come closest to the targets, each on its food's
 * grid and within its sane range. Never fails: where the targets are out of reach it returns the nearest it found.
 *
 * Why bounded least squares over the day: a meal of a few foods can seldom meet four numbers at once, but a day has
 * some twenty amounts to vary, and the targets are a day's. A linear program would say whether a day is feasible, but
 * its solutions sit in corners (most foods at their smallest or largest portion), and it gives nothing where no portions
 * fit. Least squares in relative gaps, with a small ridge towards typical amounts, give plates that look cooked and the
 * nearest day where none fits. With box bounds they need only coordinate descent: no dependency, tens of microseconds.
 * Portions come in pieces and spoonfuls, so the answer is rounded to each food's grid and repaired there by single and
 * paired moves of the same objective.
 */
export function solvePortions(helpings: readonly Helping[], goal: PortionGoal): PortionSolution {
  const columns = helpings.map((helping) => toColumn(helping, goal))
  const gaps = [-1, -1, -1, -1, goal.produceG > 0 ? -1 : 0]
  const fit: Fit = { columns, gaps, pull: 0 }
  for (const column of columns) move(fit, column, column.typical)
  for (const pull of PULLS) {
    fit.pull = pull
    relax(fit)
    for (const column of columns) move(fit, column, Math.round(column.steps) - column.steps)
    repair(fit)
    if (worstGap(fit) <= CLOSE_GAP) break
  }
  return {
    grams: helpings.map(({ food }, index) => stepsToGrams(food, columns[index]?.steps ?? 0)),
    gaps: numbersOf(fit),
    worstGap: worstGap(fit),
  }
}
