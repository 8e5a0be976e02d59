import * as z from 'zod/mini'
import { DELIVERY_ERRORS } from './deliveryForm.js'

/** Longest texts accepted; phone numbers have 10 digits in the US and at most 15 worldwide (ITU E.164). */
export const DELIVERY_LIMITS = {
  address: { maxLength: 200 },
  city: { maxLength: 100 },
  phone: { minDigits: 10, maxDigits: 15, maxLength: 40 },
  deliveryInstructions: { maxLength: 500 },
} as const

const STATE_PATTERN = /^[A-Z]{2}$/
const ZIP_PATTERN = /^\d{5}(?:-\d{4})?$/
const PHONE_PATTERN = /^\+?(?<number>[\d\s().-]+)(?:(?:x|ext\.?)\s*\d{1,6})?$/i

function isPhoneNumber(text: string): boolean {
  const digits = PHONE_PATTERN.exec(text)?.groups?.number?.replace(/\D/g, '').length ?? 0
  const { minDigits, maxDigits } = DELIVERY_LIMITS.phone
  return digits >= minDigits && digits <= maxDigits
}

const requiredText = (error: string, maxLength: number) =>
  z.string(error).check(z.trim(), z.minLength(1, error), z.maxLength(maxLength, error))

/**
 * Where a delivery goes (specification, section 3). Texts are trimmed and the state is put in capitals. Parse it where
 * it comes in, from the form and again on the server; inside it is trusted.
 */
export const deliveryInfoSchema = z.object({
  address: requiredText(DELIVERY_ERRORS.address, DELIVERY_LIMITS.address.maxLength),
  city: requiredText(DELIVERY_ERRORS.city, DELIVERY_LIMITS.city.maxLength),
  state: z
    .string(DELIVERY_ERRORS.state)
    .check(z.trim(), z.toUpperCase(), z.regex(STATE_PATTERN, DELIVERY_ERRORS.state)),
  zipCode: z.string(DELIVERY_ERRORS.zipCode).check(z.trim(), z.regex(ZIP_PATTERN, DELIVERY_ERRORS.zipCode)),
  phone: z
    .string(DELIVERY_ERRORS.phone)
    .check(
      z.trim(),
      z.maxLength(DELIVERY_LIMITS.phone.maxLength, DELIVERY_ERRORS.phone),
      z.refine(isPhoneNumber, DELIVERY_ERRORS.phone),
    ),
  deliveryInstructions: z.optional(
    z
      .string(DELIVERY_ERRORS.deliveryInstructions)
      .check(
        z.trim(),
        z.maxLength(DELIVERY_LIMITS.deliveryInstructions.maxLength, DELIVERY_ERRORS.deliveryInstructions),
      ),
  ),
})

/** A valid delivery address, see {@link deliveryInfoSchema}. */
export type DeliveryInfo = z.infer<typeof deliveryInfoSchema>
