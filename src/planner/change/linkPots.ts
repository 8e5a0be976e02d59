import { MEAL_CLOCK } from '../../core/plan/mealTypes.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { daysKept } from '../dishes/daysKept.js'
import { findFamily } from '../recipes/findFamily.js'
import type { Plate } from './plate.js'

/** Days that a dish keeps if the book does not say (USDA FSIS: three to four days). */
const KEEPS_DAYS = 3
const CLOCK = Object.keys(MEAL_CLOCK)

type DateOf = (day: number) => string

const byTime = (a: Plate, b: Plate) =>
  a.day - b.day || CLOCK.indexOf(a.meal.type) - CLOCK.indexOf(b.meal.type)

function withoutLinks({ cook: _cook, leftoverOf: _leftoverOf, ...meal }: Meal): Meal {
  return meal
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

/** A pot divided into as many as its days need: none is kept longer than its dish keeps. */
function potsOf(plates: readonly Plate[]): [Plate, ...Plate[]][] {
  const pots: [Plate, ...Plate[]][] = []
  for (const plate of plates) {
    const { dishId, type, items } = plate.meal
    const family = dishId === undefined ? undefined : findFamily(dishId, type)
    const keepsDays = daysKept(family?.keepsDays ?? KEEPS_DAYS, items)
    const pot = pots.at(-1)
    if (pot && plate.day - pot[0].day <= keepsDays && keepsDays > 0) pot.push(plate)
    else pots.push([plate])
  }
  return pots
}

function link([cooked, ...later]: readonly [Plate, ...Plate[]], dateOf: DateOf): Plate[] {
  const meal = withoutLinks(cooked.meal)
  if (later.length === 0) return [{ ...cooked, meal }]
  const cook = { servings: later.length + 1, forDates: later.map(({ day }) => dateOf(day)) }
  const leftoverOf = { date: dateOf(cooked.day), type: meal.type }
  return [
    { ...cooked, meal: { ...meal, cook } },
    ...later.map((plate) => ({ ...plate, meal: { ...withoutLinks(plate.meal), leftoverOf } })),
  ]
}

/** Makes each meal say which others it is cooked with. Meals that already say so stay the same objects. */
export function linkPots(plates: readonly Plate[], dateOf: DateOf): Plate[] {
  const pots = new Map<string, Plate[]>()
  for (const plate of plates) pots.set(plate.pot, [...(pots.get(plate.pot) ?? []), plate])
  return [...pots.values()].flatMap((pot) => {
    const sorted = pot.sort(byTime)
    return isLinked(sorted, dateOf) ? sorted : potsOf(sorted).flatMap((own) => link(own, dateOf))
  })
}
