import type { Food } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import type { DishFamily, IngredientRow } from './dishFamily.js'

/** A food of a dish, with the amount for one person and how far it may move. */
export interface Ingredient extends Pick<IngredientRow, 'least' | 'most' | 'minG' | 'maxG' | 'isOptional'> {
  readonly food: Food
  /** Grams that a cook takes for one person. */
  readonly baseG: number
}

/** A family with a food chosen for each ingredient: a dish for one plate. Equal names mean equal foods. */
export interface Dish {
  readonly family: DishFamily
  readonly name: string
  readonly ingredients: readonly Ingredient[]
  /** The seasonings that the recipe fixes for one person. */
  readonly seasonings: readonly MealItem[]
}

/** All foods of a dish, without seasonings. */
export const dishFoods = perObject(({ ingredients }: Dish): readonly Food[] =>
  ingredients.map(({ food }) => food),
)

/** An ingredient with a least factor above this is one that the row's `!` keeps in proportion. */
const LEAST_OF_BOUND = 0.8

export const isInProportion = (ingredient: Ingredient | undefined): boolean =>
  ingredient !== undefined && ingredient.least > LEAST_OF_BOUND
