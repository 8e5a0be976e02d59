import { type Macros, macrosOf, NUTRIENTS, sumMacros } from '../nutrition/macros.js'
import type { Portion } from '../nutrition/scaledTargets.js'
import { perObject } from '../perObject.js'
import { requireWhole } from '../requireWhole.js'
import { peopleOf } from './peopleOf.js'
import { portionsToReach } from './portionsToReach.js'
import { mealMacros, toMeal, toMealItem } from './toMeal.js'
import type { DayPlan, Meal, WeekPlan } from './weekPlan.js'

/** Who eats a week, and how much. The meals of a plan are the first person's. */
export interface Eaters {
  /** How many people eat the week's meals, at most 100; 1 if absent. */
  readonly people?: number | undefined
  /** The first person's daily targets. Only needed with `otherTargets`. */
  readonly targets?: Macros
  /** Those of the second person and after. Whoever is missing has the first person's portions. */
  readonly otherTargets?: readonly Macros[] | undefined
}

/** Factors are whole hundredths, so that a link may have them exactly: its reader then gets the same portions to the gram. */
export const PORTION_STEPS = 100

/** A factor in whole steps, at least one. */
export const portionSteps = (factor: number, steps: number): number => Math.max(1, Math.round(factor * steps))

/** How much of each number a person needs, as a factor on the first person's; null for the same portions. */
function factorsOf({ targets, otherTargets = [] }: Eaters, person: number): Macros | null {
  const own = otherTargets[person - 1]
  if (!targets || !own || NUTRIENTS.some((nutrient) => !targets[nutrient])) return null
  const factors = macrosOf(
    (nutrient) => portionSteps(own[nutrient] / targets[nutrient], PORTION_STEPS) / PORTION_STEPS,
  )
  return NUTRIENTS.every((nutrient) => factors[nutrient] === 1) ? null : factors
}

/** The people who eat, as numbers from 0 for the first. */
export const everybody = (eaters: Eaters) => Array.from({ length: peopleOf(eaters) }, (_, person) => person)

/** Whether all have the first person's portions. */
export const eatAlike = (eaters: Eaters): boolean =>
  everybody(eaters).every((person) => factorsOf(eaters, person) === null)

/** How much each person eats by energy, as a factor on the first one's portions. */
const portionsOf = (eaters: Eaters): readonly number[] =>
  everybody(eaters).map((person) => factorsOf(eaters, person)?.calories ?? 1)

/** How much each person after the first eats, such as for `planToLink`; empty if all eat the same. */
export const otherPortions = (eaters: Eaters): readonly Portion[] =>
  eatAlike(eaters)
    ? []
    : everybody(eaters)
        .slice(1)
        .map((person) => factorsOf(eaters, person) ?? 1)

/** How many of the first person's portions all who eat take together, by their energy. */
export const portionCount = (eaters: Eaters): number =>
  portionsOf(eaters).reduce((sum, portion) => sum + portion, 0)

/** The portions worked out so far, by the targets that they follow from. Most meals outlive many changes of a plan. */
const knownPortions = perObject((_targets: Macros) =>
  perObject((_others: readonly Macros[]) => perObject((_meal: Meal) => new Map<number, Meal>())),
)

/**
 * A person's portion of a meal: the same foods, with the amounts that this person's targets need.
 * @param person from 0 for the first.
 * @throws {RangeError} for a person who does not eat.
 */
export function portionFor(meal: Meal, eaters: Eaters, person: number): Meal {
  requireWhole('person', person, { min: 0, max: peopleOf(eaters) - 1 })
  const { targets, otherTargets } = eaters
  const factors = factorsOf(eaters, person)
  if (!factors || !targets || !otherTargets) return meal
  const portions = knownPortions(targets)(otherTargets)(meal)
  const worked = portions.get(person)
  if (worked) return worked
  const items = portionsToReach(meal.items, mealMacros(meal), factors)
  const portion = { ...meal, ...toMeal(meal.type, meal.name, items) }
  portions.set(person, portion)
  return portion
}

/**
 * A day in a person's portions.
 * @throws {RangeError} for a person who does not eat, as {@link portionFor} does.
 */
export function dayFor(day: DayPlan, eaters: Eaters, person: number): DayPlan {
  const meals = day.meals.map((meal) => portionFor(meal, eaters, person))
  return { ...day, meals, totals: sumMacros(meals.map(mealMacros)) }
}

/** A week in a person's portions. */
export function weekFor(week: WeekPlan, eaters: Eaters, person: number): WeekPlan {
  const days = week.days.map((day) => dayFor(day, eaters, person))
  return { ...week, days, totals: sumMacros(days.map((day) => day.totals)) }
}

/** What one of the servings holds on average when a meal is cooked for all who eat. */
export function averageServing(meal: Meal, eaters: Eaters): Meal {
  const portions = everybody(eaters).map((person) => portionFor(meal, eaters, person))
  if (portions.every((portion) => portion === meal)) return meal
  const items = meal.items.map(({ food }, index) =>
    toMealItem(
      food,
      portions.reduce((grams, { items }) => grams + (items[index]?.quantity ?? 0), 0) / portions.length,
    ),
  )
  return { ...meal, ...toMeal(meal.type, meal.name, items) }
}
