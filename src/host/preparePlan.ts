import type { MealPlannerProps } from './MealPlannerProps.js'

/**
 * Loads the parts that compose a week ahead of the first one. The templates are among them in any case: they stand in
 * where a model cannot answer, the network being gone for one. What fails to load is asked for again by the plan.
 */
export function preparePlan({ apiBase }: MealPlannerProps) {
  void Promise.allSettled([
    import('./planning.chunk.js'),
    ...(apiBase === undefined ? [] : [import('./remote.chunk.js')]),
  ])
}
