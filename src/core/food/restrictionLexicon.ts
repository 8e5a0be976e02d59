import type { Diet } from './diets.js'
import type { Food } from './food.js'
import { isDescriptor, isPartOfFood } from './foodNameParts.js'
import { FOOD_TERMS } from './foodTerms.data.js'
import { comparableWords, plainWords, plainWordsAndMarks, singular } from './foodWords.js'
import * as phrases from './restrictionPhrases.data.js'

/** What a word does to the words around it. */
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

/** What a phrase of the visitor's text means. */
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

/** A meaning with the visitor's own words for it. */
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
  for (const [diet, said] of phrases.DIET_NAMES) add(said, { kind: 'diet', diet, isAdjective: false })
  for (const [diet, said] of phrases.DIET_ADJECTIVES) add(said, { kind: 'diet', diet, isAdjective: true })
  for (const [phrase, diet, avoided] of phrases.NARROWED_DIETS) {
    add([phrase], { kind: 'diet', diet, isAdjective: false, avoided })
  }
  for (const [style, label, said] of phrases.MACRO_PHRASES) add(said, { kind: 'macro', style, label })
  return lexicon
}

const lexicon = buildLexicon()

/** Read once a catalogue: planning a week reads the same text many times. */
const wordsByCatalogue = new WeakMap<readonly Food[], ReadonlySet<string>>()

/** The words by which single foods go, such as `salmon`. */
function foodNameWords(foods: readonly Food[]): ReadonlySet<string> {
  const known = wordsByCatalogue.get(foods)
  if (known) return known
  const heads = foods.flatMap(({ id, name }) => [id, name.split(NAME_HEAD_END)[0] ?? ''])
  const isName = (word: string) => /^\p{L}{3,}$/u.test(word) && !isDescriptor(word) && !isPartOfFood(word)
  const words = new Set(heads.flatMap(comparableWords).filter(isName))
  wordsByCatalogue.set(foods, words)
  return words
}

/** Takes `glutenfree` and `nondairy` apart and corrects common misspellings. */
function spell(word: string): string[] {
  const parts = WRITTEN_TOGETHER.exec(word)
    ?.slice(1)
    .filter((part) => part !== undefined) ?? [word]
  const [first, last = ''] = parts
  const isOneWord = lexicon.has(singular(word)) || (first === 'non' && !lexicon.has(singular(last)))
  const words = isOneWord ? [word] : parts
  return words.map((part) => phrases.SPELLINGS.get(part) ?? phrases.SPELLINGS.get(singular(part)) ?? part)
}

/** Cuts a text into phrases whose meaning is known, marks and unknown words. Single foods are those of `foods`. */
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
