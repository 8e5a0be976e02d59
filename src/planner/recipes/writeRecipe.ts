import type { Food } from '../../core/food/food.js'
import type { Format } from '../../core/format.js'
import type { Recipe } from '../../core/plan/recipeFor.js'
import type { Meal, MealItem } from '../../core/plan/weekPlan.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { METHODS, type Method } from '../dishes/methods.js'
import { type Clock, createClock } from './clock.js'
import { type CookedItem, cookedItem, type RecipeLanguage } from './cookedItem.js'
import { MOST_DAYS } from './cookingFacts.data.js'
import { dayBefore } from './dayBefore.js'
import { dishOf, methodOf } from './dishOf.js'
import { factsOf } from './dryFacts.js'
import { fillStep } from './fillStep.js'
import { inItsRole } from './inItsRole.js'
import { isEatenCold, keepState } from './keepState.js'
import { usualMinutes } from './methodFor.js'
import { metricText } from './metricText.js'
import { createPot, type Pot } from './pot.js'
import { isTaken, type Pots } from './potSteps.js'
import { roleOf } from './roleOf.js'
import { PROTEINS, ROLES, STARCHES } from './roles.data.js'
import { ofTheDay, stepsOf, today } from './servedSteps.js'
import { servingsOf } from './servingsOf.js'
import { createStepSource } from './stepSource.js'
import { tipFor } from './tipFor.js'
import { toShortSteps } from './toShortSteps.js'
import { isCookedAhead, type PotShares } from './weekPots.js'

/** Days that leftovers keep if the book does not say. */
const KEEPS_DAYS = 3
/** Parts that brown soaked crumbs. */
const PANNED = /<(?:pan|wok|brown|layered|warmed|panfirst)>/
/** A side that cooks so long goes on beside the dish. */
const LONG_MINUTES = 15
/** What the steps add up to beyond the book's minutes is rounded up to this. */
const STEP_MINUTES = 5
/** Between two sentences of a tip. */
const SENTENCE_GAP = /(?<=[.!]) /
const REHEAT = { minutes: 5, minutesAtWork: 3 } as const

/** For how many people a meal is cooked, and what it has to do with the pots of its week. */
interface Table {
  readonly people: number
  readonly shares: PotShares
}

interface Written {
  readonly recipe: Recipe
  /** Whether something cooks long beside the rest. */
  readonly isBeside: boolean
}

/** Sides that are eaten as they are. Each is cut or opened on its own day. */
const isFresh = ({ role }: CookedItem) => ![...STARCHES, ...PROTEINS, 'fat'].some((cooked) => cooked === role)

/** Bread that goes with a hot dish is toasted on its own day. */
const isToast = (food: Food, method: Method) =>
  roleOf(food) === 'bread' && !METHODS[method].isCold && method !== 'griddle'

/** Foods that no step has named: starches and proteins are cooked; the others are served as sides or season the dish. */
function besideSteps(
  named: Pot,
  servings: number,
  clock: Clock,
  language: RecipeLanguage,
  pots?: Pots,
): string[] {
  const { recipe } = language
  const items = named.unnamed(ROLES)
  named.name(items)
  const pot = createPot(items)
  const source = createStepSource(pot, servings, clock, language, pots)
  const foods = fillStep(recipe.beside.join(' / '), source)
  const cooked = source.part('starch')
  const rest = pot.unnamed(ROLES)
  const season =
    rest.length === 0 ? [] : [recipe.season.replace('{all}', recipe.list(rest.map(({ amount }) => amount)))]
  return [...cooked, ...foods, ...season]
}

/** What is fresh is not in the box, but goes on the dish or beside it. */
function leftoverRecipe(
  { leftoverOf }: Meal,
  isCold: boolean,
  fresh: readonly CookedItem[],
  sides: readonly CookedItem[],
  table: readonly string[],
  people: number,
  language: RecipeLanguage,
): Recipe | undefined {
  if (!leftoverOf) return undefined
  const { recipe, format } = language
  const words = isCold ? recipe.leftoverCold : recipe.leftoverHot
  const step = words(format.weekday(leftoverOf.date))
  const pot = createPot(fresh)
  const source = createStepSource(pot, people, createClock(), language)
  const served = fresh.length === 0 ? [] : table.flatMap((template) => fillStep(template, source))
  const beside = [pot, createPot(sides)].flatMap((foods) =>
    besideSteps(foods, people, createClock(), language),
  )
  return { ...REHEAT, servings: people, steps: [toUnitsOf(format)([step, ...served, ...beside].join(' '))] }
}

/** Brings a text into the units of a format. */
const toUnitsOf = ({ units }: Format) => (units === 'metric' ? metricText : (text: string) => text)

/** The sentences of a dish's tip, marked as advice unless they are steps. */
function tipSentences(family: DishFamily, items: readonly MealItem[], { recipe }: RecipeLanguage): string[] {
  const tip = tipFor(family, items)
  if (tip === '') return []
  const said = recipe.tip(tip)
  return (family.isTipAStep ? said : recipe.asTip(said)).split(SENTENCE_GAP)
}

/**
 * See `recipeFor`.
 * @param english the same meal in English: its words give the minutes, which are the same in every language
 */
export function writeRecipe(
  meal: Meal,
  language: RecipeLanguage,
  { people, shares }: Table,
  english?: Written,
): Written {
  const { recipe, format } = language
  const dish = dishOf(meal)
  const method = methodOf(meal)
  const batch = servingsOf(meal)
  const servings = batch * people
  const forDays = batch > 1 ? (meal.cook?.forDates ?? []).map(format.weekday) : []
  const isKept = forDays.length > 0
  const methodSteps = stepsOf(method, recipe)
  const { cooked, table } = methodSteps
  const sides = dish?.sides ?? []
  const dishItems = meal.items.filter((item) => !sides.includes(item))
  const madeFor = (eaters: number, items = dishItems) =>
    items.map((item) => inItsRole(cookedItem(item, eaters, language), meal, method, recipe))
  const onTop = new Set(ofTheDay(madeFor(people), methodSteps, language).map(({ food }) => food))
  const isFreshlyMade = ({ food }: { readonly food: Food }) => isToast(food, method) || onTop.has(food)
  const main = dishItems.flatMap((item) => madeFor(isKept && isFreshlyMade(item) ? people : servings, [item]))
  const beside = sides.map((item) => {
    const one = cookedItem(item, people, language)
    return isFresh(one) ? one : cookedItem(item, servings, language)
  })
  const fresh = main.filter(isFreshlyMade)
  const isCold = isEatenCold(method, dish?.family.id)
  const leftover = leftoverRecipe(meal, isCold, fresh, beside.filter(isFresh), table, people, language)
  if (leftover) return { recipe: leftover, isBeside: false }

  const pot = createPot(main)
  const isOfToday = (item: CookedItem) => isKept && isFresh(item)
  const sidePot = createPot(beside.filter((item) => !isOfToday(item)))
  const todayPot = createPot(beside.filter(isOfToday))
  const clock = createClock()
  const sideClock = createClock()
  const isEarly = isCookedAhead(meal, 'pulse')
  const pots = { shares, isEarly }
  const source = createStepSource(pot, servings, clock, language, pots)
  const sideSource = createStepSource(sidePot, servings, sideClock, language, pots)
  // Patties are shaped of the dough itself. Pulses soak before all else.
  const ahead = [
    ...(method === 'patties' ? [] : source.part('dough')),
    ...(PANNED.test(cooked.join()) ? source.part('crumbs') : []),
  ]
  const soaked = ahead.length > 0 ? source.part('pulse') : []
  const first = [...source.part('thaw'), ...soaked, ...ahead, ...sideSource.part('starch')]
  const steps = cooked.map((template) => fillStep(template, source))
  const atTable = table.map((template) => fillStep(template, source)).filter(({ length }) => length > 0)
  const isBeside = english?.isBeside ?? (clock.isBeside() || sideClock.end() >= LONG_MINUTES)
  const extra = besideSteps(pot, servings, clock, language, pots)
  const served = besideSteps(sidePot, servings, sideClock, language, pots)
  const servedToday = besideSteps(todayPot, people, sideClock, language)
  const [start = [], ...later] = steps
  const meanwhile = isBeside ? [recipe.meanwhile] : []
  const groups = start.length > 0 ? [first, [...start, ...meanwhile]] : [[...first, ...meanwhile]]
  const tip = dish ? tipSentences(dish.family, meal.items, language) : []
  const bayLeaf = meal.items.some(({ food }) => food.id === 'bay-leaf') ? [recipe.bayLeaf] : []
  const keepsDays = Math.min(MOST_DAYS, dish?.family.keepsDays || KEEPS_DAYS)
  const state = keepState(method, dish?.family.id ?? '', main)
  const keep = isKept ? [recipe.keep(servings, forDays, keepsDays, state)] : []
  const onTheDay = isKept ? today([...atTable.flat(), ...servedToday], recipe) : []
  // The tip of a cold dish is about how it is served.
  const isTipLast = onTheDay.length > 0 && METHODS[method].isCold

  const inUnits = toUnitsOf(format)
  const before = dayBefore([...main, ...beside], method, pots, language)

  const [usual, atWork] = dish ? [dish.family.minutes, dish.family.minutesAtWork] : usualMinutes(method)
  const isAhead = isEarly && pot.all(['pulse']).length > 0
  const savedMinutes = Math.max(
    0,
    ...[...main, ...beside].filter((item) => isTaken(item, pots)).map((item) => factsOf(item).minutes),
  )
  // The book's minutes have those of a dish's own beans or seitan only if they are longer.
  const all = isAhead ? atWork : Math.max(atWork, usual > savedMinutes ? usual - savedMinutes : usual)
  const needed = Math.max(clock.end(), sideClock.end())
  const written = {
    minutes:
      english?.recipe.minutes ?? (all >= needed ? all : STEP_MINUTES * Math.ceil(needed / STEP_MINUTES)),
    minutesAtWork: atWork,
    servings,
    steps: toShortSteps(
      [...groups, ...later, ...(isKept ? [] : atTable), [...extra, ...bayLeaf], served],
      isTipLast ? [] : tip,
      keep,
      isTipLast ? [...onTheDay, ...tip] : onTheDay,
    ).map(inUnits),
    ...(before.length > 0 && { dayBefore: before.map(inUnits) }),
  }
  return { recipe: written, isBeside }
}
