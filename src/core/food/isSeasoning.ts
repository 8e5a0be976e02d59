import type { Food } from './food.js'

/** Whether a recipe fixes the amount of a food, so that the planner does not plan with it. */
export function isSeasoning({ category }: Pick<Food, 'category'>): boolean {
  return category === 'seasoning'
}
