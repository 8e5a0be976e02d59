import { oneLine } from '../core/oneLine.js'

const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}]/gu
const MARKUP = /<[^>]*>|[<>]/g
/** Longer texts are cut before they are cleaned, by so many times what is kept. */
const HEADROOM = 4

const visibleLine = (text: string) => oneLine(text.replace(INVISIBLE, ''))

/** One line without control, direction or private characters, single-spaced, at most `maxLength` UTF-16 code units. */
export function boundedLine(text: string, maxLength: number): string {
  const line = visibleLine(text.slice(0, maxLength * HEADROOM))
  // Cutting may leave half a character or a space at the end.
  return visibleLine(line.slice(0, maxLength))
}

/** {@link boundedLine} for text nobody vouches for, such as a model's: markup is taken out too. */
export function plainText(text: string, maxLength: number): string {
  return boundedLine(text.slice(0, maxLength * HEADROOM).replace(MARKUP, ' '), maxLength)
}
