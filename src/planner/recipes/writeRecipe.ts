import type { Format } from '../../core/format.js'
import type { Recipe } from '../../core/plan/recipeFor.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { daysKept, UNKNOWN_KEEPS_DAYS } from '../dishes/daysKept.js'
import { METHODS } from '../dishes/methods.js'
import { besideSteps, inOrder } from './besideSteps.js'
import { type Clock, createClock } from './clock.js'
import type { CookedItem, RecipeLanguage } from './cookedItem.js'
import { MOST_DAYS } from './cookingFacts.data.js'
import { dayBefore } from './dayBefore.js'
import { fillStep } from './fillStep.js'
import { keepState, laterState } from './keepState.js'
import { leftoverRecipe } from './leftoverRecipe.js'
import { type MealFoods, mealFoods } from './mealFoods.js'
import { metricText } from './metricText.js'
import { createPot } from './pot.js'
import type { Pots } from './potSteps.js'
import { recipeMinutes } from './recipeMinutes.js'
import { dressedLater, introduced } from './servedSteps.js'
import { createStepSource } from './stepSource.js'
import type { Table } from './tableFor.js'
import { tipFor } from './tipFor.js'
import { toShortSteps } from './toShortSteps.js'
import { lastWait, withMeanwhile } from './withMeanwhile.js'

/** Parts that brown soaked crumbs. */
const PANNED = /<(?:pan|wok|brown|layered|warmed|panfirst)>/

/** Nobody leaves a hot wok. */
const WOK = /^(?:stirfry|friedrice|noodles)$/
/** A side that cooks so long goes on beside the dish. */
const LONG_MINUTES = 15
/** Between two sentences of a tip. */
const SENTENCE_GAP = /(?<=[.!]) /

/** What only English words tell, because they are read for minutes. */
interface Timing {
  /** Whether something cooks long beside the rest. */
  readonly isBeside: boolean
  /** After which sentence the sides are cooked; negative if before any pan is hot. */
  readonly sidesAfter: number
}

interface Written extends Partial<Timing> {
  readonly recipe: Recipe
}

/** What the steps of a recipe are written with. The clocks run while they are. */
interface Kitchen {
  readonly pots: Pots
  readonly clock: Clock
  readonly sideClock: Clock
  readonly language: RecipeLanguage
}

interface CookedSteps extends Timing {
  /** Sentences by step. */
  readonly now: readonly (readonly string[])[]
  /** What is served after the food for other days is put away. */
  readonly today: readonly string[]
}

/**
 * The steps in the order of cooking.
 * @param english if another language is written: only English words give the minutes
 */
function cookingSteps(
  { method, methodSteps, people, servings, forDays, main, sides, isFresh }: MealFoods,
  { pots, clock, sideClock, language }: Kitchen,
  english: Partial<Timing> = {},
): CookedSteps {
  const { recipe } = language
  const { cooked, table } = methodSteps
  const isKept = forDays.length > 0
  const isOfToday = (item: CookedItem) => isKept && isFresh(item)
  const pot = createPot(main)
  const sidePot = createPot(sides.filter((item) => !isOfToday(item)))
  const todayPot = createPot(sides.filter(isOfToday))
  const source = createStepSource(pot, servings, clock, language, pots)
  const sideSource = createStepSource(sidePot, servings, sideClock, language, pots)
  // Patties are shaped of the dough itself. Pulses soak before all else.
  const ahead = [
    ...(method === 'patties' ? [] : source.part('dough')),
    ...(PANNED.test(cooked.join()) ? source.part('crumbs') : []),
  ]
  const soaked = ahead.length > 0 ? source.part('pulse') : []
  const thawed = [...source.part('thaw'), ...sideSource.part('thaw')]
  const first = [...thawed, ...soaked, ...ahead, ...sideSource.part('starch')]
  const [start = [], ...later] = cooked.map((template) => [...fillStep(template, source)])
  const atTable = table.map((template) => fillStep(template, source)).filter(({ length }) => length > 0)
  const hasEggs = [sidePot, todayPot].some((eaten) => eaten.unnamed(['egg']).length > 0)
  const isBeside = english.isBeside ?? (hasEggs || clock.isBeside() || sideClock.end() >= LONG_MINUTES)
  const extra = besideSteps(pot, servings, clock, language, pots)
  const beside = besideSteps(sidePot, servings, sideClock, language, pots)
  const besideToday = besideSteps(todayPot, people, sideClock, language)
  const unneeded = [clock, sideClock].flatMap((each) => each.unneeded()).map(({ again }) => again)
  const servedWith = [
    ...sideSource.part('hotpulse'),
    ...sideSource.part('hotgrain'),
    ...(unneeded.length > 0 ? [recipe.serveWith(recipe.list(unneeded))] : []),
  ]
  // No dish that is done waits for its eggs, or for what cooks beside it.
  const eggs = [...beside.boiled, ...besideToday.boiled]
  const cookedBeside = [...beside.cooked, ...beside.seasoned, ...besideToday.cooked]
  const meanwhile = isBeside ? [recipe.meanwhile] : []
  // Pulses soak on the night before.
  const opened = pot.all(['pulse']).length > 0 ? start : first
  opened.push(...eggs)
  const { isCold } = METHODS[method]
  const sidesAfter = english.sidesAfter ?? (WOK.test(method) ? -1 : lastWait(later.flat()))
  if (!isCold && sidesAfter < 0) (start.length > 0 ? start : first).push(...cookedBeside)
  const opening =
    start.length > 0 && first.length > thawed.length
      ? [first, [...start, ...meanwhile]]
      : [[...first, ...start, ...meanwhile]]
  const bayLeaf = main.flatMap(({ food, again }) => (food.id === 'bay-leaf' ? recipe.bayLeaf(again) : []))
  const cooking = isCold ? later : withMeanwhile(later, sidesAfter, cookedBeside, recipe)
  const [last = [], ...before] = [...opening, ...cooking].filter(({ length }) => length > 0).reverse()
  return {
    now: [
      ...before.reverse(),
      isCold ? cookedBeside : [],
      [...last, ...bayLeaf],
      ...(isKept ? [] : atTable),
      inOrder(extra),
      isKept ? [] : [...servedWith, ...beside.served],
    ],
    today: isKept
      ? introduced(recipe.today, [
          ...atTable.flat(),
          ...servedWith,
          ...beside.served,
          ...besideToday.served,
          ...besideToday.seasoned,
        ])
      : [],
    isBeside,
    sidesAfter,
  }
}

/**
 * How what is cooked for other days is divided and kept; nothing if there are none.
 * @param today what is served then: what it speaks of again was cooked apart
 */
function keepingStep(
  { family, method, servings, forDays, main, sides, isFresh }: MealFoods,
  today: readonly string[],
  { recipe }: RecipeLanguage,
) {
  if (forDays.length === 0) return []
  // A week from elsewhere may keep a dish that the book says to eat at once. Its leftovers need a limit, too.
  const bookDays = family?.keepsDays || UNKNOWN_KEEPS_DAYS
  const keepsDays = Math.min(MOST_DAYS, daysKept(bookDays, [...main, ...sides]))
  const boxed = [...main, ...sides.filter((item) => !isFresh(item))]
  // A salad or a plate is all apart, and so is what fills tacos.
  const said = laterState(method, family?.id) === 'hot' && method !== 'tacos' ? today.join(' ') : ''
  const apart = boxed.flatMap((item) => (!isFresh(item) && said.includes(item.again) ? item.again : []))
  return [
    recipe.keep(servings, forDays, keepsDays, keepState(method, family?.id ?? '', boxed), apart),
    ...(dressedLater(method, main, recipe) ? [recipe.dressingApart] : []),
  ]
}

/** A dish's tip in sentences: marked as advice unless it is a step, and without the mark. */
function tipSentences({ family }: MealFoods, { items }: Meal, { recipe }: RecipeLanguage) {
  const tip = family ? tipFor(family, items) : ''
  if (tip === '') return { tip: [], plainTip: [] }
  const said = recipe.tip(tip)
  const plainTip = said.split(SENTENCE_GAP)
  return { tip: family?.isTipAStep ? plainTip : recipe.asTip(said).split(SENTENCE_GAP), plainTip }
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
  { people, pots }: Table,
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
  const { tip, plainTip } = tipSentences(foods, meal, language)
  // The tip of a cold dish is about how it is served.
  const isTipLast = steps.today.length > 0 && METHODS[method].isCold
  const before = dayBefore([...main, ...sides], method, pots, language)
  const { minutes, minutesAtWork } =
    english?.recipe ?? recipeMinutes(foods, pots, [kitchen.clock, kitchen.sideClock])
  const recipe = {
    minutes,
    minutesAtWork,
    servings,
    steps: toShortSteps(
      steps.now,
      isTipLast ? [] : tip,
      keepingStep(foods, steps.today, language),
      isTipLast ? [...steps.today, ...tip] : steps.today,
      plainTip,
    ).map(finished),
    ...(before.length > 0 && { dayBefore: before.map(inUnits) }),
  }
  const { isBeside, sidesAfter } = steps
  return { recipe, isBeside, sidesAfter }
}
