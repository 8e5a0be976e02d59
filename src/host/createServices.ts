import type {
  MadeWeek,
  MakeWeekOptions,
  MakeWeekRequest,
  PlannerServices,
  Subscription,
} from '../store/plannerServices.js'
import { callHost } from './callHost.js'
import { loadScreens, loadServices } from './loadServices.js'
import type { MealPlannerProps } from './MealPlannerProps.js'
import type { Warn } from './useWarn.js'

async function createClient(apiBase: string, { endpoints, fetch, headers }: MealPlannerProps, warn: Warn) {
  const { createApiClient } = await loadServices()
  async function askHeaders() {
    try {
      return typeof headers === 'function' ? await headers() : headers
    } catch (error) {
      warn(`headers threw "${error}", so the call is not made. Catch the error in headers.`)
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

/** Logs the first failure of each kind, with its cause: the specification, section 8, asks for a log. */
function createFailureLog() {
  const kinds = new Set<string>()
  return (error: unknown) => {
    const kind = error instanceof Error ? error.name : typeof error
    if (kinds.has(kind)) return
    kinds.add(kind)
    console.warn('MealPlanner: the AI failed, and our built-in planner stood in for it.', error)
  }
}

async function makeWeek(
  { profile, foods, ...start }: MakeWeekRequest,
  { signal, onDaysDone, withoutAi }: MakeWeekOptions,
  props: MealPlannerProps,
  warn: Warn,
  logFailure: (error: unknown) => void,
): Promise<MadeWeek> {
  const [{ readPlanRules, planWeek, composeWeek, requireSafePlan, withMadeFor }] = await Promise.all([
    loadServices(),
    loadScreens(),
  ])
  const rules = readPlanRules(profile, foods)
  async function makeLocally(): Promise<MadeWeek> {
    const week = planWeek(rules, start)
    onDaysDone(week.days.length)
    return { week, modelDays: null, fellBack: false }
  }
  async function makeWithModel(apiBase: string): Promise<MadeWeek> {
    const { generateMeals } = await createClient(apiBase, props, warn)
    const log = (error: unknown) => {
      logFailure(error)
      callHost('onError', props.onError, error)
    }
    return composeWeek(rules, start, { generateMeals, signal, onDaysDone, log })
  }
  const { apiBase } = props
  const made = await (apiBase === undefined || withoutAi ? makeLocally() : makeWithModel(apiBase))
  // The plan screen has the specification's text for a plan without days.
  if (made.week.days.length > 0) requireSafePlan(made.week, rules)
  return { ...made, week: withMadeFor(made.week, rules) }
}

/** Connects the store to the host's props. They are read at each call, so that they may change at any time. */
export function createServices(props: () => MealPlannerProps, warn: Warn): PlannerServices {
  const logFailure = createFailureLog()
  return {
    neededConfirmations: async (profile, foods) => (await loadScreens()).neededConfirmations(profile, foods),
    makeWeek: (request, options) => makeWeek(request, options, props(), warn, logFailure),
    subscribe: async (info, options) => {
      const { apiBase, onSubscribe } = props()
      if (onSubscribe) {
        const subscription: Partial<Subscription> | undefined = await onSubscribe(info)
        const subscriptionId = subscription?.subscriptionId
        if (typeof subscriptionId === 'string') return { ...subscription, subscriptionId }
        warn(
          'onSubscribe gave no subscriptionId, so it counts as failed. Resolve to { subscriptionId: "…" }.',
        )
        throw new Error()
      }
      if (apiBase === undefined) throw new Error('Delivery is not available on this site')
      return (await createClient(apiBase, props(), warn)).subscribe(info, options)
    },
    cancelSubscription: async ({ subscriptionId, eraseToken }) => {
      const { apiBase } = props()
      if (apiBase === undefined || eraseToken === undefined)
        throw new Error('Please ask this site to cancel it for you')
      await (await createClient(apiBase, props(), warn)).eraseSubscription(subscriptionId, eraseToken)
    },
    placeOrder: async (subscriptionId, options) => {
      const { apiBase, endpoints, onOrder } = props()
      if (onOrder) return onOrder({ subscriptionId })
      if (apiBase === undefined || endpoints?.order === undefined) return
      const client = await createClient(apiBase, props(), warn)
      await client.order?.(subscriptionId, options)
    },
    addToCart: async (lines) => props().onAddToCart?.(lines),
  }
}
