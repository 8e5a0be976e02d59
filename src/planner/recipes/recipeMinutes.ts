import type { Recipe } from '../../core/plan/recipeFor.js'
import { factsOf } from './dryFacts.js'
import type { MealFoods } from './mealFoods.js'
import { usualMinutes } from './methodFor.js'
import { isTaken, type Pots } from './potSteps.js'

/** What the steps add up to beyond the book's minutes is rounded up to this. */
const STEP_MINUTES = 5

/**
 * The minutes of the book, or of a method for a meal of a model, without those of what is cooked already.
 * @param neededMinutes what the steps add up to
 */
export function recipeMinutes(
  { family, method, main, sides }: MealFoods,
  pots: Pots,
  neededMinutes: number,
): Pick<Recipe, 'minutes' | 'minutesAtWork'> {
  const [usual, atWork] = family ? [family.minutes, family.minutesAtWork] : usualMinutes(method)
  const isAhead = pots.isEarly && main.some(({ role }) => role === 'pulse')
  const savedMinutes = Math.max(
    0,
    ...[...main, ...sides].filter((item) => isTaken(item, pots)).map((item) => factsOf(item).minutes),
  )
  // The book's minutes have those of a dish's own beans or seitan only if they are longer.
  const minutes = isAhead ? atWork : Math.max(atWork, usual > savedMinutes ? usual - savedMinutes : usual)
  return {
    minutes: minutes >= neededMinutes ? minutes : STEP_MINUTES * Math.ceil(neededMinutes / STEP_MINUTES),
    minutesAtWork: atWork,
  }
}
