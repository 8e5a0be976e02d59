import type { CartItem } from '../core/grocery/cartItems.js'
import type { WeekPlan } from '../core/plan/weekPlan.js'
import type { GroceryListState, HostNotice, MealPlannerProps } from '../host/MealPlannerProps.js'
import type { PlannerEvent } from '../store/plannerEvents.js'

/**
 * The events of `<meal-planner>` and what their `detail` holds. All of them bubble out of any shadow root. The failures
 * are not called `error`: bubbling up to the window, that would look like an uncaught exception of the page.
 */
export interface MealPlannerElementEvents {
  /** A week is on show. */
  'plan-generated': WeekPlan
  /** The grocery list is new, or an item was ticked. */
  'grocery-list-change': GroceryListState
  /** "Add to cart" was pressed. The button shows where the attribute `add-to-cart` or `onAddToCart` is set. */
  'add-to-cart': readonly CartItem[]
  /** A delivery subscription was made. Its `eraseToken` goes to `onSubscribed` alone: a secret does not bubble. */
  subscribed: { readonly subscriptionId: string }
  /** "Change Preferences" was pressed. Cancel it to take it over; else the form is shown. */
  'change-preferences': null
  /** A notice, as the visitor sees it. */
  notice: HostNotice
  /** A failure, also one that was made good. */
  'planner-error': unknown
  /** Something happened, for analytics. */
  'planner-event': PlannerEvent
}

/** The callbacks that tell by an event, then call the host's own callback where there is one. */
export function eventCallbacks(element: HTMLElement, props: MealPlannerProps): MealPlannerProps {
  const isWrong = ([name, value]: [string, unknown]) => name.startsWith('on') && typeof value !== 'function'
  // The widget names these itself.
  const wrong = Object.fromEntries(Object.entries(props).filter(isWrong))
  /** False where a listener cancelled it. */
  function dispatch<Name extends keyof MealPlannerElementEvents>(
    name: Name,
    detail: MealPlannerElementEvents[Name],
  ): boolean {
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true })
    return element.dispatchEvent(event)
  }
  /** Tells by the event, then calls the host's own callback. */
  const tell =
    <Name extends keyof MealPlannerElementEvents, Result>(
      name: Name,
      callback?: (detail: MealPlannerElementEvents[Name]) => Result,
    ) =>
    (detail: MealPlannerElementEvents[Name]) => {
      dispatch(name, detail)
      return callback?.(detail)
    }
  const offersCart = props.onAddToCart !== undefined || element.hasAttribute('add-to-cart')
  return {
    onPlanGenerated: tell('plan-generated', props.onPlanGenerated),
    onGroceryListChange: tell('grocery-list-change', props.onGroceryListChange),
    onSubscribed: (subscription) => {
      dispatch('subscribed', { subscriptionId: subscription.subscriptionId })
      return props.onSubscribed?.(subscription)
    },
    onNotice: tell('notice', props.onNotice),
    onError: tell('planner-error', props.onError),
    onEvent: tell('planner-event', props.onEvent),
    onChangePreferences: () => {
      const isCancelled = !dispatch('change-preferences', null)
      const answer = props.onChangePreferences ? props.onChangePreferences() : false
      return answer === false ? isCancelled : answer
    },
    ...(offersCart && { onAddToCart: tell('add-to-cart', props.onAddToCart) }),
    ...wrong,
  }
}
