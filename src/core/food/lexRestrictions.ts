import { perObject } from '../perObject.js'
import type { Food } from './food.js'
import { isDescriptor, isPartOfFood } from './foodNameParts.js'
import { comparableWords, plainWordsAndMarks, singular } from './foodWords.js'
import { lexicon, type Meaning, singularKey } from './restrictionLexicon.js'
import { AFTER_NUMBER, NUMBER, PEOPLE } from './restrictionRoles.data.js'
import { spellWord } from './restrictionSpelling.js'

/** A meaning and the visitor's own words for it. */
export interface Lexeme {
  readonly meaning: Meaning
  readonly said: string
  /** The typed word, if a typing error was corrected. */
  readonly typed?: string
}

export const saidIn = (words: readonly Lexeme[]) =>
  words
    .map(({ said }) => said)
    .join(' ')
    .replaceAll(' ,', ',')

const LONGEST_PHRASE_WORDS = 4
const FILLER: Meaning = { kind: 'role', role: 'filler' }
const NAME_HEAD_END = /[(,:]/

/**
 * The words that name single foods, such as `salmon`. Those of each catalogue are collected once, because the form reads a
 * text at every pause in typing.
 */
const foodNameWords = perObject((foods: readonly Food[]): ReadonlySet<string> => {
  const heads = foods.flatMap(({ id, name, description = '' }) => [
    id,
    ...[name, description].map((text) => text.split(NAME_HEAD_END)[0] ?? ''),
  ])
  const isName = (word: string) => /^\p{L}{3,}$/u.test(word) && !isDescriptor(word) && !isPartOfFood(word)
  return new Set(heads.flatMap(comparableWords).filter(isName))
})

/** Whether a number counts or describes people: "2 of us", "2 adults", "my 15 year old". */
function isAboutPeople([number = '', next = '', last = '']: readonly string[]): boolean {
  return NUMBER.test(number) && (PEOPLE.has(next) || AFTER_NUMBER.test(`${next} ${last}`))
}

/** Splits a text into known phrases, marks and unknown words. A word may also name one of the `foods`. */
export function lexRestrictions(text: string, foods: readonly Food[]): Lexeme[] {
  const foodWords = foodNameWords(foods)
  const words = plainWordsAndMarks(text).flatMap((word) => spellWord(word, foodWords))
  const singulars = words.map(({ word }) => singular(word))
  const lexemes: Lexeme[] = []
  for (let start = 0, length = 0; start < words.length; start += length) {
    const keyOfNext = () => singulars.slice(start, start + length).join(' ')
    length = Math.min(LONGEST_PHRASE_WORDS, words.length - start)
    while (length > 1 && !lexicon().has(keyOfNext())) length--
    const next = words.slice(start, start + length)
    const said = next.map(({ word }) => word).join(' ')
    const isFood = foodWords.has(singular(said))
    const meaning =
      lexicon().get(singularKey(said)) ??
      lexicon().get(keyOfNext()) ??
      (isAboutPeople(singulars.slice(start, start + 3)) ? FILLER : undefined)
    lexemes.push({
      said,
      meaning: meaning ?? (isFood ? { kind: 'food', term: said, allergyTo: said } : { kind: 'unknown' }),
      ...(next.some(({ typed }) => typed) && {
        typed: next.map(({ word, typed = word }) => typed).join(' '),
      }),
    })
  }
  return lexemes
}
