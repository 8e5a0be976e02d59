import type { PlannerServices } from '../store/plannerServices.js'
import type { MealPlannerProps } from './MealPlannerProps.js'

async function createClient(apiBase: string, { endpoints, fetch, headers }: MealPlannerProps) {
  const { createApiClient } = await import('../api/apiClient.js')
  return createApiClient({
    apiBase,
    ...(endpoints === undefined ? {} : { endpoints }),
    ...(fetch === undefined ? {} : { fetch }),
    ...(headers === undefined ? {} : { headers }),
  })
}

/** Joins the store's needs to the host's props, which are read at each call so that they may change at any time. */
export function createServices(props: () => MealPlannerProps): PlannerServices {
  return {
    composeWeek: async (request, { signal, onDaysDone }) => {
      const { apiBase, onError } = props()
      if (apiBase === undefined) {
        const { generateTemplateWeek } = await import('../core/plan/generateTemplateWeek.js')
        const week = await generateTemplateWeek(request)
        onDaysDone(week.days.length)
        return { week, fellBack: false }
      }
      const [{ composeAiWeek }, { generateMeals }] = await Promise.all([
        import('../ai/composeAiWeek.js'),
        createClient(apiBase, props()),
      ])
      const log = (error: unknown) => onError?.(error)
      return composeAiWeek(request, { generateMeals, signal, onDaysDone, log })
    },
    subscribe: async (info, options) => {
      const { apiBase, onSubscribe } = props()
      if (onSubscribe) return onSubscribe(info)
      if (apiBase === undefined) throw new Error('Delivery is not available on this site')
      return (await createClient(apiBase, props())).subscribe(info, options)
    },
    placeOrder: async (subscriptionId) => {
      const { apiBase, endpoints, onOrder } = props()
      if (onOrder) return onOrder({ subscriptionId })
      if (apiBase === undefined || endpoints?.order === undefined) return
      const client = await createClient(apiBase, props())
      await client.order?.(subscriptionId)
    },
  }
}
