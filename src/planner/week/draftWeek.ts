import type { PlannedDay } from '../day/planDay.js'
import { isMain, mealKind } from '../dishes/mealKind.js'
import type { Attempt } from './attempt.js'
import type { Cookbook, CookbookDish } from './cookbook.js'
import { DISHES_A_WEEK, FEWEST_MAINS } from './variety.js'

/** A planned week that is still being changed. */
export interface DraftWeek {
  readonly days: PlannedDay[]
  readonly cookbook: Cookbook
  readonly attempt: Attempt
}

/** The names of a day's lunch and dinner. */
function mainNames(day: PlannedDay | undefined): readonly string[] {
  return day?.plates.filter(({ type }) => isMain(type)).map(({ dish }) => dish.name) ?? []
}

/** The dishes that variety allows in place of one of a day's; a breakfast or snack may come back on another day. */
export function allowedDishes(
  { days, cookbook, attempt }: DraftWeek,
  day: PlannedDay,
  at: number,
): readonly CookbookDish[] {
  const { variety } = attempt.rules
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
