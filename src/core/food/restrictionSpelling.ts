import { once } from '../once.js'
import { perObject } from '../perObject.js'
import { COMMON_WORDS } from './commonWords.data.js'
import { isDescriptor, isPartOfFood } from './foodNameParts.js'
import { comparableWords, singular } from './foodWords.js'
import { nearestWord, type TargetWord, targetWords } from './nearestWord.js'
import { lexicon, phraseWords } from './restrictionLexicon.js'
import { ALLERGY_ADJECTIVES, ALLERGY_NOUNS, ENDINGS } from './restrictionRoles.data.js'
import { SPANISH_DIETS, SPANISH_FOODS } from './restrictionSpanish.data.js'
import { SPELLINGS } from './spellings.data.js'

/** A word of the text as it is read. */
export interface SpelledWord {
  readonly word: string
  /** The typed word, if it was corrected by a guess that the visitor should see. */
  readonly typed?: string
}

/** The shortest words with one and with two wrong letters that are corrected. */
const ONE_EDIT_FROM = 6
const TWO_EDITS_FROM = 9

const SHORTEST_PART = 2

const meansSomething = (word: string) => (lexicon().get(singular(word))?.kind ?? 'role') !== 'role'

/** Splits `glutenfree`, `nondairy` and `peanutbutter` in two; undefined for any other word. */
function splitWord(word: string, foodWords: ReadonlySet<string>): string[] | undefined {
  for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end++) {
    const first = word.slice(0, end)
    const last = word.slice(end)
    const isTwoWords =
      lexicon().has(`${singular(first)} ${singular(last)}`) ||
      ((meansSomething(first) || foodWords.has(singular(first))) && ENDINGS.has(singular(last))) ||
      (first === 'non' && meansSomething(last))
    if (isTwoWords) return [first, last]
  }
  return undefined
}

const isPlainWord = (word: string) => /^[a-z]{5,}$/.test(word)
const ALLERGY_WORDS: ReadonlySet<string> = new Set([...ALLERGY_NOUNS, ...ALLERGY_ADJECTIVES])

/** English words with a meaning of their own. */
const ownTargets = once(() => {
  const spanish = new Set(
    [...SPANISH_FOODS, ...SPANISH_DIETS].flatMap(([, said]) => said).flatMap(comparableWords),
  )
  const isTarget = (word: string) =>
    isPlainWord(word) && !spanish.has(word) && (meansSomething(word) || ALLERGY_WORDS.has(word))
  return targetWords([...lexicon().keys()].filter(isTarget))
})

const targetsFor = perObject((foodWords: ReadonlySet<string>): readonly TargetWord[] => [
  ...ownTargets(),
  ...targetWords([...foodWords].filter(isPlainWord)),
])

/**
 * Reads a word as it was meant: splits joined words, corrects common misspellings and typing errors. A common English
 * word is never treated as a typing error: "custard" is not mustard.
 * @param foodWords words that name foods of the catalogue.
 */
export function spellWord(word: string, foodWords: ReadonlySet<string>): readonly SpelledWord[] {
  const base = singular(word)
  const spelling = SPELLINGS.get(word) ?? SPELLINGS.get(base)
  if (spelling) return [{ word: spelling }]
  if (lexicon().has(base)) return [{ word }]
  const parts = splitWord(word, foodWords)
  if (parts) return parts.flatMap((part) => spellWord(part, foodWords))
  const isKnown = [phraseWords(), foodWords, COMMON_WORDS].some((words) => words.has(base) || words.has(word))
  if (isKnown || isDescriptor(word) || isPartOfFood(word)) return [{ word }]
  if (base.length < ONE_EDIT_FROM || !isPlainWord(base)) return [{ word }]
  const meant = nearestWord(base, targetsFor(foodWords), base.length < TWO_EDITS_FROM ? 1 : 2)
  return [meant === undefined ? { word } : { word: meant, typed: word }]
}
