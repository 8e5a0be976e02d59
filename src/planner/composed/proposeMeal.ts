import type { Food } from '../../core/food/food.js'
import { indexFoods } from '../../core/food/indexFoods.js'
import { portionRange } from '../../core/food/portions.js'
import { isLoose } from '../../core/grocery/storeUnits.js'
import { lowestBy } from '../../core/lowestBy.js'
import { type Macros, NUTRIENTS } from '../../core/nutrition/macros.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import { createRandom } from '../createRandom.js'
import { mayShareMeal } from '../day/mayShareMeal.js'
import { solveServings } from '../day/solveServings.js'
import { BOOK, dishesFor } from '../dishes/book.js'
import { type Dish, dishFoods } from '../dishes/dish.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { fillFamily, type Kitchen } from '../dishes/fillFamily.js'
import { type MealKind, mealKind } from '../dishes/mealKind.js'
import { plainFamilies } from '../dishes/plainFamilies.js'
import { usualScale } from '../week/course.js'
import { isMeatSubstitute, leadFood } from '../week/leadFood.js'

/** The requirements of a single meal. */
export interface MealRequest {
  readonly mealType: MealType
  readonly targets: Macros
  /** The main food of the meal, and a word that its name should have, such as `soup`. */
  readonly mainFoodId: string
  readonly style: string
  /** The foods and seasonings that it may contain. */
  readonly allowedFoods: readonly Food[]
  readonly allowedSeasonings: readonly Food[]
  readonly isKosher: boolean
  /** Names of dishes that the week already has. */
  readonly planned: readonly string[]
  /** Decides between dishes that fit equally well. */
  readonly seed: number
}

/** A dish with its amounts in grams. Its seasonings are left out: the recipe has them. */
export interface MealProposal {
  readonly name: string
  readonly foods: readonly { readonly id: string; readonly grams: number }[]
}

/** US dollars added for a pack that must be used up this week. */
const PERISHABLE_PACK_USD = 0.4
/** The most US dollars that chance adds, so that the cheapest food does not always win. */
const VARIETY_USD = 0.5
/** People who eat meat or fish rarely want tofu or seitan. */
const MEAT_SUBSTITUTE_USD = 5
/** Too much counts more than too little, because a side can still add what is missing. */
const OVERSHOOT_WEIGHT = 3
/** The cost, against squared gaps, of a dish in another style or with another lead food. */
const OTHER_STYLE = 0.15
const OTHER_LEAD = 0.1
const SUBSTITUTE_INSIDE = 0.3
/** How far a dish may be scaled, and how far the meal may be from its energy. */
const SCALE = { least: 0.6, most: 1.8 } as const
const ENERGY = { least: 0.85, most: 1.15 } as const

/**
 * The cost of a serving in money and leftovers. Each meal is proposed without knowing the others, so only a preference
 * for the same staples keeps the week's list short.
 */
function inconvenience(food: Food): number {
  const { pack, servingSize } = food
  const servingUsd = (pack.priceUsd / pack.edibleG) * servingSize
  return servingUsd + (pack.keeps || isLoose(food) ? 0 : PERISHABLE_PACK_USD)
}

/** One bottle of oil lasts a week; other foods may change from meal to meal. */
const varietyOf = ({ category }: Food) => (category === 'fat' ? 0 : VARIETY_USD)

function hasPortion(food: Food): boolean {
  const { minSteps, maxSteps } = portionRange(food)
  return minSteps <= maxSteps
}

/** The most foods of a dish in the book. */
const MOST_FOODS = 11

const isAnimal = ({ category, animalSource }: Food) => category === 'protein' && animalSource !== 'none'

/**
 * Our dish whose foods are the first of the list, with the main food or after it: the one with most foods. Whoever asks
 * may have planned a whole week of our dishes: with the same dishes that week meets its targets.
 */
function dishListedFirst(kind: MealKind, main: Food, { foods, seasonings }: Kitchen): Dish | undefined {
  const [first, ...others] = foods
  if (first?.[1] !== main) return undefined
  const listed = [[first, ...others], others].flatMap((list) =>
    list.slice(0, MOST_FOODS).flatMap((_, last) => {
      const kitchen = { foods: new Map(list.slice(0, last + 1)), seasonings }
      const dishes = BOOK[kind].flatMap((family) => fillFamily(family, kitchen, () => 0) ?? [])
      return dishes.filter(({ ingredients }) => ingredients.length === kitchen.foods.size)
    }),
  )
  return lowestBy(listed, ({ ingredients }) => -ingredients.length)
}

/** Dishes with the main food that the visitor wants; plain ones if the book has none, at worst of that food alone. */
function dishesOf(
  main: Food,
  { mealType, isKosher, planned }: MealRequest,
  kitchen: Kitchen,
  preference: (food: Food) => number,
): readonly Dish[] {
  const kind = mealKind(mealType)
  const mainFirst = (food: Food) => (food === main ? Number.NEGATIVE_INFINITY : preference(food))
  const isWanted = (dish: Dish) => {
    const foods = dishFoods(dish)
    return foods.includes(main) && mayShareMeal(foods, isKosher) && !planned.includes(dish.name)
  }
  const wanted = (families: readonly DishFamily[]) =>
    families.flatMap((family) => fillFamily(family, kitchen, mainFirst) ?? []).filter(isWanted)
  const listed = dishListedFirst(kind, main, kitchen)
  if (listed && mayShareMeal(dishFoods(listed), isKosher) && !planned.includes(listed.name)) return [listed]
  const { usual, all } = dishesFor(kind)
  const { dishes, lastResort } = plainFamilies(kind, kitchen.foods)
  for (const families of [usual, all, dishes]) {
    const found = wanted(families)
    if (found.length > 0) return found
  }
  return wanted([lastResort])
}

/** The dish in the portions closest to the meal's targets, and the remaining gap. */
function withPortions(dish: Dish, { targets }: MealRequest) {
  const usual = usualScale(dish, targets.calories)
  const { grams, gaps } = solveServings(
    [
      {
        parts: dish.ingredients.map((ingredient) => ({ ...ingredient, isScaled: true })),
        fixed: dish.seasonings,
        days: [0],
        scale: { usual, least: Math.min(usual, SCALE.least), most: Math.max(usual, SCALE.most) },
        energyKcal: { least: ENERGY.least * targets.calories, most: ENERGY.most * targets.calories },
      },
    ],
    { targets, produceG: 0, calciumMg: 0, dollarWeight: 0 },
    1,
  )
  const missed = NUTRIENTS.reduce((sum, _, row) => {
    const gap = gaps[0]?.[row] ?? 0
    return sum + gap * gap * (gap > 0 ? OVERSHOOT_WEIGHT : 1)
  }, 0)
  const foods = dish.ingredients.map(({ food }, index) => ({ id: food.id, grams: grams[0]?.[index] ?? 0 }))
  return { dish, missed, foods: foods.filter((food) => food.grams > 0) }
}

/**
 * Proposes the dish of ours whose foods come first among the allowed ones; if there is none, the meal that fits its
 * targets best: one of our dishes with the main food. It is undefined if there is no such dish.
 * Equal requests give equal meals.
 */
export function proposeMeal(request: MealRequest): MealProposal | undefined {
  const { mainFoodId, style, allowedFoods, allowedSeasonings, seed } = request
  const foods = indexFoods(allowedFoods.filter(hasPortion))
  const main = foods.get(mainFoodId)
  if (!main) return undefined
  const random = createRandom(seed)
  const wantsMeat = allowedFoods.some(isAnimal) && !isMeatSubstitute(main)
  const isUnwanted = (food: Food) => wantsMeat && isMeatSubstitute(food)
  const preference = (food: Food) =>
    inconvenience(food) + varietyOf(food) * random() + (isUnwanted(food) ? MEAT_SUBSTITUTE_USD : 0)
  const kitchen = { foods, seasonings: indexFoods(allowedSeasonings) }
  const dishes = dishesOf(main, request, kitchen, preference)
  const best = lowestBy(
    dishes.map((dish) => withPortions(dish, request)),
    ({ dish, missed }) =>
      missed +
      (dish.name.toLowerCase().includes(style) ? 0 : OTHER_STYLE) +
      (leadFood(dish) === main ? 0 : OTHER_LEAD) +
      (dishFoods(dish).some(isUnwanted) ? SUBSTITUTE_INSIDE : 0),
  )
  return best && { name: best.dish.name, foods: best.foods }
}
