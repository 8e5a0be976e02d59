import { FOOD_CATEGORIES, type Food, type FoodCategory } from '../../core/food/food.js'
import { lowestBy } from '../../core/lowestBy.js'
import type { Macros } from '../../core/nutrition/macros.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import type { MealVariety } from '../../core/profile.js'
import { isSeitan, isSoyCrumbles, isSoySauce } from './leadFood.js'
import type { Thrift } from './thriftLadder.js'

const KCAL_PER_CARB_G = 4
/** How much lower each further food of the same animal ranks. */
const SAME_ANIMAL = 1

/** How many different foods of a category a week of medium variety uses. */
const FOODS_A_WEEK: Readonly<Record<FoodCategory, number>> = {
  protein: 6,
  supplement: 1,
  carbs: 7,
  vegetable: 9,
  fruit: 4,
  dairy: 4,
  fat: 5,
  nuts_seeds: 4,
  legumes: 4,
  seasoning: 0,
}
const VARIETY_FACTOR: Readonly<Record<MealVariety, number>> = { low: 0.7, medium: 1, high: 1.5 }

/** If carbs are few, other foods replace starch, so the kitchen needs more of them. */
function otherFactor({ carbs, calories }: Macros): number {
  return Math.max(1, 2 - (3 * carbs * KCAL_PER_CARB_G) / Math.max(calories, 1))
}

/** What decides between the foods of a pantry. */
interface KitchenWishes {
  readonly thrift: Thrift
  /** Lower is preferred. */
  readonly preference: (food: Food) => number
  /** See `WeekRules`. */
  readonly variesMeat: boolean
}

/** The first foods of a ranking, without seitan and from as many animals as their ranks allow. */
function varied(ranked: readonly Food[], most: number, preference: (food: Food) => number): Food[] {
  const left = new Set(ranked.filter((food) => !isSeitan(food) && !isSoyCrumbles(food)))
  const kept: Food[] = []
  const rank = (food: Food) =>
    preference(food) +
    SAME_ANIMAL * kept.filter(({ animalSource }) => animalSource === food.animalSource).length
  while (kept.length < most) {
    const next = lowestBy([...left], rank)
    if (next === undefined) break
    left.delete(next)
    kept.push(next)
  }
  return kept
}

/** The foods of a pantry for a week's dishes: the preferred ones of each category. */
export function stockKitchen(
  pantry: ReadonlyMap<string, Food>,
  { basis, targets }: PlanRules,
  { thrift, preference, variesMeat }: KitchenWishes,
): ReadonlyMap<string, Food> {
  const kitchen = new Map(pantry)
  const factor = thrift.kitchenSize * VARIETY_FACTOR[basis.mealVariety]
  for (const category of FOOD_CATEGORIES) {
    const other = category === 'carbs' || category === 'fruit' ? 1 : otherFactor(targets)
    const most = Math.max(1, Math.round(FOODS_A_WEEK[category] * factor * other))
    const ranked = [...pantry.values()]
      .filter((food) => food.category === category && !isSoySauce(food))
      .sort((a, b) => preference(a) - preference(b))
    const isVaried = variesMeat && category === 'protein'
    const kept = new Set(isVaried ? varied(ranked, most, preference) : ranked.slice(0, most))
    for (const food of ranked) if (!kept.has(food)) kitchen.delete(food.id)
  }
  return kitchen
}
