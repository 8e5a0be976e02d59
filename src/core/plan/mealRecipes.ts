import { type Recipe, type RecipeOptions, recipeFor } from './recipeFor.js'
import type { Meal } from './weekPlan.js'

/** The recipes of these meals, by meal, such as those of a week for `planToText`; see {@link recipeFor}. */
export async function mealRecipes(
  meals: readonly Meal[],
  options?: RecipeOptions | null,
): Promise<ReadonlyMap<Meal, Recipe>> {
  return new Map(
    await Promise.all(meals.map(async (meal) => [meal, await recipeFor(meal, options)] as const)),
  )
}
