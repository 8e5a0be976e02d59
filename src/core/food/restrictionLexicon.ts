import type { Diet } from './diets.js'
import type { Food } from './food.js'
import { FOOD_TERMS } from './foodTerms.data.js'
import { comparableWords, plainWords, singular } from './foodWords.js'
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
const UNKNOWN: Meaning = { kind: 'unknown' }
/** Pieces of a text: words, marks that end a clause, marks that part the items of a list. */
const PIECES = /(?<stop>[.;:!?()\n\r]+)|(?<comma>,)|(?<or>\/)|(?<and>[&+])|[^.;:!?()\n\r,/&+]+/gu
const NAME_HEAD_END = /[(,:]/
const WRITTEN_TOGETHER = /^(\p{L}{2,})(free)$|^(non)(\p{L}{3,})$/u

const phraseKey = (phrase: string) => comparableWords(phrase).join(' ')

function buildLexicon(): Map<string, Meaning> {
  const lexicon = new Map<string, Meaning>()
  const add = (phrase: string, meaning: Meaning) => lexicon.set(phraseKey(phrase), meaning)
  for (const [role, list] of ROLE_PHRASES) for (const phrase of list) add(phrase, { kind: 'role', role })
  for (const { term, alsoSaid = [], allergyTo = term } of FOOD_TERMS) {
    for (const phrase of [term, ...alsoSaid]) add(phrase, { kind: 'food', term, allergyTo })
  }
  for (const [diets, isAdjective] of [
    [phrases.DIET_NAMES, false],
    [phrases.DIET_ADJECTIVES, true],
  ] as const) {
    for (const [diet, list] of diets)
      for (const phrase of list) add(phrase, { kind: 'diet', diet, isAdjective })
  }
  for (const [phrase, diet, avoided] of phrases.NARROWED_DIETS) {
    add(phrase, { kind: 'diet', diet, isAdjective: false, avoided })
  }
  for (const [style, label, list] of phrases.MACRO_PHRASES) {
    for (const phrase of list) add(phrase, { kind: 'macro', style, label })
  }
  return lexicon
}

const lexicon = buildLexicon()
const notAFood = new Set([...phrases.NOT_A_FOOD, ...phrases.DESCRIPTORS].map(singular))

/** Read once a catalogue: planning a week reads the same text many times. */
const wordsByCatalogue = new WeakMap<readonly Food[], ReadonlySet<string>>()

/** The words by which single foods go, such as `salmon`. */
function foodNameWords(foods: readonly Food[]): ReadonlySet<string> {
  const known = wordsByCatalogue.get(foods)
  if (known) return known
  const heads = foods.flatMap(({ id, name }) => [id, name.split(NAME_HEAD_END)[0] ?? ''])
  const words = new Set(
    heads.flatMap(comparableWords).filter((word) => /^\p{L}{3,}$/u.test(word) && !notAFood.has(word)),
  )
  wordsByCatalogue.set(foods, words)
  return words
}

/** Takes `glutenfree` and `nondairy` apart and corrects common misspellings. */
function spell(word: string): string[] {
  const parts =
    WRITTEN_TOGETHER.exec(word)
      ?.slice(1)
      .filter((part) => part !== undefined) ?? []
  const splits = parts[0] !== 'non' || lexicon.has(singular(parts[1] ?? ''))
  const words = parts.length === 2 && splits && !lexicon.has(singular(word)) ? parts : [word]
  return words.map((part) => phrases.SPELLINGS.get(part) ?? phrases.SPELLINGS.get(singular(part)) ?? part)
}

function lexWords(words: readonly string[], foodWords: ReadonlySet<string>): Lexeme[] {
  const lexemes: Lexeme[] = []
  for (let start = 0; start < words.length; ) {
    let length = Math.min(LONGEST_PHRASE_WORDS, words.length - start)
    let meaning: Meaning | undefined
    for (; length > 0; length--) {
      meaning = lexicon.get(
        words
          .slice(start, start + length)
          .map(singular)
          .join(' '),
      )
      if (meaning) break
    }
    length = Math.max(length, 1)
    const said = words.slice(start, start + length).join(' ')
    const isFood = foodWords.has(singular(said))
    lexemes.push({
      said,
      meaning: meaning ?? (isFood ? { kind: 'food', term: said, allergyTo: said } : UNKNOWN),
    })
    start += length
  }
  return lexemes
}

/** Cuts a text into phrases whose meaning is known, marks and unknown words. Single foods are those of `foods`. */
export function lexRestrictions(text: string, foods: readonly Food[]): Lexeme[] {
  const foodWords = foodNameWords(foods)
  return [...text.matchAll(PIECES)].flatMap(({ 0: piece, groups = {} }) => {
    const mark = (['stop', 'comma', 'or', 'and'] as const).find((role) => groups[role] !== undefined)
    if (mark) return [{ said: piece, meaning: { kind: 'role', role: mark } }]
    return lexWords(plainWords(piece).flatMap(spell), foodWords)
  })
}
