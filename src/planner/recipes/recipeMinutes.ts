import type { Recipe } from '../../core/plan/recipeFor.js'
import { BEANS_WORK_MINUTES, BIRD_WORK_MINUTES } from './bookMinutes.js'
import type { Clock } from './clock.js'
import { type CookedItem, isWholeBird } from './cookedItem.js'
import { handlingMinutes } from './handlingMinutes.js'
import type { MealFoods } from './mealFoods.js'
import { usualWork } from './methodFor.js'
import { eveningMinutes, isAhead, isTaken, type Pots } from './potSteps.js'
import { sumOf } from './sumOf.js'

/** What the steps add up to beyond the book's minutes is rounded up to this. */
const STEP_MINUTES = 5
const inSteps = (minutes: number) => STEP_MINUTES * Math.ceil(minutes / STEP_MINUTES)

/**
 * The minutes of the book, if the dish is in it, as far as they agree with the steps: the book does not
 * know which of several foods was chosen, or what is cooked already. The evening before a breakfast and the hours of a
 * freezer or refrigerator come on top.
 * @param clocks those of the dish and of its sides, after their steps
 */
export function recipeMinutes(
  { family, method, people, servings, main, fresh, sides, isFresh }: MealFoods,
  pots: Pots,
  clocks: readonly Clock[],
): Pick<Recipe, 'minutes' | 'minutesAtWork' | 'minutesBefore'> {
  const batchMinutes = sumOf(clocks, (clock) => clock.batched())
  const bookWork = family?.minutesAtWork ?? usualWork(method)
  const all = [...main, ...sides]
  const boiled = all.filter((item) => item.role === 'pulse' && !isTaken(item, pots))
  const ahead = all.filter((item) => isAhead(item, pots))
  const isMainAhead = main.some(({ food }) => pots.ahead.has(food.id))
  const beansWork = boiled.length > 0 ? BEANS_WORK_MINUTES : 0
  const isCutUp = all.some(({ food }) => isWholeBird(food) && !pots.frozen.has(food.id))
  const birdWork = isCutUp ? BIRD_WORK_MINUTES : 0
  const evening = eveningMinutes(ahead)
  const atWork = bookWork + birdWork + (evening > 0 ? 0 : beansWork)
  const least = Math.max(...clocks.map((clock, at) => clock.end(at === 0 ? atWork : 0)))
  const most = Math.max(...clocks.map((clock) => clock.endInOrder(atWork)))
  const minutes = Math.min(
    (isMainAhead ? atWork : (family?.minutes ?? Number.POSITIVE_INFINITY)) +
      sumOf(clocks, (clock) => clock.again()),
    inSteps(most),
  )
  const isOfToday = (item: CookedItem) => fresh.includes(item) || (sides.includes(item) && isFresh(item))
  const before = evening + sumOf(clocks, (clock) => clock.waited())
  const handling =
    handlingMinutes(
      all.filter((item) => !isOfToday(item)),
      servings,
    ) + handlingMinutes(all.filter(isOfToday), people)
  return {
    minutes: (minutes >= least ? minutes : inSteps(least)) + handling + before,
    ...(before > 0 && { minutesBefore: before }),
    minutesAtWork: bookWork + beansWork + birdWork + batchMinutes + handling,
  }
}
