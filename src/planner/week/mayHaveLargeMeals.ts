import type { PlanRules } from '../../core/plan/planRules.js'
import { hasOwnDishes } from './hasOwnDishes.js'

/** From so many foods and this share of the calories, plain plates only have to be a little larger. */
const MANY_FOODS = 40
const NEARLY_ENOUGH = 0.65

/**
 * Whether a week that is too low in calories may have meals larger than usual. They do not make a good week out of a few
 * foods.
 * @param share of its calories that the week reaches with usual meals
 */
export const mayHaveLargeMeals = (rules: PlanRules, share: number): boolean =>
  hasOwnDishes(rules) || (rules.allowedFoods.length >= MANY_FOODS && share >= NEARLY_ENOUGH)
