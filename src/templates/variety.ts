import type { MealVariety } from '../core/profile.js'
import type { MealKind } from './mealKind.js'
import { mealKind } from './mealKind.js'
import type { PlannedDay } from './planDay.js'

/** Different dishes of a kind a week sets out with. Low variety cooks in batches. */
export const DISHES_A_WEEK: Readonly<Record<MealVariety, Readonly<Record<MealKind, number>>>> = {
  low: { breakfast: 2, lunch: 3, dinner: 3, snack: 3 },
  medium: { breakfast: 4, lunch: 5, dinner: 5, snack: 5 },
  high: { breakfast: 7, lunch: 7, dinner: 7, snack: 7 },
}

/** Different lunches, and different dinners, that a week must not fall below. */
const FEWEST_MAINS: Readonly<Record<MealVariety, number>> = { low: 2, medium: 4, high: 7 }

/** Lunch and dinner are the meals whose repeats one notices. */
export function isMain(kind: MealKind): boolean {
  return kind === 'lunch' || kind === 'dinner'
}

/** The names of a day's lunch and dinner. */
export function mainNames(day: PlannedDay | undefined): readonly string[] {
  return day?.plates.filter(({ type }) => isMain(mealKind(type))).map(({ dish }) => dish.name) ?? []
}

/** Tells which dishes variety allows, by name, in place of one plate of a planned week; a breakfast or snack may come back on another day. */
export function allowedSwaps(
  days: readonly PlannedDay[],
  dayIndex: number,
  at: number,
  variety: MealVariety,
): (name: string) => boolean {
  const day = days[dayIndex]
  const type = day?.plates[at]?.type
  if (day === undefined || type === undefined) return () => false
  const today = new Set(day.plates.map(({ dish }) => dish.name))
  const kind = mealKind(type)
  if (!isMain(kind)) return (name) => !today.has(name)
  const others = days.flatMap(({ plates }, index) =>
    plates
      .filter((plate, place) => mealKind(plate.type) === kind && (index !== dayIndex || place !== at))
      .map(({ dish }) => dish.name),
  )
  const distinct = new Set(others)
  const nearby = new Set([...mainNames(days[dayIndex - 1]), ...mainNames(days[dayIndex + 1])])
  return (name) => {
    const after = distinct.has(name) ? distinct.size : distinct.size + 1
    return (
      !today.has(name) &&
      !nearby.has(name) &&
      after >= FEWEST_MAINS[variety] &&
      after <= DISHES_A_WEEK[variety][kind]
    )
  }
}
