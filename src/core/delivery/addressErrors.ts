import type { DeliveryInfo } from './deliveryInfo.js'

/** The messages for an address that has the form of one and cannot be one. */
export const ADDRESS_ERRORS = {
  address: 'Enter a street address with letters or digits',
  city: 'Enter a city with letters',
  unprintable: 'Remove the characters that cannot be printed',
}

/**
 * What nobody types into an address: control characters, line separators, lone surrogates, and the characters that turn
 * the direction of a text (Unicode, Bidi_Control) and so hide what a label says. Instructions may have several lines.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u
const LINE_BREAKS = /[\n\r\t]/g
const LETTER = /\p{L}/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** What is wrong with an address that {@link DeliveryInfo} has the form of, by field; empty if nothing is. */
export function addressErrors(
  { address, city, deliveryInstructions = '' }: DeliveryInfo,
  words = ADDRESS_ERRORS,
): Readonly<Record<string, string>> {
  return {
    ...(!LETTER_OR_DIGIT.test(address) && { address: words.address }),
    ...(!LETTER.test(city) && { city: words.city }),
    ...(UNPRINTABLE.test(address) && { address: words.unprintable }),
    ...(UNPRINTABLE.test(city) && { city: words.unprintable }),
    ...(UNPRINTABLE.test(deliveryInstructions.replace(LINE_BREAKS, ' ')) && {
      deliveryInstructions: words.unprintable,
    }),
  }
}
