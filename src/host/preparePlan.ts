import type { MealPlannerProps } from './MealPlannerProps.js'

/** Loads the parts that compose a week ahead of the first one. What fails to load is asked for again by the plan. */
export function preparePlan({ apiBase }: MealPlannerProps) {
  const parts = [
    import('./catalog.js'),
    import('../core/plan/requireSafePlan.js'),
    ...(apiBase === undefined
      ? [import('../core/plan/generateTemplateWeek.js'), import('../templates/generateWeek.chunk.js')]
      : [import('../ai/composeAiWeek.js'), import('../api/apiClient.js')]),
  ]
  void Promise.allSettled(parts)
}
