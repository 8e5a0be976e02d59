import type { ComposeOptions, ComposeRequest, PlannerServices } from '../store/plannerServices.js'
import { callHost } from './callHost.js'
import { loadPart } from './loadPart.js'
import type { MealPlannerProps } from './MealPlannerProps.js'

async function createClient(apiBase: string, { endpoints, fetch, headers }: MealPlannerProps) {
  const { createApiClient } = await loadPart(() => import('./remote.chunk.js'))
  return createApiClient({
    apiBase,
    ...(endpoints === undefined ? {} : { endpoints }),
    ...(fetch === undefined ? {} : { fetch }),
    ...(headers === undefined ? {} : { headers }),
  })
}

async function composeLocally(request: ComposeRequest, { onDaysDone }: ComposeOptions) {
  const { templateWeek } = await loadPart(() => import('./planning.chunk.js'))
  const week = templateWeek(request)
  onDaysDone(week.days.length)
  return { week, fellBack: false }
}

async function composeWithModel(
  request: ComposeRequest,
  { signal, onDaysDone }: ComposeOptions,
  apiBase: string,
  props: MealPlannerProps,
) {
  const [{ composeAiWeek }, { generateMeals }] = await Promise.all([
    loadPart(() => import('./remote.chunk.js')),
    createClient(apiBase, props),
  ])
  const log = (error: unknown) => callHost('onError', props.onError, error)
  return composeAiWeek(request, { generateMeals, signal, onDaysDone, log })
}

/** Joins the store's needs to the host's props, which are read at each call so that they may change at any time. */
export function createServices(props: () => MealPlannerProps): PlannerServices {
  return {
    composeWeek: async (request, options) => {
      const { apiBase } = props()
      const composed =
        apiBase === undefined
          ? await composeLocally(request, options)
          : await composeWithModel(request, options, apiBase, props())
      const { requireSafePlan } = await loadPart(() => import('./planning.chunk.js'))
      requireSafePlan(composed.week, request.profile, request.foods)
      return composed
    },
    subscribe: async (info, options) => {
      const { apiBase, onSubscribe } = props()
      if (onSubscribe) return onSubscribe(info)
      if (apiBase === undefined) throw new Error('Delivery is not available on this site')
      return (await createClient(apiBase, props())).subscribe(info, options)
    },
    cancelSubscription: async ({ subscriptionId, eraseToken }) => {
      const { apiBase } = props()
      if (apiBase === undefined || eraseToken === undefined) throw new Error('This site cancels it for you')
      await (await createClient(apiBase, props())).eraseSubscription(subscriptionId, eraseToken)
    },
    placeOrder: async (subscriptionId, options) => {
      const { apiBase, endpoints, onOrder } = props()
      if (onOrder) return onOrder({ subscriptionId })
      if (apiBase === undefined || endpoints?.order === undefined) return
      const client = await createClient(apiBase, props())
      await client.order?.(subscriptionId, options)
    },
  }
}
