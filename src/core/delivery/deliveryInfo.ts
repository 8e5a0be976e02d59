import * as z from 'zod/mini'
import { DELIVERY_ERRORS, DELIVERY_TOO_LONG } from '../words.js'
import { isPhoneNumber, PHONE_MAX_LENGTH } from './phoneNumber.js'

/** Longest texts accepted. */
export const DELIVERY_LIMITS = {
  address: { maxLength: 200 },
  city: { maxLength: 100 },
  phone: { maxLength: PHONE_MAX_LENGTH },
  deliveryInstructions: { maxLength: 500 },
} as const

const STATE = /^[A-Z]{2}$/i
const ZIP = /^\d{5}(?:-\d{4})?$/

/** Spaces at the ends, and the marks of a text's direction that contacts and maps copy with it. Cells of a table are tabbed. */
const trim = z.overwrite((text: string) =>
  text.replace(/\t/g, ' ').replace(/^[\s\p{Bidi_C}]+|[\s\p{Bidi_C}]+$/gu, ''),
)

/** A trimmed text. The message says what to enter. */
const field = (name: keyof typeof DELIVERY_ERRORS, isValid: (text: string) => boolean) =>
  z.string(DELIVERY_ERRORS[name]).check(trim, z.refine(isValid, DELIVERY_ERRORS[name]))

/** The same for digits, which Japanese keyboards may type as `９`. */
const digitsField = (name: 'zipCode' | 'phone', isValid: (text: string) => boolean) =>
  z.string(DELIVERY_ERRORS[name]).check(z.normalize('NFKC'), trim, z.refine(isValid, DELIVERY_ERRORS[name]))

const requiredField = (name: 'address' | 'city') =>
  field(name, (text) => text !== '').check(
    z.maxLength(DELIVERY_LIMITS[name].maxLength, DELIVERY_TOO_LONG[name]),
  )

/**
 * Where a delivery goes in the US: no other address passes (specification, section 3). Texts are trimmed, and the state is in capitals. It is parsed at the
 * boundary: in the form and again on the server. Inside it is trusted.
 */
export const deliveryInfoSchema = z.object({
  address: requiredField('address'),
  city: requiredField('city'),
  state: field('state', (text) => STATE.test(text)).check(z.toUpperCase()),
  zipCode: digitsField('zipCode', (text) => ZIP.test(text)),
  phone: digitsField('phone', isPhoneNumber),
  deliveryInstructions: z.optional(
    field('deliveryInstructions', (text) => text.length <= DELIVERY_LIMITS.deliveryInstructions.maxLength),
  ),
})

/** A valid delivery address, see {@link deliveryInfoSchema}. */
export type DeliveryInfo = z.infer<typeof deliveryInfoSchema>
