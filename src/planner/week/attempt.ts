import type { PlanRules } from '../../core/plan/planRules.js'
import { createRandom } from '../createRandom.js'
import type { DayAttempt, Effort } from '../day/dayAttempt.js'
import { Basket } from './basket.js'
import { startStep, THRIFT_LADDER, type Thrift } from './thriftLadder.js'
import { readWeekRules, type WeekRules } from './weekRules.js'

/** One try at a week: its rules, and what changes while its days are planned. */
export interface Attempt extends DayAttempt {
  readonly rules: WeekRules
  readonly basket: Basket
}

/** @param thrift by default the step of the ladder that the visitor's budget usually needs */
export function startAttempt(
  rules: PlanRules,
  seed: number,
  thrift: Thrift = THRIFT_LADDER[startStep(rules)] ?? THRIFT_LADDER[0],
  effort: Effort = { daysLeft: Number.POSITIVE_INFINITY },
): Attempt {
  const random = createRandom(seed)
  return { rules: readWeekRules(rules, thrift, random), basket: new Basket(), effort, random }
}
