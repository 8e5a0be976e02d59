import type { Recipe } from '../../core/plan/recipeFor.js'
import type { Meal, WeekPlan } from '../../core/plan/weekPlan.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { useRecipeWriter } from './useRecipes.js'

/**
 * Writes the recipes of a week. Returns none if they fail to load, since files and prints are useful without them.
 */
export function useLoadedRecipes(week: WeekPlan): () => Promise<ReadonlyMap<Meal, Recipe>> {
  const write = useRecipeWriter(week)
  const { report } = usePlannerActions()
  return () =>
    write(week.days.flatMap(({ meals }) => meals)).catch((error: unknown) => {
      console.error('MealPlanner: the recipes could not be loaded.', error)
      report(error)
      return new Map()
    })
}
