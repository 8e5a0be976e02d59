import type { PlanRules } from '../../core/plan/planRules.js'
import type { Steps } from '../steps.js'
import { type Effort, startAttempt } from './attempt.js'
import { Cookbook } from './cookbook.js'
import { leastOf } from './leastOf.js'
import { makeCheaper } from './makeCheaper.js'
import type { RoughWeek } from './planAttempt.js'
import { NEARLY_WITHIN } from './search.js'
import { CHEAPEST } from './thriftLadder.js'
import { toTriedWeek } from './triedWeek.js'

/** A week over the budget may then cost this many times as much, for numbers that saving has cost it. */
const ROOM_TO_MEND = 1.05
const SOLVES_AFTERWARDS = 130

/**
 * A week that was planned at any price, made cheaper until it is within the budget or its numbers would suffer: people
 * who can spend the least must not get the dearest list, even if it has to be scaled down in the end. The
 * search that goes on with it keeps to the budget, or near the week's own cost.
 * @param near a week that was planned for the budget: if it nearly meets its numbers, mending it may be cheaper
 */
export function* bringWithinBudget(
  dear: RoughWeek,
  near: RoughWeek,
  rules: PlanRules,
  seed: number,
): Steps<RoughWeek> {
  const { budgetUsd } = rules
  const { energy, costUsd } = dear.week
  if (!energy.isEnough) return dear
  let best = toTriedWeek(dear.week, dear.search.attempt)
  if (costUsd > budgetUsd) {
    const others = near === dear ? [] : [toTriedWeek(near.week, near.search.attempt)]
    best = leastOf(yield* makeCheaper([best, ...others], rules, { seed, enoughUsd: budgetUsd })) ?? best
  }
  // A week that stays over the budget must not give up numbers for nothing.
  const staysOver = best.week.costUsd > NEARLY_WITHIN * budgetUsd
  const keptRules = staysOver ? { ...rules, budgetUsd: best.week.costUsd * ROOM_TO_MEND } : rules
  const { misses, rules: before } = best.attempt
  const effort: Effort = { solvesLeft: SOLVES_AFTERWARDS }
  const attempt = startAttempt(keptRules, seed, { thrift: CHEAPEST, effort, misses, room: before.room.name })
  const tried = [...new Set([...dear.tried, ...near.tried])]
  return { week: best.week, search: { attempt, cookbook: new Cookbook(attempt) }, tried }
}
