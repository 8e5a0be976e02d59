/** Words that end in s in the singular too. */
const SINGULAR_S = /(?:ss|us|is)$/
const SHORTEST_PLURAL = 4

/** Endings of English plurals, most specific first. */
const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(cook|brown)ies$/, '$1ie'],
  [/(hal|lea|loa)ves$/, '$1f'],
  [/(?<=..)ies$/, 'y'],
  [/(?<=[^aeiou])oes$/, 'o'],
  [/(ch|sh|ss|x)es$/, '$1'],
  [/s$/, ''],
]

/** The singular of a lower-case English word, near enough to compare two words by. */
export function singular(word: string): string {
  if (word.length < SHORTEST_PLURAL || SINGULAR_S.test(word)) return word
  for (const [ending, replacement] of PLURALS) {
    if (ending.test(word)) return word.replace(ending, replacement)
  }
  return word
}

const WORDS = /[\p{L}\p{N}%]+|\p{Extended_Pictographic}/gu
const WORDS_AND_MARKS = /[\p{L}\p{N}%]+|\p{Extended_Pictographic}|[.;:!?()\n\r,/&+]/gu

/** In lower case, accents and apostrophes taken off. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase()
}

/** Lower-case words and pictures (🥜) of a text, accents and apostrophes taken off, hyphens read as spaces. */
export function plainWords(text: string): string[] {
  return plainText(text).match(WORDS) ?? []
}

/** {@link plainWords} and the punctuation marks between them. */
export function plainWordsAndMarks(text: string): string[] {
  return plainText(text).match(WORDS_AND_MARKS) ?? []
}

/** {@link plainWords} in the singular, the form in which texts and food names are compared. */
export function comparableWords(text: string): string[] {
  return plainWords(text).map(singular)
}
