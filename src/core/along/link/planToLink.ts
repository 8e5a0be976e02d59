import { isSeasoning } from '../../food/isSeasoning.js'
import type { DailyTargets } from '../../nutrition/dailyTargets.js'
import { type Macros, NUTRIENTS, NUTRIENTS_AND_FIBER } from '../../nutrition/macros.js'
import { factorOf, type Portion } from '../../nutrition/scaledTargets.js'
import { oneLine } from '../../oneLine.js'
import { PORTION_STEPS, portionSteps } from '../../plan/eaters.js'
import { requireFirstDay } from '../../plan/isFirstDay.js'
import { MEAL_TYPES } from '../../plan/mealTypes.js'
import { freeSharesOf } from '../../plan/plannedTargets.js'
import type { DayPlan, Meal, MealItem, WeekPlan } from '../../plan/weekPlan.js'
import { PROFILE_LIMITS } from '../../profile.js'
import { requireFinite } from '../../requireFinite.js'
import { requireWhole } from '../../requireWhole.js'
import type { PlanState } from '../../state/planState.js'
import { toBase64url } from './base64url.js'
import { type ByteWriter, createByteWriter } from './linkBytes.js'
import {
  checksumOf,
  foodHash,
  LINK_FLAGS,
  LINK_LIMITS,
  LINK_VERSIONS,
  MEAL_FLAGS,
  MEAL_TYPE_BITS,
  MOST_FREE,
  SERVINGS_UNIT,
  SHARE_UNITS,
  TWENTIETHS,
  UNITS_PER_GRAM,
} from './linkFormat.js'
import { linkWords } from './linkWords.js'
import { SHARED_KINDS, sharedTerms } from './sharedTerms.js'

/** What a link holds besides the meals. Targets and limits need the sharer's consent. */
export interface PlanLinkOptions {
  /** The daily targets of the plan. */
  readonly targets?: DailyTargets
  /** Whether the link says what the plan was made for, such as `no peanuts`. */
  readonly withMadeFor?: boolean
  /** How many people eat the week's meals, at most 6; 1 if absent. It needs no consent, because it tells nothing about a body. */
  readonly people?: number | undefined
  /**
   * How much each further person eats, as a factor on the meals' portions, as `otherPortions` gives it. With `targets`, the
   * link has each number's factor, so that its reader gets the same amounts; these factors nearly tell everybody's targets.
   * Without, it has only that of the energy, to the nearest twentieth. Empty or absent if all eat the same.
   */
  readonly portions?: readonly Portion[]
  /** The meals of the week that are eaten out, as in `PlanState`. The link does not have their dishes. */
  readonly eatenOut?: PlanState['eatenOut']
}

const MS_PER_DAY = 86_400_000
const GRID_SLACK = 1e-6
const CALORIES = ['calories'] as const

const nameOf = ({ name }: Meal) => oneLine(name).slice(0, LINK_LIMITS.nameLength)
/** With spaces, so that its words need no signs between them. */
const idOf = ({ dishId = '' }: Meal) => dishId.replaceAll('-', ' ')
const dishKey = (meal: Meal) =>
  JSON.stringify([nameOf(meal), idOf(meal), meal.items.map(({ food }) => foodHash(food))])
const plateKey = (meal: Meal) => JSON.stringify([dishKey(meal), meal.items.map(({ quantity }) => quantity)])

/** The first item of each kind, with its index. */
function tableOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const rows = new Map<Key, { readonly item: Item; readonly place: number }>()
  for (const item of items) {
    if (!rows.has(keyOf(item))) rows.set(keyOf(item), { item, place: rows.size })
  }
  return {
    rows: [...rows.values()].map(({ item }) => item),
    placeOf: (item: Item) => rows.get(keyOf(item))?.place ?? 0,
  }
}

/** Twice a portion's steps on its food's grid; off the grid, twice its hundredths of a gram plus one. */
function amountNumber({ food, quantity }: MealItem): number {
  const units = Math.max(1, Math.round(quantity * UNITS_PER_GRAM))
  if (isSeasoning(food)) return units
  const steps = quantity / food.portion.stepG
  return Math.abs(steps - Math.round(steps)) < GRID_SLACK ? Math.round(steps) * 2 : units * 2 + 1
}

/** The factors of each further person, in steps: one for each of these numbers. Empty if all eat the same. */
function factorsOf(
  portions: readonly Portion[],
  people: number,
  numbers: readonly (keyof Macros)[],
  steps: number,
): readonly number[] {
  const factors = Array.from({ length: people - 1 }, (_, index) =>
    numbers.map((nutrient) => {
      const factor = factorOf(portions[index] ?? 1, nutrient)
      requireFinite('Each of portions', factor)
      return portionSteps(factor, steps)
    }),
  ).flat()
  return factors.every((factor) => factor === steps) ? [] : factors
}

/** The days and types of meals as one number, the day first. */
const placeNumber = (day: number, type: Meal['type']) => day * MEAL_TYPE_BITS + MEAL_TYPES.indexOf(type)

function writeMeal(meal: Meal, plate: number, days: readonly DayPlan[], { write }: ByteWriter) {
  const { type, cook, leftoverOf } = meal
  const cookedOn = days.findIndex(({ date }) => date === leftoverOf?.date)
  const flags =
    (leftoverOf && cookedOn >= 0 ? MEAL_FLAGS.isLeftover : 0) | (cook ? MEAL_FLAGS.isCookedForLater : 0)
  write(flags * MEAL_TYPE_BITS + MEAL_TYPES.indexOf(type))
  write(plate)
  if (leftoverOf && cookedOn >= 0) write(placeNumber(cookedOn, leftoverOf.type))
  if (cook) {
    write(Math.round(cook.servings / SERVINGS_UNIT))
    write(days.reduce((bits, { date }, day) => bits + (cook.forDates.includes(date) ? 2 ** day : 0), 0))
  }
}

/**
 * A week as the text of a link, at most 2,000 characters for a week of medium variety. It holds foods, amounts and
 * names of dishes, but no number about a body. {@link parsePlanLink} reads it.
 * @throws {RangeError} for a number of people, a first day, or any other number, that no plan has.
 */
export function planToLink(week: WeekPlan, options?: PlanLinkOptions | null): string {
  const { targets, withMadeFor = false, people = 1, portions = [], eatenOut = [] } = options ?? {}
  const { days, startDate, madeFor } = week
  requireWhole('people', people, PROFILE_LIMITS.people)
  requireFirstDay(startDate)
  const firstDay = Date.parse(startDate) / MS_PER_DAY
  requireWhole('startDate in days since 1970', firstDay, { min: 0, max: LINK_LIMITS.firstDay })
  const others = targets
    ? factorsOf(portions, people, NUTRIENTS, PORTION_STEPS)
    : factorsOf(portions, people, CALORIES, TWENTIETHS)
  const hasOthers = others.length > 0
  const freePlaces = eatenOut
    .map((place) => ({ ...place, day: days.findIndex(({ date }) => date === place.date) }))
    .filter(({ day }) => day >= 0)
  const hasFreeShares = freePlaces.some(({ freeShares }) => freeShares)
  const meals = days.flatMap((day) => day.meals)
  const foods = tableOf(
    meals.flatMap(({ items }) => items.map(({ food }) => food)),
    foodHash,
  )
  const dishes = tableOf(meals, dishKey)
  const plates = tableOf(meals, plateKey)
  const terms = withMadeFor && madeFor ? sharedTerms(madeFor) : undefined
  const termTexts = (terms ?? []).flatMap((list) => list.map(({ name }) => name))
  const words = linkWords([...dishes.rows.flatMap((meal) => [nameOf(meal), idOf(meal)]), ...termTexts])

  const writer = createByteWriter()
  const { write, writeHash, writeList, bytes } = writer
  const writeText = (text: string) => writeList(words.numbersOf(text), write)
  write(
    (targets ? LINK_FLAGS.hasTargets : 0) |
      (terms ? LINK_FLAGS.hasMadeFor : 0) |
      (people > 1 ? LINK_FLAGS.hasPeople : 0) |
      (hasOthers ? (targets ? LINK_FLAGS.hasFactors : LINK_FLAGS.hasPortions) : 0) |
      (freePlaces.length > 0 ? LINK_FLAGS.hasEatenOut : 0) |
      (hasFreeShares ? LINK_FLAGS.hasFreeShares : 0),
  )
  write(firstDay)
  writeList(foods.rows, (food) => writeHash(foodHash(food)))
  writeList(dishes.rows, (meal) => {
    writeText(nameOf(meal))
    writeText(idOf(meal))
    writeList(meal.items, ({ food }) => write(foods.placeOf(food)))
  })
  writeList(plates.rows, (meal) => {
    write(dishes.placeOf(meal))
    for (const item of meal.items) write(amountNumber(item))
  })
  for (const day of days) {
    writeList(day.meals, (meal) => writeMeal(meal, plates.placeOf(meal), days, writer))
  }
  if (targets) {
    for (const nutrient of NUTRIENTS_AND_FIBER) {
      requireFinite(`targets.${nutrient}`, targets[nutrient])
      write(Math.max(0, Math.round(targets[nutrient])))
    }
  }
  for (const list of terms ?? []) {
    writeList(list, ({ kind, name, isPartial = false }) => {
      write(SHARED_KINDS.indexOf(kind) * 2 + Number(isPartial))
      writeText(name)
    })
  }
  if (people > 1) write(people)
  others.forEach(write)
  if (freePlaces.length > 0) {
    writeList(freePlaces, (place) => {
      write(placeNumber(place.day, place.type))
      const shares = freeSharesOf(place)
      for (const name of hasFreeShares ? NUTRIENTS_AND_FIBER : CALORIES)
        write(Math.min(MOST_FREE, Math.round(shares[name] * SHARE_UNITS)))
    })
  }

  const content = `${toBase64url(bytes)}.${words.table}`
  // The newest first.
  const [, version] = (
    [
      [hasFreeShares, LINK_VERSIONS.freeShares],
      [hasOthers && targets, LINK_VERSIONS.factors],
      [freePlaces.length > 0, LINK_VERSIONS.eatenOut],
      [hasOthers, LINK_VERSIONS.portions],
      [people > 1, LINK_VERSIONS.people],
    ] as const
  ).find(([isNeeded]) => isNeeded) ?? [true, LINK_VERSIONS.first]
  return `${version}.${checksumOf(content)}.${content}`
}
