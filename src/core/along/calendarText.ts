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

const octetsOf = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Folds a line: each continuation starts with a space, and no character is split. */
function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/** A line of a calendar file. `raw` values, such as dates, are written as they are. */
export interface CalendarLine {
  readonly name: string
  readonly text?: string
  readonly raw?: string
}

/** Lines as the text of a calendar file (RFC 5545): escaped, folded, each with CRLF at its end. */
export function calendarText(lines: readonly CalendarLine[]): string {
  return lines.map(({ name, text = '', raw = escaped(text) }) => `${folded(`${name}:${raw}`)}\r\n`).join('')
}
