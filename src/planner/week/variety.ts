import type { MealVariety } from '../../core/profile.js'
import type { Candidate } from '../day/candidates.js'
import type { PlannedDay } from '../day/planDay.js'
import { type MealKind, mealKind } from '../dishes/mealKind.js'
import type { WeekRules } from '../weekRules.js'
import type { Cookbook } from './cookbook.js'

/** Different dishes of a kind a week sets out with. Low variety cooks in batches. */
export const DISHES_A_WEEK: Readonly<Record<MealVariety, Readonly<Record<MealKind, number>>>> = {
  low: { breakfast: 2, lunch: 3, dinner: 3, snack: 3 },
  medium: { breakfast: 4, lunch: 5, dinner: 5, snack: 5 },
  high: { breakfast: 7, lunch: 7, dinner: 7, snack: 7 },
}

/** Different lunches, and different dinners, that a week must not fall below. */
const FEWEST_MAINS: Readonly<Record<MealVariety, number>> = { low: 2, medium: 4, high: 7 }

/** A planned week that is still being changed. */
export interface WeekInTheMaking {
  readonly days: PlannedDay[]
  readonly cookbook: Cookbook
  readonly variety: MealVariety
  readonly rules: WeekRules
}

/** Lunch and dinner are the meals whose repeats one notices. */
export function isMain(kind: MealKind): boolean {
  return kind === 'lunch' || kind === 'dinner'
}

/** The names of a day's lunch and dinner. */
function mainNames(day: PlannedDay | undefined): readonly string[] {
  return day?.plates.filter(({ type }) => isMain(mealKind(type))).map(({ dish }) => dish.name) ?? []
}

/** The dishes that variety allows in place of one of a day's; a breakfast or snack may come back on another day. */
export function allowedDishes(
  { days, cookbook, variety }: WeekInTheMaking,
  day: PlannedDay,
  at: number,
): readonly Candidate[] {
  const kind = mealKind(day.plates[at]?.type ?? 'snack')
  const dishes = cookbook.allDishes(kind)
  if (!isMain(kind)) return dishes
  const dayIndex = days.indexOf(day)
  const nearby = [...mainNames(days[dayIndex - 1]), ...mainNames(days[dayIndex + 1])]
  const others = new Set(
    days
      .flatMap(({ plates }, index) => plates.filter((_, place) => index !== dayIndex || place !== at))
      .filter(({ type }) => mealKind(type) === kind)
      .map(({ dish }) => dish.name),
  )
  return dishes.filter(({ name }) => {
    const after = new Set([...others, name]).size
    return !nearby.includes(name) && after >= FEWEST_MAINS[variety] && after <= DISHES_A_WEEK[variety][kind]
  })
}
