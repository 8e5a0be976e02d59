import { NO_REASON } from '../../core/delivery/noReason.js'

/** Our own reasons, for a server that refuses and gives none. */
const noReason: Readonly<Record<keyof typeof NO_REASON, string>> = NO_REASON

const quoted = (change?: string) => (change ? `: “${change}”` : '.')

/** Notices. They show inside the widget and go to the host; the specification's alerts have its exact texts. */
export const notices = {
  /** The button that removes a notice. */
  dismiss: 'Dismiss',
  /** The button that opens the older notices. */
  more: (count: number) => `${count} more`,
  /** Undoes what the notice says, and does it again. */
  undo: 'Undo',
  redo: 'Redo',
  /**
   * With dishes that are no longer locked, and locked leftovers that are now cooked themselves; either may be empty.
   * `hadTicks`: lines of the list before were ticked, and none is now. `hadAmounts`: amounts were changed, and none is now.
   */
  planReplaced: (unlocked: string, cooked: string, hadTicks?: boolean, hadAmounts?: boolean) =>
    `Here is another plan.${hadTicks ? ' Ticks are cleared.' : ''}${hadAmounts ? ' Changed amounts are cleared.' : ''}${unlocked && ` No longer locked: ${unlocked}.`}${cooked && ` No longer leftovers: ${cooked}.`}`,
  planCleared: 'Your plan and answers are cleared.',
  /** On the form, if another week is asked for and the plan's answers are not known or not those of the form. */
  answersNeeded: 'Check this form for another week.',
  /** With the words of the change, such as `Swapped to Lentil Soup.`, if it has any. */
  planUndone: (change?: string) => `Undone${quoted(change)}`,
  planRedone: (change?: string) => `Done again${quoted(change)}`,
  planFallback:
    'Meal plan generated successfully! Note: AI meal generation is temporarily unavailable due to high demand, so we used our template-based system.',
  /** If no day is the model's, for a reason that `planFallback` does not name. True on a server without an AI too. */
  planWithoutAi: 'Our built-in planner made this plan, without an AI.',
  /** True with and without an AI: a server that has none proposes dishes of the same recipes as ours. */
  planPartlyAi: (modelDays: number, days: number) =>
    `${days - modelDays} of ${days} days ${days - modelDays === 1 ? 'is' : 'are'} from our own recipes.`,
  planFailed: (detail: string) => `Error generating meal plan: ${detail}`,
  planFailedUnexpectedly: 'An unexpected error occurred while generating your meal plan.',
  /** A reload always helps. Without one, many browsers do not request a file again that failed once. */
  partNotLoaded: 'Part of the planner could not be loaded. Check your connection, then reload the page.',
  planCopied: 'Meal plan copied to clipboard!',
  /** Above a field with the plan's text, if the browser refuses access to the clipboard. */
  planCopyRefused: 'Your browser did not let us copy. Here is your plan to copy.',
  planTextLabel: 'Your meal plan as text',
  printBlocked: 'Your browser blocked the print window. Allow pop-ups, or use Download Plan.',
  cartFilled: (items: number) =>
    items === 1 ? '1 item was added to your cart.' : `${items} items were added to your cart.`,
  cartFailed: (detail: string) => `Nothing was added to your cart: ${detail}. Please try again.`,
  subscribed: (subscriptionId: string) =>
    `Automatic delivery subscription activated. Your subscription number is ${subscriptionId}.`,
  /** `isRepeatable`: the same form may be sent again after a lost answer, and subscribes once. */
  subscribeFailed: (detail: string, isRepeatable?: boolean) =>
    `❌ Failed to create delivery subscription: ${detail}. Please try again or contact support.${isRepeatable ? ' You are never subscribed twice.' : ''}`,
  unknownError: 'Unknown error',
  /** Reasons inside the sentences about failures. */
  unreachable: 'we could not reach our server',
  noAnswer: 'our server did not answer in time',
  ...noReason,
  noDelivery: 'Delivery is not available on this site',
  orderPlaced: 'Order placed! Your groceries will be delivered within 2-4 hours.',
  orderRepeated: 'All of this is in your order of today. Nothing more was ordered.',
  orderEmpty: 'Nothing to order: you have or ticked every line.',
  /** `mayBringOrder`: an order of today got no answer. */
  subscriptionCancelled: (subscriptionId: string, mayBringOrder?: boolean) =>
    `Your delivery subscription ${subscriptionId} is cancelled and its address is erased.${mayBringOrder ? ' An order that was not confirmed may still come.' : ''}`,
  /** `isUnconfirmed`: it may be cancelled, without an answer. */
  cancelFailed: (subscriptionId: string, detail: string, isUnconfirmed?: boolean) =>
    `Subscription ${subscriptionId} is not ${isUnconfirmed ? 'confirmed as ' : ''}cancelled: ${detail}. Please try again${isUnconfirmed ? ', which is safe' : ''}.`,
  /** `isOver`: the subscription no longer exists, and the server says so. */
  orderFailed: (detail: string, isOver?: boolean) =>
    isOver ? `Nothing was ordered: ${detail}.` : `Your order is not confirmed: ${detail}. Please try again.`,
}
