import { portionCount } from './eaters.js'
import type { PlanBasis } from './planBasis.js'

/**
 * What a week may cost for the first person's portions, in US dollars. A week is planned for that person, and its list
 * is for all who eat. Packs that several people use up together cost less per person, never more.
 */
export const budgetPerPerson = (basis: PlanBasis): number => basis.weeklyFoodBudget / portionCount(basis)
