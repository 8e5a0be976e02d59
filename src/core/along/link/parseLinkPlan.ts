import { FOOD_ID, type Food } from '../../food/food.js'
import { isSeasoning } from '../../food/isSeasoning.js'
import type { RestrictionTerm } from '../../food/restrictionTerm.js'
import { SEASONING_PORTION } from '../../food/seasoningPortion.js'
import type { DailyTargets } from '../../nutrition/dailyTargets.js'
import { macrosOf } from '../../nutrition/macros.js'
import type { Portion } from '../../nutrition/scaledTargets.js'
import { oneLine } from '../../oneLine.js'
import { addDays } from '../../plan/addDays.js'
import { DAYS_PER_WEEK } from '../../plan/daysPerWeek.js'
import { PORTION_STEPS } from '../../plan/eaters.js'
import { hasMealAt, isAt } from '../../plan/isAt.js'
import { MEAL_TYPES } from '../../plan/mealTypes.js'
import { dayNumbersOf, leavesTargets } from '../../plan/plannedTargets.js'
import { toMeal, toMealItem } from '../../plan/toMeal.js'
import { toWeekPlan } from '../../plan/toWeekPlan.js'
import type { Meal, WeekPlan } from '../../plan/weekPlan.js'
import { PROFILE_LIMITS } from '../../profile.js'
import type { MealPlace, PlanState } from '../../state/planState.js'
import type { ByteReader } from './linkBytes.js'
import {
  LINK_FLAGS,
  LINK_LIMITS,
  MEAL_FLAGS,
  MEAL_TYPE_BITS,
  MOST_FREE,
  SERVINGS_UNIT,
  SHARE_UNITS,
  TWENTIETHS,
  UNITS_PER_GRAM,
} from './linkFormat.js'
import { capitalWord, joinWords } from './linkWords.js'
import { isPlainTerm, SHARED_KINDS, type SharedTerm } from './sharedTerms.js'

const ALL_FLAGS = Object.values(LINK_FLAGS).reduce((all, flag) => all | flag, 0)

const MOST_OF_A_TARGET = 20_000
const MOST_SERVINGS = LINK_LIMITS.servings / SERVINGS_UNIT
/** A small body beside a large one needs less; of one number, far more beside somebody's own targets for keto. */
const MOST_FACTOR = 250
const PORTION_SLACK_G = 0.01

/** The contents of a link without damage. */
export interface LinkPlan {
  readonly week: WeekPlan
  readonly targets?: DailyTargets
  readonly people?: number
  readonly portions?: readonly Portion[]
  readonly eatenOut?: PlanState['eatenOut']
}

interface Plate {
  readonly name: string
  readonly dishId: string
  readonly foods: readonly Food[]
  readonly grams: readonly number[]
}

/** Reads a text of at most `limit` letters. */
function textReader({ read, readList, refuse }: ByteReader, words: readonly string[]) {
  return (limit: number): string => {
    const parts = readList(limit, () => {
      const number = read()
      const word = words[Math.floor(number / 2)] ?? refuse()
      return number % 2 === 1 ? capitalWord(word) : word
    })
    const text = oneLine(joinWords(parts))
    return text.length > limit ? refuse() : text
  }
}

/** An amount of a food in grams, within what a meal may hold of it. */
function readGrams({ read, refuse }: ByteReader, food: Food): number {
  const number = read()
  const { minG, maxG, stepG } = isSeasoning(food) ? SEASONING_PORTION : food.portion
  const grams = isSeasoning(food)
    ? number / UNITS_PER_GRAM
    : number % 2 === 1
      ? (number - 1) / 2 / UNITS_PER_GRAM
      : (number / 2) * stepG
  return grams > 0 && grams >= minG - PORTION_SLACK_G && grams <= maxG + PORTION_SLACK_G ? grams : refuse()
}

function readPlates(reader: ByteReader, foods: readonly Food[], words: readonly string[]): Plate[] {
  const { readList, readOneOf, refuse } = reader
  const readText = textReader(reader, words)
  const dishes = readList(LINK_LIMITS.dishes, () => {
    const name = readText(LINK_LIMITS.nameLength) || refuse()
    const dishId = readText(LINK_LIMITS.nameLength).replaceAll(' ', '-')
    if (dishId !== '' && !FOOD_ID.test(dishId)) refuse()
    return { name, dishId, foods: readList(LINK_LIMITS.items, () => readOneOf(foods)) }
  })
  return readList(LINK_LIMITS.plates, () => {
    const dish = readOneOf(dishes)
    return { ...dish, grams: dish.foods.map((food) => readGrams(reader, food)) }
  })
}

function readPlace({ read, refuse }: ByteReader, startDate: string): MealPlace {
  const place = read(DAYS_PER_WEEK * MEAL_TYPE_BITS - 1)
  const date = addDays(startDate, Math.floor(place / MEAL_TYPE_BITS))
  return { date, type: MEAL_TYPES[place % MEAL_TYPE_BITS] ?? refuse() }
}

function readMeal(reader: ByteReader, plates: readonly Plate[], startDate: string): Meal {
  const { read, readOneOf, refuse } = reader
  const [head, plate] = [read(), readOneOf(plates)]
  const { name, dishId, foods, grams } = plate
  const type = MEAL_TYPES[head % MEAL_TYPE_BITS] ?? refuse()
  const flags = Math.floor(head / MEAL_TYPE_BITS)
  const items = foods.map((food, index) => toMealItem(food, grams[index] ?? refuse()))
  const leftoverOf = flags & MEAL_FLAGS.isLeftover ? readPlace(reader, startDate) : undefined
  const isCookedForLater = (flags & MEAL_FLAGS.isCookedForLater) > 0
  // The number of servings is skipped: it follows from the days, which the list counts.
  if (isCookedForLater) read(MOST_SERVINGS)
  const laterDays = isCookedForLater ? read(2 ** DAYS_PER_WEEK - 1) : 0
  const forDates = Array.from({ length: DAYS_PER_WEEK }, (_, day) => day)
    .filter((day) => laterDays & (2 ** day))
    .map((day) => addDays(startDate, day))
  return {
    ...toMeal(type, name, items),
    ...(dishId !== '' && { dishId }),
    ...(leftoverOf && { leftoverOf }),
    ...(forDates.length > 0 && { cook: { servings: forDates.length + 1, forDates } }),
  }
}

function readDay(reader: ByteReader, plates: readonly Plate[], startDate: string): Meal[] {
  const meals = reader.readList(MEAL_TYPES.length, () => readMeal(reader, plates, startDate))
  const types = new Set(meals.map(({ type }) => type))
  return types.size === meals.length ? meals : reader.refuse()
}

const readTargets = ({ read }: ByteReader): DailyTargets => dayNumbersOf(() => read(MOST_OF_A_TARGET))

/** A factor on portions, in a number of steps. */
const readFactor = ({ read, refuse }: ByteReader, steps: number): number =>
  read(MOST_FACTOR * steps) / steps || refuse()

function readTerms(reader: ByteReader, words: readonly string[]): RestrictionTerm[] {
  const readText = textReader(reader, words)
  return reader.readList(LINK_LIMITS.terms, () => {
    const number = reader.read()
    const kind = SHARED_KINDS[Math.floor(number / 2)] ?? reader.refuse()
    const term: SharedTerm = { kind, name: readText(LINK_LIMITS.termLength) }
    if (!isPlainTerm(term)) reader.refuse()
    return number % 2 === 1 ? { ...term, isPartial: true } : term
  })
}

/**
 * The contents of a link's bytes; null if it names a food that `foodOf` does not have.
 * @throws {DamagedLinkError} when they say something that none of our links says.
 */
export function parseLinkPlan(
  reader: ByteReader,
  words: readonly string[],
  foodOf: ReadonlyMap<number, Food>,
): LinkPlan | null {
  const { read, readHash, readList, refuse, isAtEnd } = reader
  const flags = read(ALL_FLAGS)
  const startDate = addDays('1970-01-01', read(LINK_LIMITS.firstDay))
  const found = readList(LINK_LIMITS.foods, () => foodOf.get(readHash()))
  const foods = found.filter((food) => food !== undefined)
  if (foods.length < found.length) return null
  const plates = readPlates(reader, foods, words)
  const days = Array.from({ length: DAYS_PER_WEEK }, () => readDay(reader, plates, startDate))
  const targets = flags & LINK_FLAGS.hasTargets ? readTargets(reader) : undefined
  const madeFor =
    flags & LINK_FLAGS.hasMadeFor
      ? { applied: readTerms(reader, words), notApplied: readTerms(reader, words) }
      : undefined
  const people = flags & LINK_FLAGS.hasPeople ? read(PROFILE_LIMITS.people.max) : undefined
  const hasFactors = flags & LINK_FLAGS.hasFactors
  const portions =
    people && (hasFactors || flags & LINK_FLAGS.hasPortions)
      ? Array.from({ length: people - 1 }, () =>
          hasFactors ? macrosOf(() => readFactor(reader, PORTION_STEPS)) : readFactor(reader, TWENTIETHS),
        )
      : undefined
  const eatenOut =
    flags & LINK_FLAGS.hasEatenOut
      ? readList(DAYS_PER_WEEK * MEAL_TYPES.length, () => {
          const place = readPlace(reader, startDate)
          const readShare = () => read(MOST_FREE) / SHARE_UNITS
          if (!(flags & LINK_FLAGS.hasFreeShares)) return { ...place, freeShare: readShare() }
          const { calories: freeShare, ...freeShares } = dayNumbersOf(readShare)
          return { ...place, freeShare, freeShares }
        })
      : undefined
  const week = toWeekPlan(startDate, days)
  const isTaken = (place: MealPlace, index: number) =>
    hasMealAt(week, place) || eatenOut?.findIndex(isAt(place)) !== index
  if (!isAtEnd() || targets?.calories === 0 || people === 0) refuse()
  if (eatenOut?.some(isTaken) || !leavesTargets(eatenOut)) refuse()
  return {
    week: madeFor ? { ...week, madeFor } : week,
    ...(targets && { targets }),
    ...(people && { people }),
    ...(portions && { portions }),
    ...(eatenOut && { eatenOut }),
  }
}
