import type { Food, FoodCategory } from '../core/food/food.js'
import type { MealType } from '../core/plan/mealTypes.js'
import type { Macros } from '../core/plan/weekPlan.js'
import { type MealKind, mealKind } from '../templates/mealKind.js'
import { type Random, shuffled } from '../templates/random.js'
import { BREAKFAST_LEADS, type LeadFoods, MAIN_LEADS, SNACK_LEADS } from './leadFoods.data.js'
import type { DishStyle, Stage2Parameters } from './promptParameters.js'

export type Lead = Stage2Parameters['lead']

/** What the leads of one meal type are chosen by. */
export interface LeadWishes {
  readonly mealType: MealType
  /** How many different leads the week needs. */
  readonly count: number
  /** Energy and macros of the meal, kcal and grams. */
  readonly target: Macros
  readonly budgetUsd: number
}

const LEADS: Readonly<Record<MealKind, LeadFoods>> = {
  breakfast: BREAKFAST_LEADS,
  lunch: MAIN_LEADS,
  dinner: MAIN_LEADS,
  snack: SNACK_LEADS,
}

/** Stand-ins where a shop's own catalogue has too few of the foods we know. */
const LEAD_CATEGORIES: Readonly<Record<MealKind, readonly FoodCategory[]>> = {
  breakfast: ['dairy', 'fruit', 'carbs', 'protein'],
  lunch: ['protein', 'legumes'],
  dinner: ['protein', 'legumes'],
  snack: ['fruit', 'nuts_seeds', 'dairy'],
}
const PLAIN_STYLE: Readonly<Record<MealKind, DishStyle>> = {
  breakfast: 'cold breakfast',
  lunch: 'bowl',
  dinner: 'skillet',
  snack: 'small plate',
}

const KCAL_PER_G_CARBS = 4
/** A meal with a smaller share of its energy from carbs is not built on a food with a larger one than the second. */
const LOW_CARB_MEAL = 0.3
const STARCHY_FOOD = 0.4
/** Most of a meal's budget that its main food may take. */
const MAIN_FOOD_SHARE = 0.7

const carbShare = ({ carbs, calories }: Macros | Food) => (carbs * KCAL_PER_G_CARBS) / Math.max(calories, 1)

const typicalCostUsd = ({ pack, portion }: Food) =>
  (pack.priceUsd / pack.edibleG) * ((portion.minG + portion.maxG) / 2)

/** The first word of an id: `chicken-breast` and `chicken-thigh` are one family. */
const family = ({ id }: Food) => id.split(/[-_]/, 1)[0]

interface Candidate {
  readonly food: Food
  readonly styles: readonly DishStyle[]
}

function candidates(kind: MealKind, allowed: readonly Food[], count: number): Candidate[] {
  const known = LEADS[kind].flatMap(([id, ...styles]): Candidate[] => {
    const food = allowed.find((each) => each.id === id)
    return food ? [{ food, styles }] : []
  })
  if (known.length >= count) return known
  const isKnown = new Set(known.map(({ food }) => food))
  const styles = [PLAIN_STYLE[kind]]
  const rest = allowed.filter((food) => !isKnown.has(food))
  const alike = rest.filter(({ category }) => LEAD_CATEGORIES[kind].includes(category))
  return [
    ...known,
    ...[...alike, ...rest.filter((food) => !alike.includes(food))].map((food) => ({ food, styles })),
  ].slice(0, Math.max(count, known.length))
}

/** Those that pass; where they are too few for the count, the nearest others by the score join them. */
function preferring(list: readonly Candidate[], count: number, misfit: (food: Food) => number): Candidate[] {
  const fitting = list.filter(({ food }) => misfit(food) <= 0)
  if (fitting.length >= count) return fitting
  return [...list].sort((one, other) => misfit(one.food) - misfit(other.food)).slice(0, count)
}

/** Puts foods of different families first and keeps the same animal source from following itself where it can. */
function spread(list: readonly Candidate[]): Candidate[] {
  const left = [...list]
  const order: Candidate[] = []
  const families = new Map<string | undefined, number>()
  const cost = ({ food }: Candidate) =>
    2 * (families.get(family(food)) ?? 0) + (order.at(-1)?.food.animalSource === food.animalSource ? 1 : 0)
  while (left.length > 0) {
    const next = left.reduce((best, each) => (cost(each) < cost(best) ? each : best))
    left.splice(left.indexOf(next), 1)
    order.push(next)
    families.set(family(next.food), (families.get(family(next.food)) ?? 0) + 1)
  }
  return order
}

/**
 * Leads for the dishes of one meal type, all different where the allowed foods suffice: fit for the meal's carbs and
 * budget, neighbours unlike each other. `taken` leads, of another meal type, are used again only when nothing else is left.
 */
export function chooseLeads(
  { mealType, count, target, budgetUsd }: LeadWishes,
  allowed: readonly Food[],
  taken: readonly Lead[],
  random: Random,
): Lead[] {
  const kind = mealKind(mealType)
  const wanted = count + taken.length
  const all = candidates(kind, allowed, wanted)
  const starchy = (food: Food) =>
    carbShare(target) < LOW_CARB_MEAL ? Math.max(0, carbShare(food) - STARCHY_FOOD) : 0
  const dear = (food: Food) => Math.max(0, typicalCostUsd(food) - budgetUsd * MAIN_FOOD_SHARE)
  const fitting = preferring(preferring(all, wanted, starchy), wanted, dear)
  const isTaken = new Set(taken.map(({ foodId }) => foodId))
  const order = spread(shuffled(fitting, random))
  const usable = [
    ...order.filter(({ food }) => !isTaken.has(food.id)),
    ...order.filter(({ food }) => isTaken.has(food.id)),
  ]
  return Array.from({ length: count }, (_, index): Lead[] => {
    const pick = usable[index % usable.length]
    if (!pick) return []
    const round = Math.floor(index / usable.length) + (isTaken.has(pick.food.id) ? 1 : 0)
    const style = pick.styles[(round + Math.floor(random() * pick.styles.length)) % pick.styles.length]
    return [{ foodId: pick.food.id, style: style ?? PLAIN_STYLE[kind] }]
  }).flat()
}
