import { type DeliveryInfo, deliveryInfoSchema } from '../core/delivery/deliveryInfo.js'
import type { DELIVERY_ERRORS } from '../core/words.js'

export type DeliveryField = keyof typeof DELIVERY_ERRORS

/** The address form as it is now, valid or not. It is never stored. */
export type DeliveryDraft = Readonly<Record<DeliveryField, string>>

export type ParsedDelivery =
  | { readonly ok: true; readonly info: DeliveryInfo }
  | { readonly ok: false; readonly faults: readonly DeliveryField[] }

/** The fields in the order of the form. */
export const DELIVERY_FIELDS = [
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
  'deliveryInstructions',
] as const satisfies readonly DeliveryField[]

/** Parses the form at the boundary. Returns a valid address, or the fields that failed. */
export function parseDelivery(draft: DeliveryDraft): ParsedDelivery {
  const result = deliveryInfoSchema.safeParse(draft)
  if (result.success) return { ok: true, info: result.data }
  const named = new Set(result.error.issues.map((issue) => issue.path[0]))
  return { ok: false, faults: DELIVERY_FIELDS.filter((field) => named.has(field)) }
}
