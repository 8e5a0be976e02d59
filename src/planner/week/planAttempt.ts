import type { Attempt } from './attempt.js'
import { weekBatches } from './batches.js'
import { Cookbook } from './cookbook.js'
import { CourseChooser } from './courseChooser.js'
import { type DraftWeek, draftWeek } from './draftWeek.js'
import { easeMonotony } from './easeMonotony.js'
import { mendDays } from './mendDays.js'
import { saveMoney } from './saveMoney.js'
import type { Search } from './search.js'
import { shortenList } from './shortenList.js'

/**
 * Plans one attempt at a week: it chooses dishes, solves their portions for all days at once, and changes dishes and
 * sides until the days are on target, the cost is within the budget and the list is short.
 */
export function planAttempt(attempt: Attempt): DraftWeek {
  const { rules, effort } = attempt
  const search: Search = { attempt, cookbook: new Cookbook(attempt) }
  const batches = weekBatches(rules.mealTypes, rules.variety)
  effort.solvesLeft -= 1
  let week = draftWeek(new CourseChooser(attempt, search.cookbook).choose(batches), rules)
  week = mendDays(week, search)
  if (week.tillUsd > rules.budgetUsd) week = mendDays(saveMoney(week, search), search)
  return shortenList(easeMonotony(week, search), search)
}
