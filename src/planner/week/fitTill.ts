import type { Food } from '../../core/food/food.js'
import type { Steps } from '../steps.js'
import type { DraftWeek } from './draftWeek.js'
import { mendDays } from './mendDays.js'
import { faultOver, type Search, withChanges, withEffort } from './search.js'
import { hardlyUsedFoods } from './shortenList.js'
import { withoutFood } from './withoutFood.js'

const TRIALS = 30
/** If more courses than this use a food, the week cannot do without it. */
const FEW_COURSES = 4
/** How many changes may be solved to mend the days that miss a food. */
const MEND_SOLVES = 16

/**
 * Brings the till of a week within its budget, as far as the week can do without packs that it hardly uses. A food
 * usually brings something that its days then miss, so they are mended before the weeks are compared.
 */
export function* fitTill(draft: DraftWeek, search: Search): Steps<DraftWeek> {
  const { rules } = search.attempt
  const tried = new Set<Food>()
  let week = draft
  for (let trial = 0; trial < TRIALS && week.tillUsd > rules.budgetUsd; trial++) {
    const [food] = hardlyUsedFoods(week, tried, rules, FEW_COURSES)
    if (food === undefined) break
    tried.add(food)
    const changes = withoutFood(food, week, search)
    if (changes === undefined) continue
    yield
    const without = withChanges(week, changes, rules)
    if (without.tillUsd >= week.tillUsd) continue
    const mended = yield* mendDays(without, withEffort(search, MEND_SOLVES))
    if (faultOver(week, search)(mended) < 0) week = mended
  }
  return week
}
