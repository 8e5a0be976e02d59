import type { Diet } from './diets.js'
import type { Food } from './food.js'
import { isDescriptor, isPartOfFood } from './foodNameParts.js'
import { FOOD_TERMS } from './foodTerms.data.js'
import { comparableWords, plainWords, plainWordsAndMarks, singular } from './foodWords.js'
import * as phrases from './restrictionPhrases.data.js'

/** How a word changes the words around it. */
export type Role =
  | 'not'
  | 'no'
  | 'cannot'
  | 'avoid'
  | 'harm'
  | 'allergy'
  | 'allergic'
  | 'positive'
  | 'fine'
  | 'except'
  | 'or'
  | 'and'
  | 'free'
  | 'filler'
  | 'comma'
  | 'stop'

/** The meaning of one phrase of the visitor's text. */
export type Meaning =
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'diet'; readonly diet: Diet; readonly isAdjective: boolean; readonly avoided?: string }
  | {
      readonly kind: 'macro'
      readonly style: Exclude<phrases.MacroStyle, 'standard'>
      readonly label: string
    }
  | { readonly kind: 'food'; readonly term: string; readonly allergyTo: string }
  | { readonly kind: 'unknown' }

/** A meaning and the visitor's own words for it. */
export interface Lexeme {
  readonly meaning: Meaning
  readonly said: string
}

const ROLE_PHRASES: readonly (readonly [Role, readonly string[]])[] = [
  ['filler', phrases.FILLERS],
  ['positive', phrases.POSITIVE],
  ['avoid', phrases.AVOID],
  ['harm', phrases.HARM],
  ['not', phrases.NOT],
  ['no', phrases.NO],
  ['cannot', phrases.CANNOT],
  ['allergy', phrases.ALLERGY_NOUNS],
  ['allergic', phrases.ALLERGY_ADJECTIVES],
  ['fine', phrases.FINE],
  ['except', phrases.EXCEPT],
  ['stop', phrases.BUT],
  ['or', phrases.OR],
  ['and', phrases.AND],
  ['free', phrases.FREE],
]

const dietPhrases = Object.entries(phrases.DIET_PHRASES) as [Diet, (typeof phrases.DIET_PHRASES)[Diet]][]

const LONGEST_PHRASE_WORDS = 4
const MARKS = [
  ['stop', '.;:!?()\n\r'],
  ['comma', ','],
  ['or', '/'],
  ['and', '&+'],
] as const
const NAME_HEAD_END = /[(,:]/
const WRITTEN_TOGETHER = /^(\p{L}{2,})(free)$|^(non)(\p{L}{3,})$/u

const keyOf = (words: readonly string[]) => words.map(singular).join(' ')

function buildLexicon(): Map<string, Meaning> {
  const lexicon = new Map<string, Meaning>()
  const add = (said: readonly string[], meaning: Meaning) => {
    for (const phrase of said) lexicon.set(keyOf(plainWords(phrase)), meaning)
  }
  for (const [role, marks] of MARKS) for (const mark of marks) lexicon.set(mark, { kind: 'role', role })
  for (const [role, said] of ROLE_PHRASES) add(said, { kind: 'role', role })
  for (const { term, alsoSaid = [], allergyTo = term } of FOOD_TERMS) {
    add([term, ...alsoSaid], { kind: 'food', term, allergyTo })
  }
  for (const [diet, { names = [], adjectives = [] }] of dietPhrases) {
    add(names, { kind: 'diet', diet, isAdjective: false })
    add(adjectives, { kind: 'diet', diet, isAdjective: true })
  }
  for (const [phrase, diet, avoided] of phrases.NARROWED_DIETS) {
    add([phrase], { kind: 'diet', diet, isAdjective: false, avoided })
  }
  for (const [style, label, said] of phrases.MACRO_PHRASES) add(said, { kind: 'macro', style, label })
  return lexicon
}

const lexicon = buildLexicon()

/** The words of each catalogue are collected once: the form reads a text at every pause in typing. */
const wordsByCatalogue = new WeakMap<readonly Food[], ReadonlySet<string>>()

/** The words that name single foods, such as `salmon`. */
function foodNameWords(foods: readonly Food[]): ReadonlySet<string> {
  const known = wordsByCatalogue.get(foods)
  if (known) return known
  const heads = foods.flatMap(({ id, name }) => [id, name.split(NAME_HEAD_END)[0] ?? ''])
  const isName = (word: string) => /^\p{L}{3,}$/u.test(word) && !isDescriptor(word) && !isPartOfFood(word)
  const words = new Set(heads.flatMap(comparableWords).filter(isName))
  wordsByCatalogue.set(foods, words)
  return words
}

/** Splits `glutenfree` and `nondairy` into two words and corrects common misspellings. */
function spell(word: string): string[] {
  const parts = WRITTEN_TOGETHER.exec(word)
    ?.slice(1)
    .filter((part) => part !== undefined) ?? [word]
  const [first, last = ''] = parts
  const isOneWord = lexicon.has(singular(word)) || (first === 'non' && !lexicon.has(singular(last)))
  const words = isOneWord ? [word] : parts
  return words.map((part) => phrases.SPELLINGS.get(part) ?? phrases.SPELLINGS.get(singular(part)) ?? part)
}

/** Splits a text into known phrases, marks and unknown words. A word may also name one of the `foods`. */
export function lexRestrictions(text: string, foods: readonly Food[]): Lexeme[] {
  const foodWords = foodNameWords(foods)
  const words = plainWordsAndMarks(text).flatMap(spell)
  const lexemes: Lexeme[] = []
  while (words.length > 0) {
    let length = LONGEST_PHRASE_WORDS
    while (length > 1 && !lexicon.has(keyOf(words.slice(0, length)))) length--
    const next = words.splice(0, length)
    const said = next.join(' ')
    const isFood = foodWords.has(singular(said))
    const meaning = lexicon.get(keyOf(next))
    lexemes.push({
      said,
      meaning: meaning ?? (isFood ? { kind: 'food', term: said, allergyTo: said } : { kind: 'unknown' }),
    })
  }
  return lexemes
}
