import { oneLine } from '../core/oneLine.js'

const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}]/gu
const MARKUP = /<[^>]*>|[<>]/g
/** A text is first cut to this many times its final length, so that a huge one takes no time to clean. */
const HEADROOM = 4

const visibleLine = (text: string) => oneLine(text.replace(INVISIBLE, ''))

/** One single-spaced line without control, direction or private-use characters, at most `maxLength` code units. */
export function boundedLine(text: string, maxLength: number): string {
  const line = visibleLine(text.slice(0, maxLength * HEADROOM))
  // The cut may leave half a character or a space at the end.
  return visibleLine(line.slice(0, maxLength))
}

/** {@link boundedLine} for text from an untrusted source, such as a model. It also removes markup. */
export function plainText(text: string, maxLength: number): string {
  return boundedLine(text.slice(0, maxLength * HEADROOM).replace(MARKUP, ' '), maxLength)
}
