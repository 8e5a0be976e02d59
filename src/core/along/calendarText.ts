/** The longest line of a calendar file, in octets without its line break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75

/**
 * Characters that no text of a calendar file may hold (RFC 5545, section 3.3.11). The line feed is not among them,
 * because it is escaped.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to leave out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** A text as a value, with backslashes, semicolons, commas and line breaks escaped. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folds a line: each continuation starts with a space, and no character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/** A line with a text as its value. */
export const textLine = (name: string, text: string) => `${name}:${escaped(text)}`

/** Lines as the text of a calendar file (RFC 5545): folded, each with CRLF at its end. */
export const calendarText = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('')
