/** There is no subscription with this id and token, or it has ended. */
export class NoSubscriptionError extends Error {
  override readonly name = 'NoSubscriptionError'
}

/** The subscription has had all the orders that it may have in a day. */
export class TooManyOrdersError extends Error {
  override readonly name = 'TooManyOrdersError'
  /** Until the next day begins. */
  readonly waitMs: number

  constructor(waitMs: number) {
    super('The subscription has had all its orders of the day')
    this.waitMs = waitMs
  }
}

/** What was ordered before with this key is damaged, or its key is not given. Its subscription goes on. */
export class UnreadableOrderError extends Error {
  override readonly name = 'UnreadableOrderError'
}

/** The catalogue does not sell these foods, or not in that unit. */
export class NotSoldError extends Error {
  override readonly name = 'NotSoldError'
  readonly foodIds: readonly string[]

  constructor(foodIds: readonly string[]) {
    super(`The catalogue does not sell ${foodIds.join(', ')}`)
    this.foodIds = foodIds
  }
}
