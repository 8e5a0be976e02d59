import type { Recipe } from '../../core/plan/recipeFor.js'
import type { Clock } from './clock.js'
import type { CookedItem } from './cookedItem.js'
import { factsOf, sumOf } from './dryFacts.js'
import { handlingMinutes } from './handlingMinutes.js'
import type { MealFoods } from './mealFoods.js'
import { usualMinutes } from './methodFor.js'
import { eveningMinutes, isTaken, type Pots } from './potSteps.js'

/** A dish whose minutes in the book are this share of those of its pot, or more, has counted the pot. */
const COUNTS_POT = 0.6

/** What the steps add up to beyond the book's minutes is rounded up to this. */
const STEP_MINUTES = 5
const inSteps = (minutes: number) => STEP_MINUTES * Math.ceil(minutes / STEP_MINUTES)
/** To put beans on, to drain them twice and to put them away. The book has no such evening for a breakfast. */
const EVENING_WORK_MINUTES = 5
/** For the cutting, of which no step says how long it takes. */
const CUTTING_MINUTES = 5

/**
 * The minutes of the book, or of a method for a meal of a model, without those of what is cooked already, and with those
 * of the evening before a breakfast and of a freezer or refrigerator.
 * @param clocks those of the dish and of its sides, after their steps
 */
export function recipeMinutes(
  { family, method, people, servings, main, fresh, sides, isFresh }: MealFoods,
  pots: Pots,
  clocks: readonly Clock[],
): Pick<Recipe, 'minutes' | 'minutesAtWork'> {
  const neededMinutes = Math.max(...clocks.map((clock) => clock.end()))
  const batchMinutes = sumOf(clocks, (clock) => clock.batched())
  const [usual, atWork] = family ? [family.minutes, family.minutesAtWork] : usualMinutes(method)
  const all = [...main, ...sides]
  const isPulse = ({ role }: CookedItem) => role === 'pulse'
  const isAhead = pots.isEarly && main.some(isPulse)
  const boiled = pots.isEarly ? all.filter((item) => isPulse(item) && !isTaken(item, pots)) : []
  const savedMinutes = Math.max(
    0,
    ...all.filter((item) => isTaken(item, pots)).map((item) => factsOf(item).minutes),
  )
  // What is taken out may have cooked beside the rest, so that its minutes are not all saved.
  const left =
    savedMinutes === 0 || usual < COUNTS_POT * savedMinutes
      ? usual
      : Math.max(atWork, Math.min(usual, inSteps(neededMinutes + CUTTING_MINUTES)))
  const minutes = (isAhead ? atWork : left) + sumOf(clocks, (clock) => clock.again())
  const isOfToday = (item: CookedItem) => fresh.includes(item) || (sides.includes(item) && isFresh(item))
  const waited = sumOf(clocks, (clock) => clock.waited())
  const handling =
    handlingMinutes(
      all.filter((item) => !isOfToday(item)),
      servings,
    ) + handlingMinutes(all.filter(isOfToday), people)
  return {
    minutes:
      (minutes >= neededMinutes ? minutes : inSteps(neededMinutes)) +
      handling +
      eveningMinutes(boiled) +
      waited,
    minutesAtWork: atWork + batchMinutes + handling + (boiled.length > 0 ? EVENING_WORK_MINUTES : 0),
  }
}
