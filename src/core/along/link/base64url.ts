/** The alphabet of RFC 4648, section 5. All of its characters are safe in an address. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BITS = 6
const VALUES: ReadonlyMap<string, number> = new Map(Array.from(ALPHABET, (letter, value) => [letter, value]))

/** Bytes as characters that are safe in an address, without padding. */
export function toBase64url(bytes: readonly number[]): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= BITS) {
      bits -= BITS
      text += ALPHABET[(held >> bits) & 63]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + ALPHABET[(held << (BITS - bits)) & 63] : text
}

/** The bytes of such characters; null if one of them is not in the alphabet. */
export function parseBase64url(text: string): readonly number[] | null {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const letter of text) {
    const value = VALUES.get(letter)
    if (value === undefined) return null
    held = (held << BITS) | value
    bits += BITS
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 255)
      held &= (1 << bits) - 1
    }
  }
  return bytes
}
