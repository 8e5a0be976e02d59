import { foodUses } from '../grocery/foodUses.js'
import { OWN_ITEM_LIMITS } from '../grocery/ownItemLimits.js'
import { hasMealAt, isAt } from '../plan/isAt.js'
import type { WeekPlan } from '../plan/weekPlan.js'
import { type ListAmount, type MealPlace, type OwnItem, type PlanState, requireValid } from './planState.js'
import { withDishes } from './withDishes.js'

/** A change of a plan that needs no planning. */
export type PlanChange =
  | { readonly type: 'lock'; readonly places: readonly MealPlace[]; readonly isLocked: boolean }
  /** A favourite is no longer ruled out. */
  | { readonly type: 'favourite'; readonly dishId: string; readonly isFavourite: boolean }
  /** The food may be planned again. The week stays as it is. */
  | { readonly type: 'allowFood'; readonly foodId: string }
  /** The dish may be planned again. The week stays as it is. */
  | { readonly type: 'allowDish'; readonly dishId: string }
  | { readonly type: 'tick'; readonly foodId: string; readonly isTicked: boolean }
  /** "Have it": the visitor has the food at home. */
  | { readonly type: 'have'; readonly foodId: string; readonly isAtHome: boolean }
  /** `null` buys again what the plan needs. */
  | { readonly type: 'quantity'; readonly foodId: string; readonly amount: ListAmount | null }
  | { readonly type: 'remove'; readonly foodId: string; readonly isRemoved: boolean }
  /** Does nothing if the list has `OWN_ITEM_LIMITS.items` already. The id cannot be that of a food of the plan. */
  | { readonly type: 'addOwn'; readonly item: OwnItem }
  | { readonly type: 'removeOwn'; readonly id: string }
  /**
   * Another week for the same plan, as the planner made it. What the visitor decided stays; a meal that it plans is no
   * longer eaten out.
   */
  | { readonly type: 'week'; readonly week: WeekPlan }

/** A change may come from JSON. */
function requirePart(name: string, part: object | null | undefined): void {
  if (!part) throw new RangeError(`The change lacks its ${name}, so it means nothing. Pass it.`)
}

/** The list with the entry at its end, or without it. */
function withEntry<Entry>(
  list: readonly Entry[],
  entry: Entry,
  isIn: boolean,
  isSame: (other: Entry) => boolean = (other) => other === entry,
): Entry[] {
  const others = list.filter((other) => !isSame(other))
  return isIn ? [...others, entry] : others
}

function withQuantity(
  quantities: PlanState['listEdits']['quantities'],
  foodId: string,
  amount: ListAmount | null,
) {
  const { [foodId]: _before, ...others } = quantities
  return amount === null ? others : { ...others, [foodId]: amount }
}

/**
 * The plan after a change. Pure: equal plans and changes give equal plans, and neither is modified.
 * @throws {RangeError} for a change of another type, without a part, or with a value that no plan may have.
 */
export function changePlan(plan: PlanState, change: PlanChange): PlanState {
  return requireValid(changed(plan, change), plan)
}

function changed(plan: PlanState, change: PlanChange): PlanState {
  const { listEdits } = plan
  switch (change.type) {
    case 'lock': {
      const { places, isLocked } = change
      requirePart('places', places)
      const locked = places.reduce<readonly MealPlace[]>(
        (list, { date, type }) => withEntry(list, { date, type }, isLocked, isAt({ date, type })),
        plan.locked,
      )
      return { ...plan, locked: [...locked] }
    }
    case 'favourite':
      return withDishes(plan, {
        favouriteDishIds: withEntry(plan.favouriteDishIds, change.dishId, change.isFavourite),
        ...(change.isFavourite && { neverDishIds: withEntry(plan.neverDishIds, change.dishId, false) }),
      })
    case 'allowFood': {
      const avoidedFoodIds = withEntry(plan.basis.avoidedFoodIds, change.foodId, false)
      return { ...plan, basis: { ...plan.basis, avoidedFoodIds } }
    }
    case 'allowDish':
      return withDishes(plan, { neverDishIds: withEntry(plan.neverDishIds, change.dishId, false) })
    case 'tick':
      return { ...plan, tickedFoodIds: withEntry(plan.tickedFoodIds, change.foodId, change.isTicked) }
    case 'have':
      return { ...plan, pantryFoodIds: withEntry(plan.pantryFoodIds, change.foodId, change.isAtHome) }
    case 'quantity': {
      const quantities = withQuantity(listEdits.quantities, change.foodId, change.amount)
      return { ...plan, listEdits: { ...listEdits, quantities } }
    }
    case 'remove': {
      const removedFoodIds = withEntry(listEdits.removedFoodIds, change.foodId, change.isRemoved)
      return { ...plan, listEdits: { ...listEdits, removedFoodIds } }
    }
    case 'addOwn': {
      const { item } = change
      requirePart('item', item)
      if (foodUses(plan.week).has(item.id))
        throw new RangeError(
          `"${item.id}" is the id of a food of the plan. Give the own item another one, as newOwnItem does.`,
        )
      const ownItems = withEntry(listEdits.ownItems, item, true, ({ id }) => id === item.id)
      if (ownItems.length > OWN_ITEM_LIMITS.items) return plan
      return { ...plan, listEdits: { ...listEdits, ownItems } }
    }
    case 'removeOwn': {
      const ownItems = listEdits.ownItems.filter(({ id }) => id !== change.id)
      // Another item may get the id.
      const tickedFoodIds = withEntry(plan.tickedFoodIds, change.id, false)
      return { ...plan, tickedFoodIds, listEdits: { ...listEdits, ownItems } }
    }
    case 'week': {
      const { week } = change
      requirePart('week', week)
      return { ...plan, week, eatenOut: plan.eatenOut.filter((place) => !hasMealAt(week, place)) }
    }
    default:
      throw new RangeError(
        `"${String(Object(change).type)}" is no type of PlanChange. Pass lock, favourite, allowFood, allowDish, tick, have, quantity, remove, addOwn, removeOwn or week.`,
      )
  }
}
