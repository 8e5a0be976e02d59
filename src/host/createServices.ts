import { ApiError } from '../api/apiErrors.js'
import { parseOrder } from '../api/parseOrder.js'
import { parseSubscription } from '../api/parseSubscription.js'
import { orderContent } from '../store/orderContent.js'
import type { OrderOutcome, PlannerServices } from '../store/plannerServices.js'
import { callHost } from './callHost.js'
import { createClient } from './createClient.js'
import { loadScreens } from './loadServices.js'
import type { CheckedProps } from './MealPlannerProps.js'
import { makeWeek } from './makeWeek.js'
import { NoDeliveryError } from './NoDeliveryError.js'
import { PropError } from './PropError.js'
import type { Warn } from './useWarn.js'

/** Logs the first failure of each kind, with its cause. The specification, section 8, asks for a log. */
function createFailureLog() {
  const kinds = new Set<string>()
  return (error: unknown) => {
    const kind = error instanceof Error ? error.name : typeof error
    if (kinds.has(kind)) return
    kinds.add(kind)
    console.warn('MealPlanner: a call to the AI failed, and the plan was made without its answer.', error)
  }
}

/** The failed call behind an error of the AI's part, if there is one: it says which call failed. */
function failedCallOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : error
}

/** A shop may count its subscriptions. The visitor is subscribed, so a number must not make it look failed. */
function withTextId(answer: unknown): unknown {
  const { subscriptionId } = Object(answer)
  return Number.isFinite(subscriptionId) ? { ...Object(answer), subscriptionId: `${subscriptionId}` } : answer
}

/** What became of an order. An answer that names no outcome is a shop's own: the order is placed, and must not look failed. */
function parseOutcome(answer: unknown): OrderOutcome | undefined {
  const { checkoutUrl = null, placed = checkoutUrl === null } = Object(answer)
  return parseOrder({ placed, checkoutUrl })
}

/** Connects the store to the host's props. They are read at each call, so that they may change at any time. */
export function createServices(
  readProps: () => CheckedProps,
  warn: Warn,
): Omit<PlannerServices, 'parseDraft'> {
  const logFailure = createFailureLog()
  return {
    neededConfirmations: async (profile, foods) => (await loadScreens()).neededConfirmations(profile, foods),
    makeWeek: async (request, options) => {
      const changes = await loadScreens()
      const props = readProps()
      const log = (error: unknown) => {
        logFailure(error)
        callHost('onError', props.onError, failedCallOf(error))
      }
      return makeWeek(request, options, { props, changes, warn, log })
    },
    subscribe: async (info, options) => {
      const props = readProps()
      const { apiBase, onSubscribe } = props
      if (onSubscribe) {
        const subscription = parseSubscription(withTextId(await onSubscribe(info, options)))
        if (subscription) return subscription
        const fault =
          'onSubscribe gave no subscriptionId, so it counts as failed. Resolve to { subscriptionId: "…" }.'
        warn(fault)
        throw new PropError(fault, 'notSubscribed')
      }
      if (apiBase === undefined) throw new NoDeliveryError()
      return createClient(apiBase, props, warn).subscribe(info, options)
    },
    cancelSubscription: async (subscription) => {
      const props = readProps()
      const { apiBase, onCancelSubscription } = props
      if (onCancelSubscription) return onCancelSubscription({ ...subscription })
      const { subscriptionId, eraseToken } = subscription
      if (apiBase === undefined || eraseToken === undefined) throw new NoDeliveryError()
      await createClient(apiBase, props, warn).eraseSubscription(subscriptionId, eraseToken)
    },
    placeOrder: async (order, options) => {
      const props = readProps()
      const { apiBase, endpoints, onOrder } = props
      if (onOrder) {
        const outcome = parseOutcome(await onOrder({ ...orderContent(order), ...options }))
        if (outcome) return outcome
        const fault =
          'onOrder gave neither { placed: true } nor { checkoutUrl: "https://…" }, so it counts as failed. Resolve to one of them, or to nothing.'
        warn(fault)
        throw new PropError(fault, 'notOrdered')
      }
      if (endpoints?.order !== undefined) {
        if (apiBase === undefined) throw new NoDeliveryError()
        const outcome = await createClient(apiBase, props, warn).order?.(order, options)
        if (outcome) return outcome
      }
      return { placed: true }
    },
    addToCart: async (lines) => readProps().onAddToCart?.(lines),
  }
}
