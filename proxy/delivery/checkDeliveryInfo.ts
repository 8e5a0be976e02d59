import type { DeliveryInfo } from 'react-meal-planner/core'
import { subscribeRequestSchema } from '../../src/contract/requests.js'
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
/**
 * What nobody types into an address: control characters, line separators, lone surrogates, and the characters that turn
 * the direction of a text (Unicode, Bidi_Control) and so hide what a label says. Instructions may have several lines.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u
const LINE_BREAKS = /[\n\r\t]/g
const LETTER = /\p{L}/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const STREET_ERROR = 'Enter a street address with letters or digits'
const UNPRINTABLE_ERROR = 'Remove the characters that cannot be printed'
const CITY_ERROR = 'Enter a city with letters'

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

function textErrors(info: DeliveryInfo): FieldErrors {
  const { address, city, deliveryInstructions = '' } = info
  const texts = { address, city, deliveryInstructions: deliveryInstructions.replace(LINE_BREAKS, ' ') }
  const unprintable = Object.entries(texts).filter(([, text]) => UNPRINTABLE.test(text))
  return {
    ...(LETTER_OR_DIGIT.test(address) ? {} : { address: STREET_ERROR }),
    ...(LETTER.test(city) ? {} : { city: CITY_ERROR }),
    ...Object.fromEntries(unprintable.map(([field]) => [field, UNPRINTABLE_ERROR])),
  }
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
  const errors = {
    ...textErrors(deliveryInfo),
    state: stateError(deliveryInfo),
    zipCode: zipError(deliveryInfo),
  }
  const fieldErrors = Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (error === undefined ? [] : [[field, error]])),
  )
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors }
  const { deliveryInstructions, ...place } = deliveryInfo
  const phone = toE164(deliveryInfo.phone)
  // Without the empty field, so that a repeated call is the same whether it leaves the field empty or out.
  return { deliveryInfo: { ...place, phone, ...(deliveryInstructions ? { deliveryInstructions } : {}) } }
}
