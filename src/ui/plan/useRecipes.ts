import { useCallback, useEffect, useState } from 'react'
import { mealRecipes } from '../../core/plan/mealRecipes.js'
import type { Recipe } from '../../core/plan/recipeFor.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { hostRecipeWords } from '../../messages/hostRecipeWords.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { shownEaters } from '../../store/selectors.js'
import { useFormat } from '../format.js'

/** Writes recipes in the words of this widget. The code loads with the first call. */
export function useRecipeWriter(): (meals: readonly Meal[]) => Promise<ReadonlyMap<Meal, Recipe>> {
  const first = useMessages()
  const { core: words } = usePlanMessages()
  const format = useFormat()
  const eaters = usePlanner(shownEaters)
  return useCallback(
    (meals) =>
      mealRecipes(meals, {
        words,
        format,
        ...eaters,
        recipeWords: (english) => hostRecipeWords(first, english),
      }),
    [first, words, format, eaters],
  )
}

/** The recipes of the meals on screen. Empty before they load, and if a part fails to load. */
export interface ShownRecipes {
  readonly recipeOf: (meal: Meal) => Recipe | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

const NONE: ReadonlyMap<Meal, Recipe> = new Map()

/** The recipes of a day's meals. The screen shows without them while they load. */
export function useRecipes(meals: readonly Meal[]): ShownRecipes {
  const write = useRecipeWriter()
  const [recipes, setRecipes] = useState(NONE)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (hasFailed) return
    let isCurrent = true
    write(meals).then(
      (written) => isCurrent && setRecipes(written),
      (error: unknown) => {
        if (!isCurrent) return
        console.error('MealPlanner: the recipes could not be loaded.', error)
        setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [write, meals, hasFailed])
  return { recipeOf: (meal) => recipes.get(meal), hasFailed, retry: () => setFailed(false) }
}
