import { METHODS } from '../dishes/methods.js'
import { besideSteps, inOrder } from './besideSteps.js'
import type { Clock } from './clock.js'
import type { CookedItem, RecipeLanguage } from './cookedItem.js'
import { fillStep } from './fillStep.js'
import type { MealFoods } from './mealFoods.js'
import { createPot } from './pot.js'
import { isAhead, type Pots } from './potSteps.js'
import { ROLES, STARCHES } from './roles.data.js'
import { introduced } from './servedSteps.js'
import { createStepSource } from './stepSource.js'
import { WOK } from './techniques.js'
import { lastWait, withMeanwhile } from './withMeanwhile.js'

/** Parts that brown soaked crumbs. */
const PANNED = /<(?:pan|wok|brown|layered|warmed|panfirst)>/
/** A side that cooks so long goes on beside the dish. */
const LONG_MINUTES = 15

/** What only English words tell, because they are read for minutes. */
export interface Timing {
  /** Whether something cooks long beside the rest. */
  readonly isBeside: boolean
  /** After which sentence the sides are cooked; negative if before any pan is hot. */
  readonly sidesAfter: number
}

/** What the steps of a recipe are written with. The clocks run while they are. */
export interface Kitchen {
  readonly pots: Pots
  readonly clock: Clock
  readonly sideClock: Clock
  readonly language: RecipeLanguage
}

export interface CookedSteps extends Timing {
  /** Sentences by step. */
  readonly now: readonly (readonly string[])[]
  /** What is served after the food for other days is put away. */
  readonly today: readonly string[]
}

/**
 * All sentences of a recipe, by what they are about. They are written in the order of cooking, because a food that one
 * of them has named is left out of the next, and the clocks run on.
 */
function writeSentences(
  { method, methodSteps, people, servings, forDays, main, fresh, sides, isFresh }: MealFoods,
  { pots, clock, sideClock, language }: Kitchen,
) {
  const { recipe } = language
  const { cooked, table } = methodSteps
  const isOfToday = (item: CookedItem) => forDays.length > 0 && isFresh(item)
  const pot = createPot(main)
  const sidePot = createPot(sides.filter((item) => !isOfToday(item)))
  const todayPot = createPot(sides.filter(isOfToday))
  const source = createStepSource(pot, servings, clock, language, pots, cooked)
  const sideSource = createStepSource(sidePot, servings, sideClock, language, pots)
  // Patties are shaped of the dough itself. Pulses soak, and grain boils, before all else.
  const ahead = [
    ...(method === 'patties' ? [] : source.part('dough')),
    ...(PANNED.test(cooked.join()) ? source.part('crumbs') : []),
  ]
  const soaked = ahead.length > 0 ? source.part('early') : []
  const thawed = [...source.part('thaw'), ...sideSource.part('thaw')]
  const cutUp = source.part('cutup')
  const starch = sideSource.part('starch')
  const [start = [], ...later] = cooked.map((template) => [...fillStep(template, source)])
  // What is served is for those who eat that day.
  const tableSource = createStepSource(pot, people, clock, language, pots)
  const atTable = table.map((template) => fillStep(template, tableSource)).filter(({ length }) => length > 0)
  const hasEggs = [sidePot, todayPot].some((eaten) => eaten.unnamed(['egg']).length > 0)
  const isBeside = hasEggs || clock.isBeside() || sideClock.end() >= LONG_MINUTES
  // What is toasted, or goes on top, on each day comes after the food for other days is put away.
  const ofTodayAlone = forDays.length > 0 ? pot.unnamed(ROLES).filter((item) => fresh.includes(item)) : []
  pot.name(ofTodayAlone)
  const extra = besideSteps(pot, servings, clock, language, pots)
  const beside = besideSteps(sidePot, servings, sideClock, language, pots)
  const besideToday = besideSteps(todayPot, people, sideClock, language)
  const extraToday = besideSteps(createPot(ofTodayAlone), people, clock, language)
  const unneeded = [clock, sideClock].flatMap((each) => each.unneeded()).map(({ again }) => again)
  return {
    thawed,
    ahead: [...soaked, ...ahead],
    starch,
    cutUp,
    start,
    later,
    isBegunEarly: pot.all(STARCHES).some((item) => item.role === 'pulse' || isAhead(item, pots)),
    isBeside,
    eggs: [...beside.boiled, ...besideToday.boiled],
    cookedBeside: [...beside.cooked, ...beside.seasoned, ...besideToday.cooked],
    isPanned: beside.isPanned || besideToday.isPanned,
    bayLeaf: main.flatMap(({ food, again }) => (food.id === 'bay-leaf' ? recipe.bayLeaf(again) : [])),
    atTable,
    extra: inOrder(extra),
    served: [
      ...sideSource.part('hotpulse'),
      ...sideSource.part('hotgrain'),
      ...(unneeded.length > 0 ? [recipe.serveWith(recipe.list(unneeded))] : []),
      ...beside.served,
    ],
    laidIn: besideToday.laidIn,
    servedToday: [...inOrder(extraToday), ...besideToday.served, ...besideToday.seasoned],
  }
}

/** What is done before the steps of the dish, with its first step. */
function openingSteps(
  { thawed, ahead, starch, cutUp, start, isBegunEarly, eggs }: ReturnType<typeof writeSentences>,
  early: readonly string[],
  meanwhile: readonly string[],
): readonly (readonly string[])[] {
  // No dish that is done waits for its eggs. Pulses soak, and what boils long is cooked, on the evening before.
  const first = [...thawed, ...ahead, ...(isBegunEarly ? [] : [...starch, ...eggs])]
  const second = isBegunEarly ? [...start, ...starch, ...cutUp, ...eggs] : [...cutUp, ...start]
  if (second.length === 0) return [[...first, ...early, ...meanwhile]]
  return first.length > thawed.length
    ? [first, [...second, ...early, ...meanwhile]]
    : [[...first, ...second, ...early, ...meanwhile]]
}

/**
 * The steps in the order of cooking.
 * @param english if another language is written: only English words give the minutes
 */
export function cookingSteps(foods: MealFoods, kitchen: Kitchen, english: Partial<Timing> = {}): CookedSteps {
  const { method, forDays } = foods
  const { recipe } = kitchen.language
  const { isCold } = METHODS[method]
  const written = writeSentences(foods, kitchen)
  const { later, cookedBeside, bayLeaf, atTable, extra, laidIn, served, servedToday } = written
  const isBeside = english.isBeside ?? written.isBeside
  const sidesAfter = english.sidesAfter ?? (WOK.test(method) ? -1 : lastWait(later.flat()))
  const early = !isCold && sidesAfter < 0 ? cookedBeside : []
  const opening = openingSteps(written, early, isBeside ? [recipe.meanwhile] : [])
  const cooking = isCold ? later : withMeanwhile(later, sidesAfter, cookedBeside, written.isPanned, recipe)
  const [last = [], ...before] = [...opening, ...cooking].filter(({ length }) => length > 0).reverse()
  const isKept = forDays.length > 0
  return {
    now: [
      ...before.reverse(),
      isCold ? cookedBeside : [],
      [...last, ...bayLeaf],
      ...(isKept ? [] : atTable),
      extra,
      isKept ? [] : served,
    ],
    today: isKept ? introduced(recipe.today, [...laidIn, ...atTable.flat(), ...served, ...servedToday]) : [],
    isBeside,
    sidesAfter,
  }
}
