import { type DeliveryEstimate, deliveryEstimate } from '../core/delivery/pricing.js'
import type { Food } from '../core/food/food.js'
import { indexFoods } from '../core/food/indexFoods.js'
import { type Restrictions, readRestrictions } from '../core/food/readRestrictions.js'
import { shopSum } from '../core/grocery/cartItems.js'
import { foodOfLine } from '../core/grocery/foodOfLine.js'
import { foodUses } from '../core/grocery/foodUses.js'
import type { GroceryItem } from '../core/grocery/groceryItem.js'
import { neededItems } from '../core/grocery/neededItems.js'
import { tillSum } from '../core/grocery/tillSum.js'
import type { DailyTargets } from '../core/nutrition/dailyTargets.js'
import { perObject } from '../core/perObject.js'
import { type Eaters, everybody } from '../core/plan/eaters.js'
import { fiberOf } from '../core/plan/fiberOf.js'
import type { PlanBasis } from '../core/plan/planBasis.js'
import { type PlanRules, planRulesOf } from '../core/plan/planRules.js'
import type { DayPlan, WeekPlan } from '../core/plan/weekPlan.js'
import { conflictFoodIds } from '../core/state/conflictFoodIds.js'
import { editList, type PlanGroceries } from '../core/state/groceriesOf.js'
import { type MealConflict, planConflicts } from '../core/state/planConflicts.js'
import type { ListEdits } from '../core/state/planState.js'
import { type CoreWords, coreWords } from '../core/words.js'
import { lastPlan } from './historyActions.js'
import type { PlannerState, ShownPlan } from './plannerState.js'

/** What a plan's restrictions text says. */
export const planRestrictions = perObject(
  ({ basis, foods }: ShownPlan): Restrictions => readRestrictions(basis.dietaryRestrictions, foods),
)

/** The daily targets that a plan was made for. */
export const planTargets = ({ basis }: ShownPlan): DailyTargets => basis.targets

/** Cached by what it depends on, so that an edit of the list does not add up the week again. */
const neededIn = perObject((words: CoreWords) =>
  perObject((foods: readonly Food[]) =>
    perObject((basis: PlanBasis) => perObject((week: WeekPlan) => neededItems(week, foods, words, basis))),
  ),
)

/** A tick makes another plan but the same list. */
const groceriesIn = perObject((needed: readonly GroceryItem[]) =>
  perObject((foods: readonly Food[]) =>
    perObject((basis: PlanBasis) =>
      perObject((pantryFoodIds: readonly string[]) =>
        perObject((listEdits: ListEdits) => editList(needed, { basis, pantryFoodIds, listEdits }, foods)),
      ),
    ),
  ),
)

/** No list is scaled down to a budget that nobody has given. */
const unbounded = perObject((basis: PlanBasis): PlanBasis => ({ ...basis, weeklyFoodBudget: Infinity }))

/** A plan's grocery list as the visitor edited it. Of the words, only the kitchen measures matter. */
export function planGroceries(plan: ShownPlan, words: CoreWords = coreWords): PlanGroceries {
  const { week, basis, foods, pantryFoodIds, listEdits, withoutBudget } = plan
  const budgeted = withoutBudget ? unbounded(basis) : basis
  return groceriesIn(neededIn(words)(foods)(basis)(week))(foods)(budgeted)(pantryFoodIds)(listEdits)
}

/** When each food of a week is cooked. */
export const weekFoodUses = perObject(foodUses)

const foodsById = perObject(indexFoods)

/**
 * The lines that a service can deliver. Own items are none of them: visitors fetch those themselves. Nor are the
 * seasonings that we assume the visitor has, and foods that the catalogue does not sell.
 */
export function deliveredItems(plan: ShownPlan): readonly GroceryItem[] {
  const sold = foodsById(plan.foods)
  return planGroceries(plan).items.filter(
    ({ foodId, kind, category }) =>
      kind === undefined && (sold.has(foodId) || category === 'From the cupboard'),
  )
}

/** The cost at the till of the groceries that a service can deliver. */
export const deliveredTotal = (plan: ShownPlan): number => tillSum(deliveredItems(plan))

/** The same at the shop, which asks for whole packs on a scaled list too. */
export const shopTotal = (plan: ShownPlan): number => shopSum(deliveredItems(plan))

/** The cost of delivering a plan's groceries, based on their cost at the till. */
export const planDelivery = perObject(
  (plan: ShownPlan): DeliveryEstimate => deliveryEstimate(deliveredTotal(plan)),
)

/** A day's fiber in grams. */
export const dayFiberG = perObject(({ meals }: DayPlan): number => fiberOf(meals))

/** Whether a line of the list on screen is ticked. */
export const isTicked = ({ phase }: PlannerState, foodId: string): boolean =>
  phase.name === 'plan' && phase.plan.tickedFoodIds.includes(foodId)

const rulesIn = perObject((foods: readonly Food[]) =>
  perObject((basis: PlanBasis) => planRulesOf(basis, foods)),
)

/** Whether a plan leaves out any food because its reader avoids it. */
export function avoidsFoods({ basis, foods }: ShownPlan): boolean {
  const { avoid, diets } = rulesIn(foods)(basis).restrictions
  return [basis.foodRestrictions, basis.avoidedFoodIds, avoid, diets].some((wishes) => wishes.length > 0)
}

const conflictsIn = perObject((rules: PlanRules) =>
  perObject((week: WeekPlan): readonly MealConflict[] => planConflicts(week, rules)),
)

/**
 * The meals of a plan that break the rules of its reader: in a shared plan, or in a kept one whose foods have changed.
 */
export const conflictsOf = ({ week, basis, foods }: ShownPlan): readonly MealConflict[] =>
  conflictsIn(rulesIn(foods)(basis))(week)

const conflictFoodsIn = perObject((rules: PlanRules) =>
  perObject((week: WeekPlan) => conflictFoodIds(week, rules)),
)

/** The foods of a plan that break the rules of its reader, by their ids. */
export const conflictFoodIdsOf = ({ week, basis, foods }: ShownPlan): ReadonlySet<string> =>
  conflictFoodsIn(rulesIn(foods)(basis))(week)

const NONE_TICKED: readonly string[] = []

/** The ticked lines of the list on screen. */
export const tickedFoodIds = ({ phase }: PlannerState): readonly string[] =>
  phase.name === 'plan' ? phase.plan.tickedFoodIds : NONE_TICKED

/** Whether the reader of the plan on screen avoids one of its foods. */
export const isInConflict = ({ phase }: PlannerState, foodId: string): boolean =>
  phase.name === 'plan' && conflictFoodIdsOf(phase.plan).has(foodId)

const NO_FOODS: readonly Food[] = []

/** The foods that the plan on screen was made from. */
export const shownFoods = ({ phase }: PlannerState): readonly Food[] =>
  phase.name === 'plan' ? phase.plan.foods : NO_FOODS

/** Finds the food of a line of a list, in the foods that its plan was made from. */
export const lineFoods = perObject(foodOfLine)

const ALONE: Eaters = {}

/** Who eats from the plan on screen, and how much. */
export const shownEaters = ({ phase }: PlannerState): Eaters =>
  phase.name === 'plan' ? phase.plan.basis : ALONE

/** How many people eat from the plan on screen. */
export const shownPeople = ({ phase }: PlannerState): number =>
  phase.name === 'plan' ? (phase.plan.basis.people ?? 1) : 1

/**
 * Whose portions the Meal Plan tab shows, from 0 for the visitor. Undo may lead to a plan for fewer people. While another
 * week is made, the choice stays.
 */
export const shownPerson = (state: PlannerState): number =>
  everybody(lastPlan(state)?.basis ?? ALONE).includes(state.person) ? state.person : 0
