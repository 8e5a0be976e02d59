import { roundUsd } from '../money.js'
import { requireAmount } from '../requireFinite.js'

/** The service fee as a share of the groceries (specification, section 9; its FAQ text was wrong). */
export const SERVICE_FEE_RATE = 0.05
/** Weeks in an average month (specification, section 9). */
export const WEEKS_PER_MONTH = 4.33
/** Subscription fee for a month, in US dollars (specification, section 9). */
export const SUBSCRIPTION_FEE_USD = 10

/** The costs of delivering one week's groceries. All in US dollars, to the cent. */
export interface DeliveryEstimate {
  /** 5% of the groceries. */
  readonly serviceFee: number
  /** Groceries and service fee of one week. */
  readonly weekly: number
  /** Groceries and service fees of a month, plus the subscription fee. */
  readonly monthly: number
}

/**
 * Estimates delivery for groceries of `groceryTotal` US dollars a week: monthly = (groceries + fee) × 4.33 + 10
 * (specification, section 9). Each figure is rounded once, from its exact value.
 * @param groceryTotal the cost at the till, such as the `tillTotal` of a grocery list.
 * @throws {RangeError} when `groceryTotal` is negative or not a finite number.
 */
export function deliveryEstimate(groceryTotal: number): DeliveryEstimate {
  requireAmount('groceryTotal', groceryTotal)
  const serviceFee = groceryTotal * SERVICE_FEE_RATE
  const weekly = groceryTotal + serviceFee
  const monthly = weekly * WEEKS_PER_MONTH + SUBSCRIPTION_FEE_USD
  return { serviceFee: roundUsd(serviceFee), weekly: roundUsd(weekly), monthly: roundUsd(monthly) }
}
