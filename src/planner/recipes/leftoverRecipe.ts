import type { Recipe } from '../../core/plan/recipeFor.js'
import { besideSteps, inOrder } from './besideSteps.js'
import { createClock } from './clock.js'
import type { RecipeLanguage } from './cookedItem.js'
import { fillStep } from './fillStep.js'
import { handlingMinutes } from './handlingMinutes.js'
import { isThickLater, keepState, laterState } from './keepState.js'
import type { MealFoods } from './mealFoods.js'
import { createPot } from './pot.js'
import { dressedLater } from './servedSteps.js'
import { createStepSource } from './stepSource.js'

const REHEAT = { minutes: 5, minutesAtWork: 3 } as const
/** For each further portion, which is stirred once. */
const REHEAT_MORE = { minutes: 2, minutesAtWork: 1 } as const
/** For what is eaten cold. */
const TAKE_OUT = { minutes: 1, minutesAtWork: 1 } as const
/** For what is boiled or steamed that day, most of which is waiting, and for each thing that is cut, stirred or put on. */
const COOKED_WORK_MINUTES = 3
const SERVED_WORK_MINUTES = 1

/**
 * The recipe of a planned leftover: it is taken out, and what is fresh, which is not in the box, goes on it or beside it.
 * @param cookedOn the date of the meal that it was cooked with
 */
export function leftoverRecipe(
  cookedOn: string,
  { family, method, methodSteps, people, main, fresh, sides, isFresh }: MealFoods,
  language: RecipeLanguage,
): Recipe {
  const { recipe, format } = language
  const pot = createPot(fresh)
  const freshSides = sides.filter(isFresh)
  const clock = createClock()
  const source = createStepSource(pot, people, clock, language)
  const table = dressedLater(method, main, recipe) ?? (fresh.length === 0 ? [] : methodSteps.table)
  const served = table.flatMap((template) => fillStep(template, source))
  const extra = inOrder(besideSteps(pot, people, clock, language))
  const beside = besideSteps(createPot(freshSides), people, clock, language)
  const later = laterState(method, family?.id)
  const isDry = later === 'cold' && ['dry', 'baked'].includes(keepState(method, family?.id ?? '', main))
  const cooked = [...beside.boiled, ...beside.cooked]
  const added = [...beside.laidIn, ...served, ...extra, ...beside.served, ...beside.seasoned]
  const step = [
    ...cooked,
    recipe.leftover(format.weekday(cookedOn), isDry ? 'dry' : later, people, isThickLater(method, main)),
    ...added,
  ].join(' ')
  const more = people - 1
  const least =
    later === 'cold'
      ? TAKE_OUT
      : {
          minutes: REHEAT.minutes + REHEAT_MORE.minutes * more,
          minutesAtWork: REHEAT.minutesAtWork + REHEAT_MORE.minutesAtWork * more,
        }
  const minutesAtWork =
    least.minutesAtWork +
    COOKED_WORK_MINUTES * cooked.length +
    SERVED_WORK_MINUTES * added.length +
    handlingMinutes([...fresh, ...freshSides], people)
  const minutes = Math.max(least.minutes, minutesAtWork, clock.end())
  return { minutes, minutesAtWork, servings: people, steps: [step] }
}
