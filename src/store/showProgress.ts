import type { MakeWeekOptions } from './plannerServices.js'
import type { ArrivingWeek, GenerationProgress, ShownPlan, StateAccess } from './plannerState.js'

type ProgressListener = Pick<MakeWeekOptions, 'onDaysDone' | 'onMeals' | 'onPlace'>

/** Shows that a week is being made, and returns the callbacks that show how far it is. */
export function showProgress(
  { set }: StateAccess,
  arriving: ArrivingWeek,
  previous: ShownPlan | null,
  signal: AbortSignal,
): ProgressListener {
  let progress: GenerationProgress = { daysDone: 0, place: null, arriving }
  const show = (change: Partial<GenerationProgress>) => {
    progress = { ...progress, ...change }
    if (!signal.aborted) set({ phase: { name: 'generating', ...progress, previous } })
  }
  show({})
  return {
    onDaysDone: (daysDone) => show({ daysDone }),
    onMeals: (mealsByDay) => show({ arriving: { ...arriving, mealsByDay } }),
    onPlace: (place) => show({ place }),
  }
}
