import { byClock, type MealType } from '../../core/plan/mealTypes.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { daysKept, UNKNOWN_KEEPS_DAYS } from '../dishes/daysKept.js'
import { findFamily } from '../recipes/findFamily.js'
import { cooking, pots } from '../week/toMeals.js'
import type { Plate } from './plate.js'

type DateOf = (day: number) => string

function withoutLinks({ cook: _cook, leftoverOf: _leftoverOf, ...meal }: Meal): Meal {
  return meal
}

/** Plates in the order in which they are eaten. */
function byTime(plates: readonly Plate[]) {
  const eaten = plates.map((plate) => ({ day: plate.day, type: plate.meal.type, plate }))
  return byClock(eaten).sort((a, b) => a.day - b.day)
}

/** Whether the plates already say that the first of them is cooked for the others. */
function isLinked([first, ...later]: readonly Plate[], dateOf: DateOf): boolean {
  if (first === undefined) return true
  const { cook, leftoverOf, type } = first.meal
  const cookedFor = later.map(({ day }) => dateOf(day)).join()
  const isCooked = leftoverOf === undefined && (cook?.forDates ?? []).join() === cookedFor
  const date = dateOf(first.day)
  return (
    isCooked && later.every(({ meal }) => meal.leftoverOf?.date === date && meal.leftoverOf.type === type)
  )
}

/**
 * How long what is in a pot keeps. Plates share it because their plan says so, so an unknown breakfast or snack keeps as
 * long as a main.
 */
function potKeeps({ dishId, type, items }: Meal): number {
  const family = dishId === undefined ? undefined : findFamily(dishId, type)
  return daysKept(family?.keepsDays ?? UNKNOWN_KEEPS_DAYS, items)
}

/** The same pots, but for a dinner that would be what is left of a lunch: people cook in the evening. */
function cookedInTime<Eaten extends { readonly type: MealType }>(pot: readonly [Eaten, ...Eaten[]]) {
  const [cooked, ...later] = pot
  const dinner = cooked.type === 'lunch' ? later.findIndex(({ type }) => type === 'dinner') : -1
  const [evening, ...rest] = dinner < 0 ? [] : later.slice(dinner)
  return evening === undefined
    ? [pot]
    : ([
        [cooked, ...later.slice(0, dinner)],
        [evening, ...rest],
      ] as const)
}

/** The plates of a pot, divided into as many as its days need: none is kept longer than its dish keeps. */
function linked(plates: readonly Plate[], dateOf: DateOf): readonly Plate[] {
  const eaten = byTime(plates)
  const sorted = eaten.map(({ plate }) => plate)
  const [cooked] = sorted
  if (!cooked || isLinked(sorted, dateOf)) return sorted
  return pots(eaten, potKeeps(cooked.meal), 0)
    .flatMap(cookedInTime)
    .flatMap((pot) =>
      pot.map((each) => ({
        ...each.plate,
        meal: { ...withoutLinks(each.plate.meal), ...cooking(each, pot, dateOf) },
      })),
    )
}

/** Makes each meal say which others it is cooked with. Meals that already say so stay the same objects. */
export function linkPots(plates: readonly Plate[], dateOf: DateOf): Plate[] {
  const byPot = new Map<string, Plate[]>()
  for (const plate of plates) byPot.set(plate.pot, [...(byPot.get(plate.pot) ?? []), plate])
  return [...byPot.values()].flatMap((pot) => linked(pot, dateOf))
}
