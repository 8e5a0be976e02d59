import { dietRules, isDietByChoice } from '../food/diets.js'
import type { Food } from '../food/food.js'
import { avoidRule } from '../food/foodTerms.js'
import type { PlanLimit } from './planLimit.js'
import type { PlanRules } from './planRules.js'

/** A limit that leaves foods out. */
export interface FoodLimit {
  readonly limit: PlanLimit
  readonly covers: (food: Food) => boolean
  /** See {@link isProtectedLimit}. */
  readonly isProtected: boolean
}

/** What there would be to eat without any limit: all foods but those that the visitor ruled out on a plan. */
export const foodsWithoutLimits = ({ basis, foods }: PlanRules): readonly Food[] =>
  foods.filter(({ id }) => !basis.avoidedFoodIds.includes(id))

/** The limits that leave out any of these foods, those that leave out most first. */
export function foodLimits(rules: PlanRules): readonly FoodLimit[] {
  const { basis, restrictions } = rules
  const foods = foodsWithoutLimits(rules)
  const foodLimit = (limit: PlanLimit, covers: FoodLimit['covers']): FoodLimit => {
    return { limit, covers, isProtected: isProtectedLimit(limit, rules) }
  }
  const limits = [
    ...basis.foodRestrictions.map((food) => foodLimit({ kind: 'ticked', food }, avoidRule(food).covers)),
    ...restrictions.avoid.map(({ term, covers }) => foodLimit({ kind: 'written', term }, covers)),
    ...restrictions.diets.map((diet) => {
      const broken = dietRules(diet)
      return foodLimit({ kind: 'diet', diet }, (food) => broken.some((rule) => rule.covers(food)))
    }),
  ]
  const counted = limits.map((each) => ({ each, count: foods.filter(each.covers).length }))
  return counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ each }) => each)
}

/** The FDA's nine major allergens, as ticks and as written terms. */
const ALLERGENS: ReadonlySet<string> = new Set([
  ...['dairy', 'milk', 'eggs', 'fish', 'shellfish', 'nuts', 'tree nuts', 'peanuts', 'wheat', 'gluten'],
  ...['soy', 'sesame'],
])

/**
 * Whether a limit may have to do with health, religion or ethics, so that nobody is asked to give it up lightly. In a
 * text that mentions an allergy, each food may be one.
 */
export function isProtectedLimit(limit: PlanLimit, { restrictions }: PlanRules): boolean {
  if (limit.kind === 'ticked') return ALLERGENS.has(limit.food)
  if (limit.kind === 'written') return restrictions.mentionsAllergy || ALLERGENS.has(limit.term)
  return limit.kind === 'diet' && !isDietByChoice(limit.diet)
}
