import type { PlanRules } from '../../core/plan/planRules.js'
import { hasOwnDishes } from './hasOwnDishes.js'

/**
 * From so many foods and this share of the calories, plain plates only have to be larger. For one body, usual meals reach
 * 69 to 79% of the calories, depending on the seed, and larger ones 82 to 93%.
 */
const MANY_FOODS = 40
const WORTH_ENLARGING = 0.65

/**
 * Whether a week that is too low in calories may have meals larger than usual. They do not make a good week out of a few
 * foods.
 * @param share of its calories that the week reaches with usual meals
 */
export const mayHaveLargeMeals = (rules: PlanRules, share: number): boolean =>
  hasOwnDishes(rules) || (rules.allowedFoods.length >= MANY_FOODS && share >= WORTH_ENLARGING)
