import type {
  MakeWeekOptions,
  MakeWeekRequest,
  PlannerServices,
  Subscription,
} from '../store/plannerServices.js'
import { callHost } from './callHost.js'
import { loadScreens, loadServices } from './loadServices.js'
import type { MealPlannerProps } from './MealPlannerProps.js'
import type { Tell } from './useProblemLog.js'

async function createClient(apiBase: string, { endpoints, fetch, headers }: MealPlannerProps, tell: Tell) {
  const { createApiClient } = await loadServices()
  async function askHeaders() {
    try {
      return typeof headers === 'function' ? await headers() : headers
    } catch (error) {
      tell(`headers threw "${error}", so no call is made. Catch it in headers.`)
      throw error
    }
  }
  return createApiClient({
    apiBase,
    ...(endpoints === undefined ? {} : { endpoints }),
    ...(fetch === undefined ? {} : { fetch }),
    headers: askHeaders,
  })
}

async function makeLocally(request: MakeWeekRequest, { onDaysDone }: MakeWeekOptions) {
  const { templateWeek } = await loadServices()
  const week = templateWeek(request)
  onDaysDone(week.days.length)
  return { week, modelDays: null, fellBack: false }
}

async function makeWithModel(
  request: MakeWeekRequest,
  { signal, onDaysDone }: MakeWeekOptions,
  apiBase: string,
  props: MealPlannerProps,
  tell: Tell,
) {
  const [{ composeAiWeek }, { generateMeals }] = await Promise.all([
    loadServices(),
    createClient(apiBase, props, tell),
  ])
  const log = (error: unknown) => callHost('onError', props.onError, error)
  return composeAiWeek(request, { generateMeals, signal, onDaysDone, log })
}

/** Joins the store's needs to the host's props, which are read at each call so that they may change at any time. */
export function createServices(props: () => MealPlannerProps, tell: Tell): PlannerServices {
  return {
    makeWeek: async (request, options) => {
      const [{ requireSafePlan }] = await Promise.all([loadServices(), loadScreens()])
      const { apiBase } = props()
      const made =
        apiBase === undefined
          ? await makeLocally(request, options)
          : await makeWithModel(request, options, apiBase, props(), tell)
      requireSafePlan(made.week, request.profile, request.foods)
      return made
    },
    subscribe: async (info, options) => {
      const { apiBase, onSubscribe } = props()
      if (onSubscribe) {
        const subscription: Partial<Subscription> | undefined = await onSubscribe(info)
        const subscriptionId = subscription?.subscriptionId
        if (typeof subscriptionId === 'string') return { ...subscription, subscriptionId }
        tell(
          'onSubscribe gave no subscriptionId, so it counts as failed. Resolve to { subscriptionId: "…" }.',
        )
        throw new Error()
      }
      if (apiBase === undefined) throw new Error('Delivery is not available on this site')
      return (await createClient(apiBase, props(), tell)).subscribe(info, options)
    },
    cancelSubscription: async ({ subscriptionId, eraseToken }) => {
      const { apiBase } = props()
      if (apiBase === undefined || eraseToken === undefined) throw new Error('This site cancels it for you')
      await (await createClient(apiBase, props(), tell)).eraseSubscription(subscriptionId, eraseToken)
    },
    placeOrder: async (subscriptionId, options) => {
      const { apiBase, endpoints, onOrder } = props()
      if (onOrder) return onOrder({ subscriptionId })
      if (apiBase === undefined || endpoints?.order === undefined) return
      const client = await createClient(apiBase, props(), tell)
      await client.order?.(subscriptionId, options)
    },
    addToCart: async (lines) => props().onAddToCart?.(lines),
  }
}
