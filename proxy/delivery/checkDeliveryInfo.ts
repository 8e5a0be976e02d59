import type { DeliveryInfo } from 'react-meal-planner/core'
import { subscribeRequestSchema } from '../../src/contract/requests.js'
import { addressErrors } from '../../src/core/delivery/addressErrors.js'
import { toE164 } from '../../src/core/delivery/phoneNumber.js'
import { US_STATES } from '../../src/core/delivery/usStates.js'
import { ZIP_PREFIXES } from './zipPrefixes.data.js'

/** What is wrong with an address, by field of the delivery form. */
type FieldErrors = Readonly<Record<string, string>>

type DeliveryInfoCheck =
  | { readonly deliveryInfo: DeliveryInfo }
  | { readonly fieldErrors: FieldErrors }
  | { readonly malformed: true }

const PREFIX_LENGTH = 3

function stateError({ state }: DeliveryInfo): string | undefined {
  if (US_STATES.some(({ code }) => code === state)) return undefined
  return `${state} is not a US state or territory we deliver to`
}

function zipError({ state, zipCode }: DeliveryInfo): string | undefined {
  const ranges = ZIP_PREFIXES[state]
  const prefix = Number(zipCode.slice(0, PREFIX_LENGTH))
  if (!ranges || ranges.some(([first, last]) => prefix >= first && prefix <= last)) return undefined
  return `ZIP code ${zipCode} is not in ${state}`
}

/**
 * Checks the body of a subscription call: the form's own rules, texts that can be printed, a US state or territory, and a
 * ZIP code of that state. The phone number comes back in E.164.
 */
export function checkDeliveryInfo(body: unknown): DeliveryInfoCheck {
  const parsed = subscribeRequestSchema.safeParse(body)
  if (!parsed.success) {
    const issues = parsed.error.issues.filter(({ path }) => path[0] === 'deliveryInfo' && path.length === 2)
    if (issues.length === 0) return { malformed: true }
    return { fieldErrors: Object.fromEntries(issues.map(({ path, message }) => [String(path[1]), message])) }
  }
  const { deliveryInfo } = parsed.data
  const state = stateError(deliveryInfo)
  const zipCode = zipError(deliveryInfo)
  const fieldErrors = {
    ...addressErrors(deliveryInfo),
    ...(state !== undefined && { state }),
    ...(zipCode !== undefined && { zipCode }),
  }
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors }
  const { deliveryInstructions, ...place } = deliveryInfo
  const phone = toE164(deliveryInfo.phone)
  // Without the empty field, so that a repeated call is the same whether it leaves the field empty or out.
  return { deliveryInfo: { ...place, phone, ...(deliveryInstructions ? { deliveryInstructions } : {}) } }
}
