import type { PlanRules } from '../../core/plan/planRules.js'
import { BOOK } from '../dishes/book.js'
import { canCook } from './canCook.js'

const LEAST_OWN_DINNERS = 3

/** Whether our own dishes can be cooked, or only plain plates of the remaining foods. */
export const hasOwnDishes = (rules: PlanRules): boolean => canCook(LEAST_OWN_DINNERS, BOOK.dinner, rules)
