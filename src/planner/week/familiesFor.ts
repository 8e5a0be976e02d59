import type { PlanRules } from '../../core/plan/planRules.js'
import { dishesFor } from '../dishes/book.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import type { MealKind } from '../dishes/mealKind.js'
import { canCook } from './canCook.js'

/** With fewer of the usual dishes than this, a week repeats itself or is made of plain plates. */
const ENOUGH = 12

/** The dishes that a visitor's week is planned from: the usual ones, and the spare ones where those are few. */
export function familiesFor(kind: MealKind, rules: PlanRules): readonly DishFamily[] {
  const { usual, all } = dishesFor(kind)
  return canCook(ENOUGH, usual, rules) ? usual : all
}
