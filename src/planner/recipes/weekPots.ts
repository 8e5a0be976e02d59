import type { Food } from '../../core/food/food.js'
import { addDays } from '../../core/plan/addDays.js'
import { averageServing, type Eaters } from '../../core/plan/eaters.js'
import { byClock } from '../../core/plan/mealTypes.js'
import { peopleOf } from '../../core/plan/peopleOf.js'
import { servingsOf } from '../../core/plan/servingsOf.js'
import type { Meal, WeekPlan } from '../../core/plan/weekPlan.js'
import type { Method } from '../dishes/methods.js'
import type { CookedItem } from './cookedItem.js'
import { MOST_DAYS, POT_G } from './cookingFacts.data.js'
import { dishOf, methodOf } from './dishOf.js'
import { factsOf } from './dryFacts.js'
import { cutOf } from './inItsRole.js'
import { laterState } from './keepState.js'
import { roleOf } from './roleOf.js'
import type { Role } from './roles.data.js'

/** A meal that is cooked with a food. */
interface PotUse {
  readonly meal: Meal
  readonly date: string
  /** Of the dry food, for all servings of all who eat. */
  readonly grams: number
  /** Whether the day has other meals of that name: snacks. */
  readonly isOneOfSeveral: boolean
}

/** A meal that takes its food from the pot of an earlier one. */
export interface LaterUse extends PotUse {
  /** Whether it is eaten on the day of the cooking. */
  readonly isToday: boolean
  /** Whether it waits longer than a refrigerator keeps it. */
  readonly isFrozen: boolean
}

/** What a meal has to do with the pot in which a food is cooked for its week. */
type PotShare =
  | { readonly kind: 'cooks'; readonly later: readonly LaterUse[] }
  | {
      readonly kind: 'takes'
      /** Null for an earlier meal of the same day. */
      readonly cookedOn: string | null
      readonly isFrozen: boolean
    }

/** By food id. A food without an entry is cooked for its meal alone. */
export type PotShares = ReadonlyMap<string, PotShare>

/** What takes long to cook, keeps well and is part of many dishes: dry beans, seitan and grain. */
const COOKED_ONCE = ['pulse', 'gluten', 'grain'] as const
type PotRole = (typeof COOKED_ONCE)[number]
const potRoleOf = (food: Food): PotRole | undefined => COOKED_ONCE.find((role) => role === roleOf(food))

/** Grain goes raw into the pot of these dishes, or into their batter. */
const RAW_GRAIN: readonly Method[] = ['soup', 'porridge', 'onepot', 'pancakes', 'soaked']

/** Lentils go raw into these, or into their batter. */
const RAW_LENTILS: readonly Method[] = [
  ...(['soup', 'stew', 'curry', 'chili', 'braise', 'roast', 'pancakes', 'onepot', 'hash'] as const),
]
/** Grain of a porridge can be soft before it goes into the milk. */
const isBoiledApart = (role: Role, method: Method) =>
  role === 'grain'
    ? method === 'porridge' || !RAW_GRAIN.includes(method)
    : role === 'lentil' && !RAW_LENTILS.includes(method)

/** More than this is too long for a morning. */
const MORNING_MINUTES = 20

/** Nobody waits in the morning for beans, nor for grain or lentils that boil for long: they are cooked on the evening before. */
export function isCookedAhead(food: Food, meal: Meal): boolean {
  const role = roleOf(food)
  const isLong = factsOf({ food }).minutes > MORNING_MINUTES && isBoiledApart(role, methodOf(meal))
  return meal.type === 'breakfast' && (role === 'pulse' || isLong)
}

/** The day on which a meal's food is cooked. The first day has no evening before it. */
const cookedOnFor = (food: Food, { meal, date }: PotUse, { startDate }: WeekPlan) =>
  isCookedAhead(food, meal) && date !== startDate ? addDays(date, -1) : date

/** Patties are shaped of the raw dough. */
const isRaw = (role: Role, method: Method) =>
  role === 'grain' ? RAW_GRAIN.includes(method) : role === 'gluten' && method === 'patties'

const isSide = ({ id }: Food, meal: Meal) => dishOf(meal)?.sides.some(({ food }) => food.id === id) === true

/** A side is cooked by itself. */
const isCookedOnce = (food: Food, meal: Meal) =>
  potRoleOf(food) !== undefined && (!isRaw(roleOf(food), methodOf(meal)) || isSide(food, meal))

const isSnack = ({ type }: Meal) => type.startsWith('snack')

/** The meals of a week that are cooked with this food, in the order of cooking. */
function usesOf({ days }: WeekPlan, { id }: Food, eaters: Eaters): PotUse[] {
  const people = peopleOf(eaters)
  return days.flatMap(({ date, meals }) =>
    byClock(meals).flatMap((meal) => {
      if (meal.leftoverOf) return []
      const item = averageServing(meal, eaters).items.find(({ food }) => food.id === id)
      if (!item || !isCookedOnce(item.food, meal)) return []
      const grams = item.quantity * servingsOf(meal) * people
      return [{ meal, date, grams, isOneOfSeveral: isSnack(meal) && meals.filter(isSnack).length > 1 }]
    }),
  )
}

/** Meals one after the other, as many as each pot has room for, and about as much in each pot. */
function pottedApart(uses: readonly PotUse[], potG: number): PotUse[][] {
  const gramsOf = (some: readonly PotUse[]) => some.reduce((sum, { grams }) => sum + grams, 0)
  const totalG = gramsOf(uses)
  const shareG = totalG / Math.max(1, Math.ceil(totalG / potG))
  const pots: PotUse[][] = []
  for (const use of uses) {
    const pot = pots.at(-1)
    const isFull = pot && gramsOf(pot) + use.grams > potG
    if (pot && !isFull && gramsOf(pot) + use.grams / 2 <= shareG) pot.push(use)
    else pots.push([use])
  }
  return pots
}

/** Grain is quickly cooked again, so none is frozen, and a dish that is kept itself has grain of its day: it is not heated up twice. */
function whileFresh(uses: readonly PotUse[], cookedFor: (use: PotUse) => string): PotUse[][] {
  const pots: PotUse[][] = []
  for (const use of uses) {
    const pot = pots.at(-1)
    const first = pot?.[0]
    const lastDay = first ? addDays(cookedFor(first), MOST_DAYS) : ''
    const isFresh = first && (use.meal.cook ? cookedFor(use) === cookedFor(first) : use.date <= lastDay)
    if (pot && isFresh) pot.push(use)
    else pots.push([use])
  }
  return pots
}

/** Steaks, sausages and small pieces of seitan are doughs of their own. */
function byCut(uses: readonly PotUse[]): PotUse[][] {
  const cuts = new Map<CookedItem['cut'], PotUse[]>()
  for (const use of uses) {
    const cut = cutOf(use.meal)
    cuts.set(cut, [...(cuts.get(cut) ?? []), use])
  }
  return [...cuts.values()]
}

/** The meals that share a pot. Beans are cooked once a week if a pot has room for all, and frozen for its end. */
function potsOf(
  uses: readonly PotUse[],
  role: PotRole,
  cookedFor: (use: PotUse) => string,
): readonly (readonly PotUse[])[] {
  const together = { grain: whileFresh, gluten: byCut, pulse: () => [uses] }[role](uses, cookedFor)
  return together.flatMap((some) => pottedApart(some, POT_G[role]))
}

function shareOf(food: Food, meal: Meal, week: WeekPlan, eaters: Eaters): PotShare | undefined {
  const role = potRoleOf(food)
  if (role === undefined) return undefined
  const cookedFor = (use: PotUse) => cookedOnFor(food, use, week)
  const pots = potsOf(usesOf(week, food, eaters), role, cookedFor)
  const [first, ...others] = pots.find((pot) => pot.some((use) => use.meal === meal)) ?? []
  if (first === undefined) return undefined
  const cookedOn = cookedFor(first)
  const lastFresh = addDays(cookedOn, MOST_DAYS)
  const later = others.map((use) => {
    // What is made of it may wait, too. But nobody freezes for a night what is then cooked again.
    const isCold = laterState(methodOf(use.meal), use.meal.dishId) === 'cold'
    const isCookedSoon = !isCold && use.date <= addDays(cookedOn, 1)
    const eaten = [use.date, ...(isCookedSoon ? [] : (use.meal.cook?.forDates ?? []))]
    return { ...use, isToday: use.date === cookedOn, isFrozen: eaten.some((date) => date > lastFresh) }
  })
  if (first.meal === meal) return { kind: 'cooks', later }
  const own = later.find((use) => use.meal === meal)
  return own && { kind: 'takes', cookedOn: own.isToday ? null : cookedOn, isFrozen: own.isFrozen }
}

/** Dry beans, seitan and grain are cooked once for several meals: each kind with the first meal that has it. */
export function potShares(meal: Meal, week: WeekPlan, eaters: Eaters): PotShares {
  return new Map(
    meal.items.flatMap(({ food }) => {
      const share = isCookedOnce(food, meal) ? shareOf(food, meal, week, eaters) : undefined
      return share ? [[food.id, share] as const] : []
    }),
  )
}
