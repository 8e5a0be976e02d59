import type { CartItem } from '../core/grocery/cartItems.js'
import type { WeekPlan } from '../core/plan/weekPlan.js'
import type { GroceryListState, HostNotice, MealPlannerProps } from '../host/MealPlannerProps.js'
import type { PlannerEvent } from '../store/plannerEvents.js'

/**
 * The events of `<meal-planner>` and their `detail`. All of them bubble and leave any shadow root. Failures are not
 * called `error`: at the window, such an event would look like an uncaught exception of the page.
 */
export interface MealPlannerElementEvents {
  /** A week is shown. */
  'plan-generated': WeekPlan
  /** There is a new grocery list, or the visitor ticked or edited it. */
  'grocery-list-change': GroceryListState
  /**
   * "Add to cart" was pressed. The button shows if the attribute `add-to-cart` or `onAddToCart` is set. Cancel the event if
   * the cart takes nothing: then the visitor reads that, and `onAddToCart` is not called. A cart that answers later needs
   * `onAddToCart`.
   */
  'add-to-cart': readonly CartItem[]
  /** A delivery subscription was made. Its `eraseToken` goes only to `onSubscribed`: any listener can read an event. */
  subscribed: { readonly subscriptionId: string }
  /** "Change Preferences" was pressed. Cancel the event to handle it yourself; otherwise the form is shown. */
  'change-preferences': null
  /** A notice that the visitor sees. */
  notice: HostNotice
  /** A failure, including one that the widget recovered from. */
  'planner-error': unknown
  /** An analytics event. */
  'planner-event': PlannerEvent
}

/** What a listener of the element gets, by the event's name: its own events and those of every HTML element. */
export type ElementEventMap = HTMLElementEventMap & {
  readonly [Name in keyof MealPlannerElementEvents]: CustomEvent<MealPlannerElementEvents[Name]>
}

/** Callbacks that dispatch the element's events, then call the host's own callbacks if there are any. */
export function eventCallbacks(element: HTMLElement, props: MealPlannerProps): MealPlannerProps {
  const isWrong = ([name, value]: [string, unknown]) => name.startsWith('on') && typeof value !== 'function'
  // Passed on as they are: the widget warns about them by name.
  const wrong = Object.fromEntries(Object.entries(props).filter(isWrong))
  /** Returns false if a listener cancelled the event. */
  function dispatch<Name extends keyof MealPlannerElementEvents>(
    name: Name,
    detail: MealPlannerElementEvents[Name],
  ): boolean {
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true })
    return element.dispatchEvent(event)
  }
  const dispatchAndCall =
    <Name extends keyof MealPlannerElementEvents, Result>(
      name: Name,
      callback: ((detail: MealPlannerElementEvents[Name]) => Result) | null | undefined,
    ) =>
    (detail: MealPlannerElementEvents[Name]) => {
      dispatch(name, detail)
      return callback?.(detail)
    }
  const offersCart = props.onAddToCart !== undefined || element.hasAttribute('add-to-cart')
  return {
    onPlanGenerated: dispatchAndCall('plan-generated', props.onPlanGenerated),
    onGroceryListChange: dispatchAndCall('grocery-list-change', props.onGroceryListChange),
    onSubscribed: (subscription) => {
      dispatch('subscribed', { subscriptionId: subscription.subscriptionId })
      return props.onSubscribed?.(subscription)
    },
    onNotice: dispatchAndCall('notice', props.onNotice),
    onError: dispatchAndCall('planner-error', props.onError),
    onEvent: dispatchAndCall('planner-event', props.onEvent),
    onChangePreferences: () => {
      const isCancelled = !dispatch('change-preferences', null)
      const answer = props.onChangePreferences ? props.onChangePreferences() : false
      return answer === false ? isCancelled : answer
    },
    ...(offersCart && {
      onAddToCart: (items) => {
        // Without a message, the visitor reads our words.
        if (!dispatch('add-to-cart', items))
          throw new Error('', { cause: 'A listener cancelled add-to-cart.' })
        return props.onAddToCart?.(items)
      },
    }),
    ...wrong,
  }
}
