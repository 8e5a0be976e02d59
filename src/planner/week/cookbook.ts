import type { Food } from '../../core/food/food.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { rowsOfFood, rowsOfItems } from '../day/dayRows.js'
import { mayShareMeal } from '../day/mayShareMeal.js'
import { BOOK } from '../dishes/book.js'
import { type Dish, dishFoods } from '../dishes/dish.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { fillFamily } from '../dishes/fillFamily.js'
import type { MealKind } from '../dishes/mealKind.js'
import type { Method } from '../dishes/methods.js'
import { plainFamilies } from '../dishes/plainFamilies.js'
import type { Attempt } from './attempt.js'
import { usualScale } from './course.js'
import { energyShare } from './energyShare.js'
import { familiesFor } from './familiesFor.js'
import { isFarFromHome } from './farFromHome.js'
import { NUMBERS } from './fitDish.js'
import { isPowderOrSeitan, isSeitan, isSoyCrumbles } from './leadFood.js'
import { isTooRich, mostOnPlateG } from './mostOnPlate.js'

/** A dish to choose from, with its contribution at its usual size. */
export interface Candidate extends Dish {
  /** Shares of the day, see `dayRows`. */
  readonly rows: Float64Array
  /** The part of them from its seasonings. */
  readonly fixed: Float64Array
  /** Its ingredients with the rows of one gram of each, the grams at the usual size, and how far they may move. */
  readonly parts: readonly CandidatePart[]
}

interface CandidatePart {
  readonly shares: Float64Array
  readonly baseG: number
  readonly usualG: number
  readonly minG: number
  readonly maxG: number
  readonly least: number
  readonly most: number
}

const FILLINGS = { lean: 2, wide: 1 } as const
/** How much chance counts, compared with preference, in the choice of an ingredient; more if it may be another meat. */
const FILLING_CHANCE = 0.9
const CHANCE_OF_MEAT = 2.5
/** With fewer dishes than this for each one needed, dishes come from the whole pantry instead of the small kitchen. */
const CHOICE = 3
/** With fewer dishes of our own than this, plain ones by category are cooked as well. */
const TOO_FEW_DISHES = 4
const FILLINGS_OF_PLAIN_DISHES = 12
/** A snack of more than this share of the day is a meal, even before its portions are rounded. */
const MOST_OF_A_SNACK = 0.13
/** A lunch or dinner of less than this share, with the largest portions, leaves people hungry. */
const LEAST_OF_A_MAIN = 0.2

/** Methods in whose pots egg whites are stirred for their protein alone. */
const POTS: readonly Method[] = ['curry', 'stew', 'soup', 'grain']

const hasStirredWhites = (dish: Dish): boolean =>
  POTS.includes(dish.family.method) && dishFoods(dish).some(({ id }) => id === 'egg-whites')

const isHighProtein = ({ restrictions }: PlanRules): boolean => restrictions.macroStyle === 'high_protein'

/** How far a serving pulls a meal away from the wanted proportions. */
function departureFrom(wanted: Float64Array, shares: Float64Array, servingG: number): number {
  const energy = (shares[0] ?? 0) / Math.max(wanted[0] ?? 0, Number.EPSILON)
  let squared = 0
  for (let row = 1; row < NUMBERS; row++) squared += ((shares[row] ?? 0) - energy * (wanted[row] ?? 0)) ** 2
  return Math.sqrt(squared) * servingG
}

/** The dishes that one attempt can choose from. They are made on demand. */
export class Cookbook {
  private readonly families = new Map<MealKind, readonly DishFamily[]>()
  private readonly lean = new Map<MealKind, readonly Candidate[]>()
  private readonly wide = new Map<MealKind, readonly Candidate[]>()

  /** Dishes that were filled before, null for those that the visitor is not offered. */
  private readonly rated: Readonly<Record<MealKind, Map<Dish, Candidate | null>>> = {
    breakfast: new Map(),
    lunch: new Map(),
    dinner: new Map(),
    snack: new Map(),
  }

  constructor(private readonly attempt: Attempt) {}

  /** What all dishes for a kind of meal come from, see {@link familiesFor}. */
  allFamilies(kind: MealKind): readonly DishFamily[] {
    const families = this.families.get(kind) ?? familiesFor(kind, this.attempt.rules)
    this.families.set(kind, families)
    return families
  }

  /** Enough dishes to choose `count` different ones from. They come from the small kitchen if it has enough. */
  dishes(kind: MealKind, count: number): readonly Candidate[] {
    const lean = this.lean.get(kind) ?? this.leanDishes(kind)
    this.lean.set(kind, lean)
    return lean.length >= count * CHOICE ? lean : this.allDishes(kind)
  }

  /** What the small kitchen can make, and favourites of the visitor's that need other foods. */
  private leanDishes(kind: MealKind): readonly Candidate[] {
    const { kitchen, pantry, favourites } = this.attempt.rules
    const dishes = this.cook(kind, this.allFamilies(kind), FILLINGS.lean, kitchen)
    const made = new Set(dishes.map(({ family }) => family))
    const missing = BOOK[kind].filter((family) => favourites.has(family.id) && !made.has(family))
    if (missing.length === 0) return dishes
    const more = this.cook(kind, missing, FILLINGS.lean, pantry)
    return [...dishes, ...more.filter((dish) => this.fitsInDay(dish, kind))]
  }

  /** All dishes that the pantry can make, whatever they cost. */
  allDishes(kind: MealKind): readonly Candidate[] {
    const known = this.wide.get(kind)
    if (known !== undefined) return known
    const { pantry } = this.attempt.rules
    const byName = new Map((this.lean.get(kind) ?? []).map((dish) => [dish.name, dish]))
    for (const dish of this.cook(kind, this.allFamilies(kind), FILLINGS.wide, pantry)) {
      if (!byName.has(dish.name)) byName.set(dish.name, dish)
    }
    if (byName.size < TOO_FEW_DISHES) {
      const { dishes, lastResort } = plainFamilies(kind, pantry)
      for (const families of [dishes, [lastResort]]) {
        if (byName.size >= TOO_FEW_DISHES) break
        const plain = this.cook(kind, families, FILLINGS_OF_PLAIN_DISHES, pantry)
        for (const dish of plain) byName.set(dish.name, dish)
      }
    }
    const wide = [...byName.values()]
    this.wide.set(kind, wide)
    return wide
  }

  /**
   * Everything that can be cooked, each dish made of the foods that come nearest to the wanted numbers.
   * @param wanted shares of the day that the meal should provide
   */
  dishesLike(kind: MealKind, wanted: Float64Array): readonly Candidate[] {
    const { pantry, goal, never } = this.attempt.rules
    const known = new Map<Food, number>()
    const departure = (food: Food) => {
      const before = known.get(food)
      if (before !== undefined) return before
      const now = departureFrom(wanted, rowsOfFood(food, goal), food.servingSize)
      known.set(food, now)
      return now
    }
    return this.allFamilies(kind).flatMap((family) => {
      const dish = never.has(family.id) ? undefined : this.fill(family, kind, pantry, departure)
      return dish && this.fitsInDay(dish, kind) ? dish : []
    })
  }

  /** A family made of these foods, preferred ones first; undefined if they do not make it. */
  fill(
    family: DishFamily,
    kind: MealKind,
    foods: ReadonlyMap<string, Food>,
    preference: (food: Food) => number,
  ): Candidate | undefined {
    const { rules } = this.attempt
    const dish = fillFamily(family, { foods, seasonings: rules.seasonings }, preference)
    if (dish === undefined) return undefined
    const rated = this.rated[kind]
    const known = rated.get(dish)
    if (known !== undefined) return known ?? undefined
    const candidate = this.isWelcome(dish, kind) ? this.rate(dish, kind) : null
    rated.set(dish, candidate)
    return candidate ?? undefined
  }

  private isWelcome(dish: Dish, kind: MealKind): boolean {
    const { rules } = this.attempt
    const { isKosher, prefersMeat, variesMeat, favourites } = rules
    const foods = dishFoods(dish)
    if (!mayShareMeal(foods, isKosher)) return false
    if (isTooRich(dish, rules) || isFarFromHome(dish, rules)) return false
    if (rules.room.name === 'usual' && !isHighProtein(rules) && hasStirredWhites(dish)) return false
    if (!prefersMeat || favourites.has(dish.family.id)) return true
    if (kind === 'snack') return !foods.some((food) => isSeitan(food) || isSoyCrumbles(food))
    if (kind !== 'breakfast') return !foods.some(isPowderOrSeitan)
    return !(variesMeat && foods.some(isSeitan))
  }

  private rate(dish: Dish, kind: MealKind): Candidate {
    const { rules } = this.attempt
    const goal = rules.goal
    const scale = usualScale(dish, rules.targets.calories * energyShare(kind, rules.mealTypes))
    const fixed = rowsOfItems(dish.seasonings, goal)
    const rows = fixed.slice()
    const parts = dish.ingredients.map(({ food, baseG, least, most, ...row }): CandidatePart => {
      const minG = Math.max(row.minG, food.portion.minG)
      const maxG = Math.min(food.portion.maxG, mostOnPlateG(food, rules))
      const shares = rowsOfFood(food, goal)
      const usualG = Math.min(maxG, Math.max(minG, baseG * scale))
      for (let row = 0; row < rows.length; row++) rows[row] = (rows[row] ?? 0) + (shares[row] ?? 0) * usualG
      return { shares, baseG, usualG, minG, maxG, least, most }
    })
    return { ...dish, rows, fixed, parts }
  }

  /** Dishes that a kitchen can make, each name once. */
  private cook(
    kind: MealKind,
    families: readonly DishFamily[],
    fillings: number,
    kitchen: ReadonlyMap<string, Food>,
  ): Candidate[] {
    const { rules, random } = this.attempt
    const preference = (food: Food) => {
      const isMeatOpen = rules.variesMeat && food.category === 'protein'
      return rules.preference(food) + (isMeatOpen ? CHANCE_OF_MEAT : FILLING_CHANCE) * random()
    }
    const byName = new Map<string, Candidate>()
    for (const family of families) {
      if (rules.never.has(family.id)) continue
      for (let filling = 0; filling < fillings; filling++) {
        const dish = this.fill(family, kind, kitchen, preference)
        if (dish && !byName.has(dish.name)) byName.set(dish.name, dish)
      }
    }
    const dishes = [...byName.values()]
    const fitting = dishes.filter((dish) => this.fitsInDay(dish, kind))
    return fitting.length < TOO_FEW_DISHES ? dishes : fitting
  }

  /**
   * Whether a snack can be small enough, and a lunch or dinner large enough. Milk for a shake is too much for a small
   * eater, and no bowl of soup feeds a very large one.
   */
  private fitsInDay({ fixed, parts }: Candidate, kind: MealKind): boolean {
    if (kind === 'breakfast') return true
    const { freedom, scale } = this.attempt.rules.room
    let share = fixed[0] ?? 0
    for (const { shares, baseG, minG, maxG, least, most } of parts) {
      const grams =
        kind === 'snack'
          ? Math.max(minG, (least / freedom) * scale.least * baseG)
          : Math.min(maxG, most * freedom * scale.most * baseG)
      share += (shares[0] ?? 0) * grams
    }
    return kind === 'snack' ? share <= MOST_OF_A_SNACK : share >= LEAST_OF_A_MAIN
  }
}
