import { portionCount } from './eaters.js'
import type { PlanBasis } from './planBasis.js'

/**
 * The budget for the first person's portions, in US dollars a week. A week is planned for one person, and its list is
 * for all. Packs that several people use up together cost less per person, never more.
 */
export const budgetPerPerson = (basis: PlanBasis): number => basis.weeklyFoodBudget / portionCount(basis)
