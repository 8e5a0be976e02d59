import { once } from '../once.js'
import type { Diet } from './diets.js'
import { FOOD_TERMS } from './foodTerms.data.js'
import { plainWords, plainWordsAndMarks, singular } from './foodWords.js'
import { ASKED_MACRO_STYLES, type AskedMacroStyle } from './macroStyle.js'
import * as emoji from './restrictionEmoji.data.js'
import * as phrases from './restrictionPhrases.data.js'
import type { Role } from './restrictionRole.js'
import * as roles from './restrictionRoles.data.js'
import * as spanish from './restrictionSpanish.data.js'
import { SEASONING_TERMS } from './seasoningTerms.data.js'

/** The meaning of one phrase of the visitor's text. */
export type Meaning =
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'diet'; readonly diet: Diet; readonly isAdjective: boolean; readonly avoided?: string }
  | { readonly kind: 'macro'; readonly style: AskedMacroStyle }
  | { readonly kind: 'condition'; readonly condition: phrases.Condition }
  | { readonly kind: 'food'; readonly term: string; readonly allergyTo: string }
  | { readonly kind: 'unknown' }

const ROLE_PHRASES: readonly (readonly [Role, readonly string[]])[] = [
  ['filler', roles.FILLERS],
  ['positive', roles.POSITIVE],
  ['avoid', roles.AVOID],
  ['harm', roles.HARM],
  ['danger', roles.DANGER],
  ['not', roles.NOT],
  ['no', roles.NO],
  ['cannot', roles.CANNOT],
  ['allergy', roles.ALLERGY_NOUNS],
  ['allergic', roles.ALLERGY_ADJECTIVES],
  ['allergyTo', roles.ALLERGY_TO],
  ['fine', roles.FINE],
  ['affirm', roles.AFFIRM],
  ['except', roles.EXCEPT],
  ['instead', roles.INSTEAD],
  ['stop', roles.BUT],
  ['or', roles.OR],
  ['and', roles.AND],
  ['free', roles.FREE],
  ...spanish.SPANISH_ROLES,
  ...emoji.EMOJI_ROLES.map(([role, pictures]) => [role, [...pictures]] as const),
  ['stop', [...'.;!()\n\r']],
  ['comma', [',']],
  ['colon', [...':?']],
  ['or', ['/']],
  ['and', [...'&+']],
]

const CONDITION_PHRASES = [
  ...(Object.entries(phrases.CONDITION_PHRASES) as [phrases.Condition, readonly string[]][]),
  ...spanish.SPANISH_CONDITIONS,
]

const DIET_PHRASES = Object.entries(phrases.DIET_PHRASES) as [Diet, phrases.DietPhrases][]

const TERMS = [...FOOD_TERMS, ...SEASONING_TERMS]

/** The key of a word that means something of its own in the singular. */
export const singularKey = (word: string): string => `=${word}`

/** The form in which words are looked up: in the singular, with spaces between them. */
const keyOf = (words: readonly string[]): string => words.map(singular).join(' ')

function buildLexicon(): ReadonlyMap<string, Meaning> {
  const lexicon = new Map<string, Meaning>()
  const add = (said: readonly string[], meaning: Meaning) => {
    for (const phrase of said) lexicon.set(keyOf(plainWordsAndMarks(phrase)), meaning)
  }
  const addFood = (term: string, said: readonly string[], allergyTo = term) =>
    add(said, { kind: 'food', term, allergyTo })

  for (const [role, said] of ROLE_PHRASES) add(said, { kind: 'role', role })
  for (const { term, alsoSaid = [], allergyTo, isSingular } of TERMS) {
    if (isSingular) lexicon.set(singularKey(term), { kind: 'food', term, allergyTo: term })
    else addFood(term, [term, ...alsoSaid], allergyTo)
  }
  for (const [term, said] of spanish.SPANISH_FOODS) addFood(term, said, allergyTo(term))
  for (const [term, pictures] of emoji.EMOJI_FOODS) addFood(term, [...pictures], allergyTo(term))
  for (const [condition, said] of CONDITION_PHRASES) add(said, { kind: 'condition', condition })
  for (const [diet, { names = [], adjectives = [] }] of DIET_PHRASES) {
    add(names, { kind: 'diet', diet, isAdjective: false })
    add(adjectives, { kind: 'diet', diet, isAdjective: true })
  }
  for (const [diet, said] of spanish.SPANISH_DIETS) add(said, { kind: 'diet', diet, isAdjective: false })
  for (const [phrase, diet, avoided] of phrases.NARROWED_DIETS) {
    add([phrase], { kind: 'diet', diet, isAdjective: false, avoided })
  }
  for (const style of ASKED_MACRO_STYLES) add(phrases.MACRO_PHRASES[style], { kind: 'macro', style })
  add(roles.OTHER_THINGS, { kind: 'unknown' })
  return lexicon
}

const allergyTerms = new Map(TERMS.map(({ term, allergyTo = term }) => [term, allergyTo]))
const allergyTo = (term: string) => allergyTerms.get(term) ?? term

/** Every phrase with a meaning, by its key. */
export const lexicon = once(buildLexicon)

/** All words in these phrases. A word that is none of them may be a typing error. */
export const phraseWords = once<ReadonlySet<string>>(
  () => new Set([...lexicon().keys()].flatMap((phrase) => plainWords(phrase))),
)
