import type { Format } from '../../core/format.js'
import type { Recipe } from '../../core/plan/recipeFor.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { daysKept, UNKNOWN_KEEPS_DAYS } from '../dishes/daysKept.js'
import { METHODS } from '../dishes/methods.js'
import { createClock } from './clock.js'
import type { RecipeLanguage } from './cookedItem.js'
import { MOST_DAYS } from './cookingFacts.data.js'
import { type CookedSteps, cookingSteps, type Timing } from './cookingSteps.js'
import { dayBefore } from './dayBefore.js'
import { freezeSteps } from './freezeSteps.js'
import { isThickLater, keepState, laterState } from './keepState.js'
import { leftoverRecipe } from './leftoverRecipe.js'
import { type MealFoods, mealFoods } from './mealFoods.js'
import { metricText } from './metricText.js'
import { recipeMinutes } from './recipeMinutes.js'
import { dressedLater } from './servedSteps.js'
import type { Table } from './tableFor.js'
import { tipFor } from './tipFor.js'
import { tipPlace } from './tipPlace.js'
import { toShortSteps } from './toShortSteps.js'

/** Between two sentences of a tip. */
const SENTENCE_GAP = /(?<=[.!]) /

interface Written extends Partial<Timing> {
  readonly recipe: Recipe
  /** After which sentence the tip stands. */
  readonly tipAfter?: number
}

/**
 * How what is cooked for other days is divided and kept; nothing if there are none.
 * @param today what is served then: what it speaks of again was cooked apart
 * @param shares who gets how much; empty if all have equal portions
 */
function keepingStep(
  { family, method, servings, forDays, main, sides, isFresh }: MealFoods,
  today: readonly string[],
  shares: readonly string[],
  { recipe }: RecipeLanguage,
) {
  if (forDays.length === 0) return []
  // A week from elsewhere may keep a dish that the book says to eat at once. Its leftovers need a limit, too.
  const bookDays = family?.keepsDays || UNKNOWN_KEEPS_DAYS
  const keepsDays = Math.min(MOST_DAYS, daysKept(bookDays, [...main, ...sides]))
  const boxed = [...main, ...sides.filter((item) => !isFresh(item))]
  // A salad or a plate is all apart, and so is what fills tacos. What is scattered over an egg salad is not.
  const isOneFood = laterState(method, family?.id) === 'hot' ? method !== 'tacos' : method === 'eggsalad'
  const said = isOneFood ? today.join(' ') : ''
  const apart = boxed.flatMap((item) => (!isFresh(item) && said.includes(item.again) ? item.again : []))
  return [
    recipe.keep(servings, forDays, keepsDays, keepState(method, family?.id ?? '', boxed), apart, shares),
    ...(isThickLater(method, main) ? [recipe.thinned] : []),
    ...(dressedLater(method, main, recipe) ? [recipe.dressingApart] : []),
  ]
}

/** A dish's tip in sentences: marked as advice unless it is a step, and without the mark. */
function tipSentences({ family, main }: MealFoods, { recipe }: RecipeLanguage) {
  const tip = family ? tipFor(family, main) : ''
  if (tip === '') return { tip: [], plainTip: [] }
  const said = recipe.tip(tip)
  const plainTip = said.split(SENTENCE_GAP)
  return { tip: family?.isTipAStep ? plainTip : recipe.asTip(said).split(SENTENCE_GAP), plainTip }
}

/** After which of its English sentences the tip of a dish stands. A tip that is a step is the last one. */
function placeOfTip({ family, method }: MealFoods, { now, today }: CookedSteps): number {
  const cooking = now.flat()
  if (!family?.isTipAStep) return tipPlace(family?.tip ?? '', cooking, today)
  return cooking.length - 1 + (METHODS[method].isCold ? today.length : 0)
}

/** Brings a text into the units of a format. */
const toUnitsOf = ({ units }: Format) => (units === 'metric' ? metricText : (text: string) => text)

/**
 * See `recipeFor`.
 * @param english the same meal in English: its words give the minutes, which are the same in every language
 */
export function writeRecipe(
  meal: Meal,
  language: RecipeLanguage,
  { people, divided, pots }: Table,
  english?: Written,
): Written {
  const inUnits = toUnitsOf(language.format)
  const finished = (step: string) => inUnits(language.recipe.joined(step))
  const foods = mealFoods(meal, people, language)
  if (meal.leftoverOf) {
    const leftover = leftoverRecipe(meal.leftoverOf.date, foods, language)
    const { minutes, minutesAtWork } = english?.recipe ?? leftover
    return { recipe: { ...leftover, minutes, minutesAtWork, steps: leftover.steps.map(finished) } }
  }
  const { method, main, sides, servings } = foods
  const kitchen = { pots, clock: createClock(), sideClock: createClock(), language }
  const steps = cookingSteps(foods, kitchen, english)
  const { recipe: words, format } = language
  const shares = divided.map(({ share, persons }) => words.shareFor(format.percent(share), persons))
  const { tip, plainTip } = tipSentences(foods, language)
  const tipAfter = english?.tipAfter ?? placeOfTip(foods, steps)
  const before = dayBefore([...main, ...sides], method, pots, language)
  const freeze = freezeSteps([...main, ...sides], pots, language)
  const { minutes, minutesAtWork, minutesBefore } =
    english?.recipe ?? recipeMinutes(foods, pots, [kitchen.clock, kitchen.sideClock])
  const recipe = {
    minutes,
    minutesAtWork,
    ...(minutesBefore && { minutesBefore }),
    servings,
    steps: toShortSteps({
      cooking: steps.now,
      tip,
      plainTip,
      tipAfter,
      keep: keepingStep(foods, steps.today, shares, language),
      served: steps.today,
      divide: shares.length > 0 && foods.forDays.length === 0 ? [words.divide(shares)] : [],
    }).map(finished),
    ...(before.length > 0 && { dayBefore: before.map(inUnits) }),
    ...(freeze.length > 0 && { freeze: freeze.map(inUnits) }),
  }
  const { isBeside, sidesAfter } = steps
  return { recipe, isBeside, sidesAfter, tipAfter }
}
