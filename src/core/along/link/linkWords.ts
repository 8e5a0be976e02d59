/** A word, or what stands between two words. */
const PARTS = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu
const WORD = /^[\p{L}\p{M}\p{N}]+$/u
/** Between the words of a table. */
const BETWEEN = '_'
/** What `encodeURIComponent` leaves, and a mail program may cut off or we need ourselves. */
const RISKY = /[-_.!~*'()]/g

const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)
const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

interface Part {
  readonly word: string
  readonly isCapital: boolean
}

/** The parts of a text but for single spaces between words. */
function partsOf(text: string): Part[] {
  return (text.match(PARTS) ?? [])
    .filter((part) => part !== ' ')
    .map((part) => {
      const word = lowerFirst(part)
      const isCapital = word !== part && upperFirst(word) === part
      return { word: isCapital ? word : part, isCapital }
    })
}

/** Words by how often texts need them: the first 64 take one byte each. */
export function linkWords(texts: readonly string[]) {
  const counts = new Map<string, number>()
  for (const { word } of texts.flatMap(partsOf)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word)
  const places = new Map(words.map((word, place) => [word, place]))
  return {
    /** The table, as an address may hold it. */
    table: words
      .map((word) => encodeURIComponent(word).replace(RISKY, (sign) => `%${sign.charCodeAt(0).toString(16)}`))
      .join(BETWEEN),
    /** A text as numbers: the place of each word, twice, and one more for a capital. */
    numbersOf: (text: string): readonly number[] =>
      partsOf(text).map(({ word, isCapital }) => (places.get(word) ?? 0) * 2 + Number(isCapital)),
  }
}

/** The words of a table; null where it is not one. */
export function parseLinkWords(table: string): readonly string[] | null {
  try {
    return table === '' ? [] : table.split(BETWEEN).map(decodeURIComponent)
  } catch {
    return null
  }
}

/** The text of words and signs: a space stands between two words. */
export function joinWords(parts: readonly string[]): string {
  return parts.reduce((text, part, index) => {
    const isBetween = index > 0 && WORD.test(part) && WORD.test(parts[index - 1] ?? '')
    return `${text}${isBetween ? ' ' : ''}${part}`
  }, '')
}

export const capitalWord = upperFirst
