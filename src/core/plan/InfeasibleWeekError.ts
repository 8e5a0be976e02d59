import { CoreError } from '../CoreError.js'
import { type PlanLimit, planLimitLabel, relaxedLimitLabel } from './planLimit.js'

interface Infeasibility {
  /** The share of its calories that the best week reaches, 0 to 1. */
  readonly reached: number
  /** The limits in the way, those that leave out most first. */
  readonly blockers: readonly PlanLimit[]
  /** What to relax; `mealsPerDay` is the number that helps. Empty if nothing was found to help. */
  readonly relax: readonly PlanLimit[]
  /** Whether all of `relax` is needed; otherwise any one is enough. */
  readonly needsAll: boolean
}

/**
 * The allowed foods cannot fill a week: it would stay below 80% of its calories, or one of its days below 60%. Its
 * message can be shown to the visitor. `relax` names a limit that may have to do with health, religion or ethics only if
 * nothing else helps.
 */
export class InfeasibleWeekError extends CoreError implements Infeasibility {
  override readonly name = 'InfeasibleWeekError'
  readonly reached: number
  readonly blockers: readonly PlanLimit[]
  readonly relax: readonly PlanLimit[]
  readonly needsAll: boolean

  constructor({ reached, blockers, relax, needsAll }: Infeasibility) {
    super((words) => {
      const inTheWay = blockers.map((limit) => planLimitLabel(limit, words))
      const toChange = relax.map((limit) => relaxedLimitLabel(limit, words))
      return words.error.infeasibleWeek(Math.floor(100 * reached), inTheWay, toChange, needsAll)
    })
    this.reached = reached
    this.blockers = blockers
    this.relax = relax
    this.needsAll = needsAll
  }
}
