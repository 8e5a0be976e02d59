import { dietRules } from '../core/food/diets.js'
import type { Food } from '../core/food/food.js'
import { isDescriptor, isPartOfFood } from '../core/food/foodNameParts.js'
import { FOOD_TERMS } from '../core/food/foodTerms.data.js'
import { avoidRule } from '../core/food/foodTerms.js'
import { comparableWords } from '../core/food/foodWords.js'
import { readFoodName } from '../core/food/readFoodName.js'
import { NAME_WORDS } from './nameWords.data.js'

/** Whether foods of a meal keep what a phrase of its name promises. */
type Keeps = (foods: readonly Food[]) => boolean

const LONGEST_PHRASE_WORDS = 4
const NAME_HEAD_END = /[(,:]/
/** No name needs a number; these would lead a visitor away: telephone numbers, addresses of sites and of mail. */
const DIGIT_OR_ADDRESS = /\p{N}|@|:\/\/|www\.|\.(?:com|net|org|io|co|us|info|shop)\b/iu
/** After these, a food is one of plants: `vegan sausage`. They promise something themselves, see {@link isMadeOfPlants}. */
const PLANT_BASED = new Set(['vegan', 'vegetarian', 'based', 'meatless', 'mock', 'faux'])
const vegetarianRules = dietRules('vegetarian')
const veganRules = dietRules('vegan')

const keyOf = (words: readonly string[]) => words.join(' ')

function wordsOf({ id, name, description = '' }: Food): string {
  return ` ${keyOf(comparableWords(`${name} ${description} ${id}`))} `
}

/** A promise that a food has a phrase in its name, or belongs to a term after `@`. */
function promiseOf(need: string): Keeps {
  if (need.startsWith('@')) {
    const { covers } = avoidRule(need.slice(1))
    return (foods) => foods.some(covers)
  }
  const phrase = ` ${keyOf(comparableWords(need))} `
  return (foods) => foods.some((food) => wordsOf(food).includes(phrase))
}

function promiseOfAll(needs: string): Keeps {
  const groups = needs.split(' & ').map((group) => group.split('|').filter(Boolean).map(promiseOf))
  return (foods) => groups.every((group) => group.length === 0 || group.some((keeps) => keeps(foods)))
}

/** What each phrase promises: those of the table, and all food words of the vocabulary, which promise themselves. */
const promises = new Map<string, Keeps>()
for (const { term, alsoSaid = [], inNames = [], otherNames = [] } of FOOD_TERMS) {
  for (const phrase of [term, ...alsoSaid, ...inNames, ...otherNames.flatMap((row) => row.inNames)]) {
    promises.set(keyOf(comparableWords(phrase)), promiseOf(phrase))
  }
}
for (const [phrases, needs] of NAME_WORDS) {
  for (const phrase of phrases.split(',')) promises.set(keyOf(comparableWords(phrase)), promiseOfAll(needs))
}

const nameWordsByCatalogue = new WeakMap<readonly Food[], ReadonlySet<string>>()

/** The words that the names of a catalogue's foods begin with, such as `asparagus`. */
function catalogueWords(catalogue: readonly Food[]): ReadonlySet<string> {
  const known = nameWordsByCatalogue.get(catalogue)
  if (known) return known
  const heads = catalogue
    .flatMap(({ name, description = '' }) => [name, description])
    .flatMap((text) => comparableWords(text.split(NAME_HEAD_END)[0] ?? ''))
  const words = new Set(
    heads.filter((word) => /^\p{L}{3,}$/u.test(word) && !isDescriptor(word) && !isPartOfFood(word)),
  )
  nameWordsByCatalogue.set(catalogue, words)
  return words
}

/** The next phrase that promises something, the longest first, or a single word that does not. */
function nextPhrase(words: readonly string[], catalogue: readonly Food[]) {
  for (let length = LONGEST_PHRASE_WORDS; length > 0; length--) {
    const promise = words.length >= length ? promises.get(keyOf(words.slice(0, length))) : undefined
    if (promise) return { length, promise }
  }
  const [word = ''] = words
  return { length: 1, promise: catalogueWords(catalogue).has(word) ? promiseOf(word) : () => true }
}

function isMadeOfPlants(words: readonly string[], foods: readonly Food[]): boolean {
  const isVegan = words.includes('vegan') || keyOf(words).includes('plant based')
  const rules = isVegan ? veganRules : vegetarianRules
  return !foods.some((food) => rules.some(({ covers }) => covers(food)))
}

/**
 * Whether a dish's name is true of its foods: each food word and each known name of a dish in it is kept by one of
 * them, what it says to be free of is absent, and it holds no digits and no addresses.
 * @param catalogue the foods whose names count as food words beside the vocabulary
 */
export function isHonestName(name: string, foods: readonly Food[], catalogue: readonly Food[]): boolean {
  if (DIGIT_OR_ADDRESS.test(name)) return false
  const { parts, freeOf } = readFoodName(name)
  const terms = freeOf.flatMap((word) => [avoidRule(word), avoidRule(`${word}s`)])
  if (terms.some(({ covers }) => foods.some(covers))) return false
  return parts.every((part) => {
    const isPlantBased = part.some((word) => PLANT_BASED.has(word))
    if (isPlantBased && !isMadeOfPlants(part, foods)) return false
    let rest = part
    let isImitation = false
    while (rest.length > 0) {
      const { length, promise } = nextPhrase(rest, catalogue)
      if (!isImitation && !promise(foods)) return false
      isImitation = PLANT_BASED.has(rest[0] ?? '')
      rest = rest.slice(length)
    }
    return true
  })
}
