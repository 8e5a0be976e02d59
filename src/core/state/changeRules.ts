import { builtInFoods } from '../food/builtInFoods.js'
import type { Food, GivenFoods } from '../food/food.js'
import type { FoodObjection } from '../food/foodsFor.js'
import type { PlanBasis } from '../plan/planBasis.js'
import { type PlanRules, planRulesOf } from '../plan/planRules.js'

/** Why each food may not be offered. A change asks about it thousands of times. */
function remembering(objection: PlanRules['objection']): PlanRules['objection'] {
  const known = new Map<Food, FoodObjection | undefined>()
  return (food) => {
    if (!known.has(food)) known.set(food, objection(food))
    return known.get(food)
  }
}

const rulesByBasis = new WeakMap<PlanBasis, PlanRules>()

/** The rules of a plan. Its basis stays the same object through most changes, so its text is read once. */
export function changeRules(basis: PlanBasis, givenFoods?: GivenFoods): PlanRules {
  const foods = givenFoods ?? builtInFoods
  const known = rulesByBasis.get(basis)
  if (known?.foods === foods) return known
  const read = planRulesOf(basis, foods)
  const rules = { ...read, objection: remembering(read.objection) }
  rulesByBasis.set(basis, rules)
  return rules
}
