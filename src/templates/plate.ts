import type { Food } from '../core/food/food.js'
import type { MealType } from '../core/plan/mealTypes.js'
import type { Helping } from '../core/plan/portionProblem.js'
import { type Dish, dishFoods } from './dish.js'
import { type MealKind, mealKind } from './mealKind.js'

/** A meal before its portions are known: a dish, what is served beside it, and the size of the appetite for it. */
export interface Plate {
  readonly type: MealType
  readonly dish: Dish
  readonly sides: readonly Food[]
  /** Energy this meal is meant to bring, kcal; steers what amounts count as typical. */
  readonly energyKcal: number
  /** Amounts that somebody proposed; for all other foods a usual serving is typical. */
  readonly proposedG?: ReadonlyMap<Food, number>
}

/** Energy of a meal made of usual servings, kcal. */
const USUAL_KCAL: Readonly<Record<MealKind, number>> = { breakfast: 420, lunch: 520, dinner: 560, snack: 220 }
const APPETITE = { min: 0.6, max: 2.2 } as const

/** All foods on a plate. */
export function plateFoods({ dish, sides }: Plate): readonly Food[] {
  return [...dishFoods(dish), ...sides]
}

/** The foods of a plate with the amounts a cook would take for this appetite. */
export function plateHelpings(plate: Plate): Helping[] {
  const appetite = plate.energyKcal / USUAL_KCAL[mealKind(plate.type)]
  const scale = Math.min(APPETITE.max, Math.max(APPETITE.min, appetite))
  const scaled = (food: Food): Helping => ({
    food,
    typicalG: plate.proposedG?.get(food) ?? food.servingSize * scale,
  })
  const asIs = (food: Food): Helping => ({ food, typicalG: food.servingSize })
  return [...plate.dish.foods.map(scaled), ...plate.dish.extras.map(asIs), ...plate.sides.map(scaled)]
}

/** The plate with one side more. */
export function withSide(plate: Plate, food: Food): Plate {
  return { ...plate, sides: [...plate.sides, food] }
}

/** The plate without one of its seasonings. */
export function withoutExtra(plate: Plate, food: Food): Plate {
  return { ...plate, dish: { ...plate.dish, extras: plate.dish.extras.filter((extra) => extra !== food) } }
}

/** The plates with another in place of one of them. */
export function withPlate(plates: readonly Plate[], at: number, plate: Plate): Plate[] {
  return plates.map((other, index) => (index === at ? plate : other))
}
