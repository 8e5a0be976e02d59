/** A word, or the text between two words. */
const PARTS = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu
const WORD = /^[\p{L}\p{M}\p{N}]+$/u
/** Between the words of a table. */
const BETWEEN = '_'
/** Characters that `encodeURIComponent` leaves, but that a mail program may cut off or that we need ourselves. */
const RISKY = /[-_.!~*'()]/g

/** Half of a surrogate pair. A shortened name may end with one, and no address can hold it. */
const HALF_SIGN = /\p{Surrogate}/gu

const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)
const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

interface Part {
  readonly word: string
  readonly isCapital: boolean
}

/** The parts of a text, without single spaces between words. */
function partsOf(text: string): Part[] {
  return (text.replace(HALF_SIGN, '').match(PARTS) ?? [])
    .filter((part) => part !== ' ')
    .map((part) => {
      const word = lowerFirst(part)
      const isCapital = word !== part && upperFirst(word) === part
      return { word: isCapital ? word : part, isCapital }
    })
}

/** Words, the most frequent first: the first 64 take one byte each. */
export function linkWords(texts: readonly string[]) {
  const counts = new Map<string, number>()
  for (const { word } of texts.flatMap(partsOf)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word)
  const places = new Map(words.map((word, place) => [word, place]))
  return {
    /** The table in characters that are safe in an address. */
    table: words
      .map((word) => encodeURIComponent(word).replace(RISKY, (sign) => `%${sign.charCodeAt(0).toString(16)}`))
      .join(BETWEEN),
    /** A text as numbers: twice the index of each word, plus one for a capital. */
    numbersOf: (text: string): readonly number[] =>
      partsOf(text).map(({ word, isCapital }) => (places.get(word) ?? 0) * 2 + Number(isCapital)),
  }
}

/** The words of a table; null if it is not a table. */
export function parseLinkWords(table: string): readonly string[] | null {
  try {
    return table === '' ? [] : table.split(BETWEEN).map(decodeURIComponent)
  } catch {
    return null
  }
}

/** The text of words and signs, with a space between two words. */
export function joinWords(parts: readonly string[]): string {
  return parts.reduce((text, part, index) => {
    const isBetween = index > 0 && WORD.test(part) && WORD.test(parts[index - 1] ?? '')
    return `${text}${isBetween ? ' ' : ''}${part}`
  }, '')
}

export const capitalWord = upperFirst
