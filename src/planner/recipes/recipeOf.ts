import type { Food } from '../../core/food/food.js'
import { householdMeasure } from '../../core/food/householdMeasure.js'
import { englishFormat } from '../../core/format.js'
import { averageServing } from '../../core/plan/eaters.js'
import type { Recipe, RecipeOptions } from '../../core/plan/recipeFor.js'
import type { Meal, WeekPlan } from '../../core/plan/weekPlan.js'
import type { RecipeWords } from '../../core/recipeWords.data.js'
import { coreWords } from '../../core/words.js'
import { tableFor } from './tableFor.js'
import { writeRecipe } from './writeRecipe.js'

/** The week's own object for a meal. A copy, such as one that was sent as JSON, is known by its content. */
function mealIn(week: WeekPlan | null | undefined, meal: Meal): Meal {
  const meals = week?.days.flatMap((day) => day.meals) ?? []
  if (meals.includes(meal)) return meal
  const text = JSON.stringify(meal)
  return meals.find((own) => own.type === meal.type && JSON.stringify(own) === text) ?? meal
}

/** See `recipeFor`. */
export function recipeOf(
  asked: Meal,
  { words, recipeWords, format: given, week, ...eaters }: RecipeOptions,
  english: RecipeWords,
): Recipe {
  const core = words ?? coreWords
  const format = given ?? englishFormat
  const meal = mealIn(week, asked)
  const eaten = averageServing(meal, eaters)
  const measure = (food: Food, grams: number) => householdMeasure(food, grams, core, format.units, true)
  const table = tableFor(meal, week ?? undefined, eaters)
  const plain = writeRecipe(eaten, { core, recipe: english, format, measure }, table)
  if (!recipeWords) return plain.recipe
  return writeRecipe(eaten, { core, recipe: recipeWords(english), format, measure }, table, plain).recipe
}
