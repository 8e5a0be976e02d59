import { type Eaters, eatAlike, everybody, portionFor } from '../../core/plan/eaters.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { sumOf } from './sumOf.js'

/** A share of a meal's food for one day, and the numbers of those who each get it. */
export interface PersonShare {
  readonly share: number
  readonly persons: readonly number[]
}

/** A cook divides by eye: in twentieths, and a crowd in hundredths. */
const STEPS = 20
const CROWD_STEPS = 100
const CROWD = 7

/** Whole steps that add up to all of them: what rounding down leaves goes where it took most. */
function inSteps(parts: readonly number[], steps: number): readonly number[] {
  const all = sumOf(parts, (part) => part)
  const exact = parts.map((part) => (steps * part) / all)
  const left = steps - sumOf(exact, Math.floor)
  const byRest = exact.map((_, at) => at).sort((a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1))
  const more = new Set(byRest.slice(0, left))
  return exact.map((part, at) => Math.floor(part) + (more.has(at) ? 1 : 0))
}

/** How the food of a meal is divided among people who eat unlike each other; empty if all get the same. */
export function personShares(meal: Meal, eaters: Eaters): readonly PersonShare[] {
  if (eatAlike(eaters)) return []
  const energy = everybody(eaters).map((person) => portionFor(meal, eaters, person).totalCalories)
  const steps = energy.length < CROWD ? STEPS : CROWD_STEPS
  const persons = new Map<number, number[]>()
  for (const [at, parts] of inSteps(energy, steps).entries())
    persons.set(parts, [...(persons.get(parts) ?? []), at + 1])
  return persons.size > 1
    ? [...persons].map(([parts, numbers]) => ({ share: parts / steps, persons: numbers }))
    : []
}
