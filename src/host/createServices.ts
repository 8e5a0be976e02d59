import { ApiError } from '../api/apiErrors.js'
import { parseOrder } from '../api/parseOrder.js'
import { parseSubscription } from '../api/parseSubscription.js'
import { saysNo } from '../api/saysNo.js'
import { MAX_ID_LENGTH } from '../core/delivery/subscriptionLimits.js'
import { orderContent } from '../store/orderContent.js'
import type { OrderOutcome, PlannerServices } from '../store/plannerServices.js'
import { callHost } from './callHost.js'
import { createClient } from './createClient.js'
import { loadScreens } from './loadServices.js'
import type { CheckedProps } from './MealPlannerProps.js'
import { makeWeek } from './makeWeek.js'
import { NoDeliveryError } from './NoDeliveryError.js'
import type { Warn } from './useWarn.js'
import { wrongAnswer } from './wrongAnswer.js'

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

/** What became of an order. No answer means that it is placed. Any other may be a shop's own way to say no. */
const parseOutcome = (answer: unknown): OrderOutcome | undefined => parseOrder(answer ?? { placed: true })

/** What `onSubscribe` must resolve to. A number that is too long for a server would look like none. */
function subscriptionRule(answer: unknown): string {
  const { subscriptionId } = Object(answer)
  const length = typeof subscriptionId === 'string' ? `, not ${subscriptionId.length}` : ''
  const number =
    typeof subscriptionId === 'number' ? `, or a whole number up to ${Number.MAX_SAFE_INTEGER}` : ''
  return `{ subscriptionId: "…" } of 1 to ${MAX_ID_LENGTH} letters${length}${number}`
}

/** Connects the store to the host's props. They are read at each call, so that they may change at any time. */
export function createServices(
  readProps: () => CheckedProps,
  warn: Warn,
): Omit<PlannerServices, 'parseDraft'> {
  const logFailure = createFailureLog()
  const first = readProps()
  for (const name of ['endpoints', 'headers'] as const) {
    if (first.apiBase === undefined && first[name])
      warn(
        `${name} does nothing without apiBase, because no call is made. Pass apiBase, such as "/api", or leave ${name} out.`,
      )
  }
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
        const answer: unknown = await onSubscribe(info, options)
        const subscription = parseSubscription(answer)
        if (subscription) return subscription
        throw wrongAnswer('onSubscribe', subscriptionRule(answer), answer, 'notSubscribed', warn)
      }
      if (apiBase === undefined) throw new NoDeliveryError()
      return createClient(apiBase, props, warn).subscribe(info, options)
    },
    cancelSubscription: async (subscription) => {
      const props = readProps()
      const { apiBase, onCancelSubscription } = props
      if (onCancelSubscription) {
        const answer: unknown = await onCancelSubscription({ ...subscription })
        if (saysNo(answer)) throw wrongAnswer('onCancelSubscription', 'nothing', answer, 'notCancelled', warn)
        return
      }
      const { subscriptionId, eraseToken } = subscription
      if (apiBase === undefined || eraseToken === undefined) throw new NoDeliveryError()
      await createClient(apiBase, props, warn).eraseSubscription(subscriptionId, eraseToken)
    },
    placeOrder: async (order, options) => {
      const props = readProps()
      const { apiBase, endpoints, onOrder } = props
      if (onOrder) {
        const answer: unknown = await onOrder({ ...orderContent(order), ...options })
        const outcome = parseOutcome(answer)
        if (outcome) return outcome
        const expected = 'nothing, { placed: true } or { checkoutUrl: "https://…" }'
        throw wrongAnswer('onOrder', expected, answer, 'notOrdered', warn)
      }
      if (endpoints?.order !== undefined) {
        if (apiBase === undefined) throw new NoDeliveryError()
        const outcome = await createClient(apiBase, props, warn).order?.(order, options)
        if (outcome) return outcome
      }
      return { placed: true }
    },
    addToCart: async (lines) => {
      const answer: unknown = await readProps().onAddToCart?.(lines)
      if (saysNo(answer)) throw wrongAnswer('onAddToCart', 'nothing', answer, 'unknownError', warn)
    },
  }
}
