import { useCallback, useEffect, useState } from 'react'
import { mealRecipes } from '../../core/plan/mealRecipes.js'
import type { Recipe } from '../../core/plan/recipeFor.js'
import type { Meal, WeekPlan } from '../../core/plan/weekPlan.js'
import { hostRecipeWords } from '../../messages/hostRecipeWords.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { shownEaters } from '../../store/selectors.js'
import { useFormat } from '../format.js'

/** Writes recipes of a week's meals in the words of this widget. The code loads with the first call. */
export function useRecipeWriter(
  week: WeekPlan,
): (meals: readonly Meal[]) => Promise<ReadonlyMap<Meal, Recipe>> {
  const first = useMessages()
  const { core: words } = usePlanMessages()
  const format = useFormat()
  const eaters = usePlanner(shownEaters)
  return useCallback(
    (meals) =>
      mealRecipes(meals, {
        words,
        format,
        week,
        ...eaters,
        recipeWords: (english) => hostRecipeWords(first, english),
      }),
    [first, words, format, week, eaters],
  )
}

/** The recipes of the meals on screen. Empty before they load, and if a part fails to load. */
export interface ShownRecipes {
  readonly recipeOf: (meal: Meal) => Recipe | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

type Written = ReadonlyMap<Meal, Recipe> | 'failed'

const NONE: Written = new Map()

/** The recipes of a day, and where {@link DayRecipes} puts them. The screen shows without them until then. */
export function useRecipes(): readonly [ShownRecipes, (written: Written) => void] {
  const [written, setWritten] = useState(NONE)
  const hasFailed = written === 'failed'
  const recipeOf = (meal: Meal) => (written === 'failed' ? undefined : written.get(meal))
  return [{ recipeOf, hasFailed, retry: () => setWritten(NONE) }, setWritten]
}

interface DayRecipesProps {
  readonly week: WeekPlan
  readonly meals: readonly Meal[]
  readonly hasFailed: boolean
  readonly onWritten: (written: Written) => void
}

/** Writes the recipes of a day's meals. It comes last: writing them takes a slow phone as long as drawing two meals. */
export function DayRecipes({ week, meals, hasFailed, onWritten }: DayRecipesProps) {
  const write = useRecipeWriter(week)
  const { report } = usePlannerActions()
  useEffect(() => {
    if (hasFailed) return
    let isCurrent = true
    write(meals).then(
      (written) => isCurrent && onWritten(written),
      (error: unknown) => {
        if (!isCurrent) return
        console.error('MealPlanner: the recipes could not be loaded.', error)
        report(error)
        onWritten('failed')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [write, meals, hasFailed, onWritten, report])
  return null
}
