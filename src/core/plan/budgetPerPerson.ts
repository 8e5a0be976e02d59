import type { PlanBasis } from './planBasis.js'

/**
 * What the budget leaves for one of those who eat, US dollars a week. A week is planned for one, and its list multiplied.
 * Packs that several empty together cost less a head, never more.
 */
export const budgetPerPerson = ({
  weeklyFoodBudget,
  people = 1,
}: Pick<PlanBasis, 'weeklyFoodBudget' | 'people'>): number => weeklyFoodBudget / people
