/** Nobody subscribed under this id and token, or not any more. */
export class NoSubscriptionError extends Error {
  override readonly name = 'NoSubscriptionError'
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
