import { andList } from '../../../core/andList.js'
import type { AvoidableFood } from '../../../core/food/avoidableFoods.js'
import type { Food } from '../../../core/food/food.js'
import { avoidRule } from '../../../core/food/foodTerms.js'
import { isSameDish } from '../../../core/plan/sameDish.js'
import { avoidFood } from '../../../core/state/planChanges.js'
import type { PlanState } from '../../../core/state/planState.js'
import type { WidgetMessages } from '../../../messages/mergeMessages.js'
import type { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../../store/plannerState.js'
import { mealAt } from './comparedMeals.js'
import type { useAlsoChanged } from './useAlsoChanged.js'
import type { usePlaceNames } from './usePlaceNames.js'
import { swapMessagesOf } from './useSwapMessages.js'

interface Words {
  readonly messages: ReturnType<typeof usePlanMessages>
  readonly first: WidgetMessages
  readonly placeNames: ReturnType<typeof usePlaceNames>
  readonly alsoChanged: ReturnType<typeof useAlsoChanged>
}

/** Oats have gluten only from the grain beside them. Who avoids oats does not think of bread. */
const isByTheWay = (tag: AvoidableFood, food: Food) => tag === 'gluten' && avoidRule('oats').covers(food)

/** What the food contains that other foods may still bring into the plan, since only its own forms are left out. */
const tagsLeft = (food: Food, { basis }: PlanState, foods: readonly Food[]) =>
  food.contains.filter(
    (tag) =>
      !isByTheWay(tag, food) &&
      !basis.foodRestrictions.includes(tag) &&
      foods.some((other) => other.contains.includes(tag) && !basis.avoidedFoodIds.includes(other.id)),
  )

/** A plan without a food, and what that changed in words. */
export async function avoiding(before: ShownPlan, food: Food, words: Words) {
  const { messages, first, placeNames, alsoChanged } = words
  const { foods } = before
  const { plan, replaced } = await avoidFood(before, food.id, foods)
  const isNew = ({ id }: Food) =>
    plan.basis.avoidedFoodIds.includes(id) && !before.basis.avoidedFoodIds.includes(id)
  const names = foods.filter(isNew).map(({ name }) => name)
  // "Spinach" says all of "Spinach" and "Spinach, frozen".
  const named = names.filter((name) => !names.some((other) => name.startsWith(`${other}, `)))
  const left = tagsLeft(food, plan, foods).map((tag) => messages.core.avoidableFood[tag])
  // A dish that is made with another food now has other foods, and is not replaced.
  const gone = replaced.filter((place) => {
    const [was, is] = [mealAt(before, place), mealAt(plan, place)]
    return !was || !is || !isSameDish(was, is)
  })
  const stays = left.length > 0 ? ` ${swapMessagesOf(first).othersStay(andList(left))}` : ''
  const text = messages.plan.change.avoided(named, placeNames(gone, true))
  return { plan, text, also: stays + alsoChanged(before, plan, gone) }
}
