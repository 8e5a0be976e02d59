const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}]/gu
const TAG = /<[^>]*>/g
const HEADROOM = 4

/** One line without control, direction or private characters, single-spaced, at most `maxLength` UTF-16 code units. */
export function oneLine(text: string, maxLength: number): string {
  const line = text
    .slice(0, maxLength * HEADROOM)
    .replace(BREAKS, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
  return line
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** {@link oneLine} for text nobody vouches for, such as a model's: markup is taken out too. */
export function plainText(text: string, maxLength: number): string {
  const withoutMarkup = text
    .slice(0, maxLength * HEADROOM)
    .replace(TAG, ' ')
    .replace(/[<>]/g, ' ')
  return oneLine(withoutMarkup, maxLength)
}
