import { type RestrictionTerm, uniqueTerms } from '../food/restrictionTerm.js'
import type { PlanRules } from './planRules.js'
import type { WeekPlan } from './weekPlan.js'

/**
 * The week with what it was made for: what it keeps to, and what was asked for but could not be applied. Ticked foods
 * are always applied. A visitor who asked for nothing gets the week as it is.
 */
export function withMadeFor(week: WeekPlan, { basis, restrictions }: PlanRules): WeekPlan {
  const ticked = basis.foodRestrictions.map((name): RestrictionTerm => ({ kind: 'avoid', name }))
  const applied = uniqueTerms([...restrictions.applied, ...ticked])
  const notApplied = [...restrictions.notApplied]
  return applied.length + notApplied.length === 0 ? week : { ...week, madeFor: { applied, notApplied } }
}
