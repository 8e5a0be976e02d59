import type { Food } from '../../core/food/food.js'
import { rowsOfFood, rowsOfItems } from '../day/dayRows.js'
import { mayShareMeal } from '../day/mayShareMeal.js'
import { BOOK } from '../dishes/book.js'
import { type Dish, dishFoods } from '../dishes/dish.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { fillFamily } from '../dishes/fillFamily.js'
import type { MealKind } from '../dishes/mealKind.js'
import { plainFamilies } from '../dishes/plainFamilies.js'
import type { Attempt } from './attempt.js'
import { usualScale } from './course.js'
import { energyShare } from './energyShare.js'

/** A dish that may be chosen, and what it brings at its usual size. */
export interface Candidate extends Dish {
  /** Shares of the day, see `dayRows`. */
  readonly rows: Float64Array
  /** The part of them that its seasonings bring. */
  readonly fixed: Float64Array
  /** Its ingredients with what one gram of each brings, the grams of the usual size, and how far they may move. */
  readonly parts: readonly CandidatePart[]
}

interface CandidatePart {
  readonly shares: Float64Array
  readonly usualG: number
  readonly minG: number
  readonly maxG: number
  readonly least: number
  readonly most: number
}

const FILLINGS = { lean: 2, wide: 1 } as const
/** How much chance counts, besides preference, when an ingredient is chosen. */
const FILLING_CHANCE = 0.9
/** With fewer dishes than this for each one needed, dishes come from the whole pantry instead of the lean kitchen. */
const CHOICE = 3
/** With fewer dishes of our own than this, plain ones by category are cooked as well. */
const TOO_FEW_DISHES = 4
const FILLINGS_OF_PLAIN_DISHES = 12

/** The dishes that one attempt can choose from, made on demand. */
export class Cookbook {
  private readonly lean = new Map<MealKind, readonly Candidate[]>()
  private readonly wide = new Map<MealKind, readonly Candidate[]>()

  constructor(private readonly attempt: Attempt) {}

  /** Enough dishes to choose `count` different ones from, from the lean kitchen if it has enough. */
  dishes(kind: MealKind, count: number): readonly Candidate[] {
    const lean = this.lean.get(kind) ?? this.cook(kind, BOOK[kind], FILLINGS.lean, this.attempt.rules.kitchen)
    this.lean.set(kind, lean)
    return lean.length >= count * CHOICE ? lean : this.allDishes(kind)
  }

  /** Everything that can be cooked from the pantry, whatever it costs. */
  allDishes(kind: MealKind): readonly Candidate[] {
    const known = this.wide.get(kind)
    if (known !== undefined) return known
    const { pantry } = this.attempt.rules
    const byName = new Map((this.lean.get(kind) ?? []).map((dish) => [dish.name, dish]))
    for (const dish of this.cook(kind, BOOK[kind], FILLINGS.wide, pantry)) {
      if (!byName.has(dish.name)) byName.set(dish.name, dish)
    }
    const plain = byName.size < TOO_FEW_DISHES ? plainFamilies(kind, pantry) : []
    for (const dish of this.cook(kind, plain, FILLINGS_OF_PLAIN_DISHES, pantry)) byName.set(dish.name, dish)
    const wide = [...byName.values()]
    this.wide.set(kind, wide)
    return wide
  }

  /** A family made of these foods, those of them that are preferred first; undefined where they do not make it. */
  fill(
    family: DishFamily,
    kind: MealKind,
    foods: ReadonlyMap<string, Food>,
    preference: (food: Food) => number,
  ): Candidate | undefined {
    const { rules } = this.attempt
    const dish = fillFamily(family, { foods, seasonings: rules.seasonings }, preference)
    return dish && mayShareMeal(dishFoods(dish), rules.isKosher) ? this.rate(dish, kind) : undefined
  }

  private rate(dish: Dish, kind: MealKind): Candidate {
    const { rules } = this.attempt
    const goal = rules.goal
    const scale = usualScale(dish, rules.targets.calories * energyShare(kind, rules.mealTypes))
    const fixed = rowsOfItems(dish.seasonings, goal)
    const rows = fixed.slice()
    const parts = dish.ingredients.map(({ food, baseG, least, most }): CandidatePart => {
      const { minG, maxG } = food.portion
      const shares = rowsOfFood(food, goal)
      const usualG = Math.min(maxG, Math.max(minG, baseG * scale))
      for (let row = 0; row < rows.length; row++) rows[row] = (rows[row] ?? 0) + (shares[row] ?? 0) * usualG
      return { shares, usualG, minG, maxG, least, most }
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
    const preference = (food: Food) => rules.preference(food) + FILLING_CHANCE * random()
    const byName = new Map<string, Candidate>()
    for (const family of families) {
      if (rules.never.has(family.id)) continue
      for (let filling = 0; filling < fillings; filling++) {
        const dish = this.fill(family, kind, kitchen, preference)
        if (dish && !byName.has(dish.name)) byName.set(dish.name, dish)
      }
    }
    return [...byName.values()]
  }
}
