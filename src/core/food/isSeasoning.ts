import type { Food } from './food.js'

/** Whether a recipe fixes the amount of a food, so that the planner does not plan with it. */
export function isSeasoning({ category }: Pick<Food, 'category'>): boolean {
  return category === 'seasoning'
}

/** Whether a seasoning comes from the produce section, such as mint or a chili, and so does not keep. */
export function isFreshSeasoning(food: Pick<Food, 'category' | 'section'>): boolean {
  return isSeasoning(food) && food.section === 'Produce'
}
