import fc from 'fast-check'
import {
  avoidFood,
  changePlan,
  eatIn,
  eatOut,
  type MealPlace,
  moveMeal,
  neverDish,
  type PlanState,
  replanWeek,
  swapFoodOptions,
  swapOptions,
} from 'react-meal-planner/core'
import { mealAt, placesOf } from '../support/planChecks.js'

/** An action. Its numbers choose among what the plan has at the time. */
export interface Action {
  readonly kind: (typeof KINDS)[number]
  readonly pick: number
  readonly other: number
}

/** Frequent actions are listed several times. */
const KINDS = [
  ...['swap', 'swap', 'swap', 'swapFood', 'swapFood', 'move', 'move', 'eatOut', 'eatIn', 'eatIn'],
  ...[
    'lock',
    'lock',
    'lock',
    'lockDay',
    'unlock',
    'unlock',
    'have',
    'tick',
    'favourite',
    'quantity',
    'remove',
  ],
  ...['own', 'undo', 'undo', 'undo', 'redo', 'redo', 'avoid', 'never', 'generate'],
  ...['reload', 'openLink', 'openOthersLink', 'backToOwn'],
] as const

export const actionArbitrary: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom(...KINDS),
  pick: fc.nat(10_000),
  other: fc.nat(10_000),
})

function pickFrom<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % Math.max(1, list.length)]
}

/** The plan after a visitor's action; undefined if there is nothing to act on. */
export async function act(plan: PlanState, { kind, pick, other }: Action): Promise<PlanState | undefined> {
  const place = pickFrom(placesOf(plan), pick)
  const meal = place && mealAt(plan, place)
  if (!place || !meal) return undefined
  const foodId =
    pickFrom(
      meal.items.filter(({ food }) => food.category !== 'seasoning'),
      other,
    )?.food.id ?? ''
  const date = pickFrom(plan.week.days, other)?.date ?? ''
  const lock = (places: readonly MealPlace[], isLocked: boolean) =>
    changePlan(plan, { type: 'lock', places, isLocked })
  switch (kind) {
    case 'swap':
      return pickFrom(await swapOptions(plan, place), other)?.plan
    case 'swapFood':
      return pickFrom(await swapFoodOptions(plan, place, foodId), pick)?.plan
    case 'move':
      return moveMeal(plan, place, date)
    case 'eatOut':
      return eatOut(plan, place, other % 2 === 0 ? 'free' : 'shared')
    case 'eatIn': {
      const out = pickFrom(plan.eatenOut, pick)
      return out && eatIn(plan, { date: out.date, type: out.type })
    }
    case 'lock':
      return lock([place], true)
    case 'lockDay':
      return lock(
        placesOf(plan).filter((each) => each.date === date),
        true,
      )
    case 'unlock':
      return lock(
        plan.locked.filter((_, index) => index % 2 === other % 2),
        false,
      )
    case 'have':
      return changePlan(plan, { type: 'have', foodId, isAtHome: pick % 2 === 0 })
    case 'tick':
      return changePlan(plan, { type: 'tick', foodId, isTicked: pick % 2 === 0 })
    case 'favourite':
      return meal.dishId === undefined
        ? undefined
        : changePlan(plan, { type: 'favourite', dishId: meal.dishId, isFavourite: pick % 3 > 0 })
    case 'quantity':
      return changePlan(plan, {
        type: 'quantity',
        foodId,
        amount: { quantity: 1 + (other % 5), unit: 'bag' },
      })
    case 'remove':
      return changePlan(plan, { type: 'remove', foodId, isRemoved: pick % 2 === 0 })
    case 'own':
      return changePlan(plan, {
        type: 'addOwn',
        item: { id: `own-${other % 9}`, name: 'Coffee', costUsd: 6 },
      })
    case 'avoid':
      return plan.basis.avoidedFoodIds.length < 4 ? (await avoidFood(plan, foodId)).plan : undefined
    case 'never':
      return meal.dishId !== undefined && plan.neverDishIds.length < 6
        ? (await neverDish(plan, meal.dishId)).plan
        : undefined
    case 'generate':
      return replanWeek(plan, other)
    default:
      return undefined
  }
}
