import type { Order } from '../../store/plannerServices.js'

const content = ({ subscription, items }: Order) => JSON.stringify([subscription.subscriptionId, items])

/** Whether two orders have the same groceries and the same subscription. */
export const isSameOrder = (one: Order, other: Order): boolean => content(one) === content(other)
