import { oneLine } from '../core/oneLine.js'

const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}]/gu
const MARKUP = /<[^>]*>|[<>]/g
/** A text is cut to so many times its final length before it is cleaned, so that a huge one costs no time. */
const HEADROOM = 4

const visibleLine = (text: string) => oneLine(text.replace(INVISIBLE, ''))

/** One line without control, direction or private-use characters, single-spaced, of at most `maxLength` UTF-16 code units. */
export function boundedLine(text: string, maxLength: number): string {
  const line = visibleLine(text.slice(0, maxLength * HEADROOM))
  // The cut may leave half a character or a space at the end.
  return visibleLine(line.slice(0, maxLength))
}

/** {@link boundedLine} for text from an untrusted source, such as a model: it takes out markup too. */
export function plainText(text: string, maxLength: number): string {
  return boundedLine(text.slice(0, maxLength * HEADROOM).replace(MARKUP, ' '), maxLength)
}
