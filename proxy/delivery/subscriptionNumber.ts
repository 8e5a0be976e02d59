import { randomInt } from 'node:crypto'

/** Crockford's base 32: without I, L, O and U, which are misread or make words. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 5
const NUMBER = /^([0-9A-HJKMNP-TV-Z]{5})([0-9A-HJKMNP-TV-Z]{5})$/

/** A number that can be read out on the phone, such as `7K4QN-9RT2X`: 50 random bits. It need not be secret. */
export function newSubscriptionNumber(): string {
  const half = () => Array.from({ length: HALF }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  return `${half()}-${half()}`
}

/** The id of a subscription as somebody typed it. Older ids, which hold a UUID, stay as they are. */
export function readSubscriptionNumber(typed: string): string {
  const digits = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  const [, first, second] = NUMBER.exec(digits) ?? []
  return first === undefined ? typed : `${first}-${second}`
}
