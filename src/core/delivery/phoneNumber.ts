/** Room for spaces, brackets and an extension. */
export const PHONE_MAX_LENGTH = 40

/**
 * A number and its extension: 10 digits in the US, at most 15 worldwide (ITU E.164). In the North American plan, area code
 * and exchange begin with 2 to 9. We know no list of area codes: new ones come every year, and it would refuse real
 * numbers. Elsewhere a country code follows the `+`; none begins with 0.
 */
const PHONE = /^((?:\+?1)?(?:[2-9]\d\d){2}\d{4}|\+[2-9]\d{9,14})(?:(?:x|ext)(\d{1,6}))?$/i

/**
 * The 0 that many write after a country code, as in `+44 (0)20`, is dialled only inside that country. Italy's (39) is part
 * of the number.
 */
const NATIONAL_ZERO = /(\+(?!39).+)\(0\)/

const partsOf = (text: string) => PHONE.exec(text.replace(NATIONAL_ZERO, '$1').replace(/[\s().-]/g, ''))

/** Whether such a number can exist. One without `+` is North American. */
export const isPhoneNumber = (text: string): boolean =>
  text.length <= PHONE_MAX_LENGTH && partsOf(text) !== null

/** A phone number in E.164, with its extension in the notation of RFC 3966. */
export function toE164(phoneNumber: string): string {
  const [, number = '', extension] = partsOf(phoneNumber) ?? []
  const worldwide = number.startsWith('+') ? number : `+1${number.replace(/^1/, '')}`
  return extension === undefined ? worldwide : `${worldwide};ext=${extension}`
}
