import { WRITTEN_FORMS } from './writtenForms.data.js'

/** Singular words that end in s, such as `asparagus`. */
const SINGULAR_S = /(?:ss|us|(?<!kiw)is)$/
const SHORTEST_PLURAL = 4

/** Endings of English plurals, the most specific first. */
const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(cook|brown)ies$/, '$1ie'],
  [/(hal|lea|loa)ves$/, '$1f'],
  [/(?<=..)ies$/, 'y'],
  [/(?<=[^aeiou])oes$/, 'o'],
  [/(ch|sh|ss|x)es$/, '$1'],
  [/s$/, ''],
]

/** The singular of a lower-case English word: good enough to compare two words, but not to show one. */
export function singular(word: string): string {
  if (word.length < SHORTEST_PLURAL || SINGULAR_S.test(word)) return word
  for (const [ending, replacement] of PLURALS) {
    if (ending.test(word)) return word.replace(ending, replacement)
  }
  return word
}

const WORDS = /[\p{L}\p{N}%]+|\p{Extended_Pictographic}/gu
const WORDS_AND_MARKS = /[\p{L}\p{N}%]+|\p{Extended_Pictographic}|[.;:!?()\n\r,/&+]/gu

/** The text in lower case, without accents and apostrophes. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase()
}

const TYPED_WORDS = /[\p{L}\p{M}\p{N}'’‘`]+/gu

/** The words of a text that {@link plainWords} changes beyond their capitals, by what it makes of them: `nusse`, `nüsse`. */
export function typedWords(text: string): ReadonlyMap<string, string> {
  const typed = text.toLowerCase().match(TYPED_WORDS) ?? []
  return new Map(typed.map((word) => [plainText(word), word]))
}

/** The words and emoji of a text, in lower case, without accents and apostrophes. A hyphen counts as a space. */
export function plainWords(text: string): string[] {
  return plainText(text).match(WORDS) ?? []
}

/** Like {@link plainWords}, with the punctuation marks between them. */
export function plainWordsAndMarks(text: string): string[] {
  const written = WRITTEN_FORMS.reduce((read, [form, meant]) => read.replace(form, meant), text)
  return plainText(written).match(WORDS_AND_MARKS) ?? []
}

/** Like {@link plainWords}, in the singular. Texts and food names are compared in this form. */
export function comparableWords(text: string): string[] {
  return plainWords(text).map(singular)
}
