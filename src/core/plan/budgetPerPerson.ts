import type { PlanBasis } from './planBasis.js'

/**
 * The budget for each of the people who eat, in US dollars a week. A week is planned for one person, and its list is
 * multiplied. Packs that several people use up together cost less per person, never more.
 */
export const budgetPerPerson = ({
  weeklyFoodBudget,
  people = 1,
}: Pick<PlanBasis, 'weeklyFoodBudget' | 'people'>): number => weeklyFoodBudget / people
