import { isSeasoning } from '../../core/food/isSeasoning.js'
import type { Meal, MealItem } from '../../core/plan/weekPlan.js'
import { NO_FAMILY, proposedDish } from '../composed/composedCourse.js'
import type { Ingredient } from '../dishes/dish.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { fillFamily, toIngredient } from '../dishes/fillFamily.js'
import { matchFamily } from '../dishes/matchFamily.js'
import type { SideFoods } from '../dishes/sides.js'
import { findFamily } from '../recipes/findFamily.js'
import type { Batch } from '../week/batches.js'
import type { Course } from '../week/course.js'

/** A serving of milk is a cup; that of cheese or yogurt is smaller. */
const MILK_SERVING_G = 200

/** Each food is a side, except that powder is stirred into milk. */
function groupedSides(items: readonly MealItem[]): SideFoods[] {
  const foods = items.map(({ food }) => food)
  const powder = foods.find(({ category }) => category === 'supplement')
  const milk =
    powder && foods.find(({ category, servingSize }) => category === 'dairy' && servingSize > MILK_SERVING_G)
  if (!powder || !milk) return foods.map((food) => [food])
  return [[powder, milk], ...foods.filter((food) => food !== powder && food !== milk).map((food) => [food])]
}

/** The dish's name without its sides. */
function dishName(
  family: DishFamily,
  ingredients: readonly Ingredient[],
  items: readonly MealItem[],
): string | undefined {
  const foods = new Map(ingredients.map(({ food }) => [food.id, food]))
  const seasonings = new Map(items.map(({ food }) => [food.id, food]))
  return fillFamily(family, { foods, seasonings }, () => 0)?.name
}

/** A meal of a plan in the planner's form, so that its portions can be solved again. */
export function mealCourse(meal: Meal, batch: Batch): Course {
  const { name, dishId, type, items } = meal
  const seasonings = items.filter(({ food }) => isSeasoning(food))
  const foods = items.filter(({ food }) => !isSeasoning(food))
  const family = dishId === undefined ? undefined : findFamily(dishId, type)
  const match = family && matchFamily(family, foods)
  if (match) {
    const ingredients = match.matched.map(({ row, item: { food } }) =>
      toIngredient(row, { food, factor: row.options.get(food.id)?.factor ?? 1 }),
    )
    const dish = {
      family,
      name: dishName(family, ingredients, seasonings) ?? name,
      ingredients,
      seasonings,
    }
    return { batch, dish, sides: groupedSides(match.rest) }
  }
  const dish = { ...proposedDish({ name, items: foods }), seasonings }
  return { batch, dish, sides: [], energyKcal: meal.totalCalories }
}

/** Meals of a day that stay as they are. */
export function keptCourse(items: readonly MealItem[], batch: Batch): Course {
  const dish = { family: NO_FAMILY, name: '', ingredients: [], seasonings: [] }
  return { batch, dish, sides: [], kept: items }
}
