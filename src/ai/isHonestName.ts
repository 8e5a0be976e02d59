import { type Diet, dietRules } from '../core/food/diets.js'
import type { Food } from '../core/food/food.js'
import { isDescriptor, isPartOfFood } from '../core/food/foodNameParts.js'
import { mixesMeatAndDairy } from '../core/food/foodsFor.js'
import { FOOD_TERMS } from '../core/food/foodTerms.data.js'
import { avoidRule } from '../core/food/foodTerms.js'
import { comparableWords } from '../core/food/foodWords.js'
import { isSeasoning } from '../core/food/isSeasoning.js'
import { readFoodName } from '../core/food/readFoodName.js'
import { once } from '../core/once.js'
import { perObject } from '../core/perObject.js'
import { DIET_WORDS, NAME_WORDS, NOT_IN_NAMES } from './nameWords.data.js'

/**
 * Whether foods of a meal keep what a phrase of its name promises. Foods that the name says plants replace may be absent.
 */
type Keeps = (foods: readonly Food[], replaced?: ReadonlySet<string>) => boolean

const LONGEST_PHRASE_WORDS = 4
const NAME_HEAD_END = /[(,:]/
/**
 * No name needs more than these. Digits, dots and slashes make telephone numbers and addresses, and our tables have no
 * words of other scripts.
 */
const NAME_TEXT = /^[\p{Script=Latin}\p{M}\p{Pd}\s'’‘`&+,:()]+$/u
const ABBREVIATION = /(?<!\p{L})(?:\p{L}\.){2,}(?!\p{L})/gu
/** After these words, plants replace a food that their diet leaves out: `vegan sausage`, but not `vegan peanut curry`. */
const PLANT_BASED = new Set(['vegan', 'vegetarian', 'based', 'meatless', 'mock', 'faux'])
const keyOf = (words: readonly string[]) => words.join(' ')

const notInNames = once(() => NOT_IN_NAMES.map((phrase) => ` ${keyOf(comparableWords(phrase))} `))

function wordsOf({ id, name, description = '' }: Food): string {
  return ` ${keyOf(comparableWords(`${name} ${description} ${id}`))} `
}

const termRows = new Map(FOOD_TERMS.map((row) => [row.term, row]))

/** All phrases for the foods of a term. */
function phrasesOf(term: string): string[] {
  const { alsoSaid = [], inNames = [], otherNames = [], includes = [] } = termRows.get(term) ?? {}
  return [
    term,
    ...alsoSaid,
    ...inNames,
    ...otherNames.flatMap((row) => row.inNames),
    ...includes.flatMap(phrasesOf),
  ]
}

/** A plant-based diet, with the phrases for what plants replace in it: `vegetarian cheese` is still cheese. */
function plantDiet(diet: Diet) {
  const rules = dietRules(diet)
  const phrases = rules.flatMap(({ term }) => phrasesOf(term))
  return { rules, replaced: new Set(phrases.map((phrase) => keyOf(comparableWords(phrase)))) }
}

const vegetarian = once(() => plantDiet('vegetarian'))
const vegan = once(() => plantDiet('vegan'))

/** Promises a food that has a phrase in its name or, after `@`, belongs to a term. */
function promiseOf(need: string): Keeps {
  const words = keyOf(comparableWords(need))
  if (need.startsWith('@')) {
    const { covers } = avoidRule(need.slice(1))
    return (foods, replaced) => replaced?.has(words) || foods.some(covers)
  }
  return (foods, replaced) =>
    replaced?.has(words) || foods.some((food) => wordsOf(food).includes(` ${words} `))
}

function promiseOfAll(needs: string): Keeps {
  const groups = needs.split(' & ').map((group) => group.split('|').filter(Boolean).map(promiseOf))
  return (foods, replaced) =>
    groups.every(
      // Plants replace only the main food of the dish, which is the first of the alternatives.
      (group) =>
        group.length === 0 || group.some((keeps, at) => keeps(foods, at === 0 ? replaced : undefined)),
    )
}

/**
 * What each phrase promises: the phrases of the table, and all food words of the vocabulary, which promise themselves.
 */
const promises = once(() => {
  const byPhrase = new Map<string, Keeps>()
  for (const { term } of FOOD_TERMS) {
    for (const phrase of phrasesOf(term)) byPhrase.set(keyOf(comparableWords(phrase)), promiseOf(phrase))
  }
  for (const [phrases, needs] of NAME_WORDS) {
    for (const phrase of phrases.split(',')) byPhrase.set(keyOf(comparableWords(phrase)), promiseOfAll(needs))
  }
  return byPhrase
})

/** The first words of the catalogue's food names, such as `asparagus`. A seasoning's word only says how a dish tastes. */
const catalogueWords = perObject((catalogue: readonly Food[]): ReadonlySet<string> => {
  const heads = catalogue
    .filter((food) => !isSeasoning(food))
    .flatMap(({ name, description = '' }) => [name, description])
    .flatMap((text) => comparableWords(text.split(NAME_HEAD_END)[0] ?? ''))
  return new Set(
    heads.filter((word) => /^\p{L}{3,}$/u.test(word) && !isDescriptor(word) && !isPartOfFood(word)),
  )
})

/** The next phrase that promises something, the longest first, or a single word that promises nothing. */
function nextPhrase(words: readonly string[], catalogue: readonly Food[]) {
  for (let length = LONGEST_PHRASE_WORDS; length > 0; length--) {
    const promise = words.length >= length ? promises().get(keyOf(words.slice(0, length))) : undefined
    if (promise) return { length, promise }
  }
  const [word = ''] = words
  return { length: 1, promise: catalogueWords(catalogue).has(word) ? promiseOf(word) : () => true }
}

/** The plant-based diet that words promise, if any. */
function plantDietOf(words: readonly string[]) {
  if (!words.some((word) => PLANT_BASED.has(word))) return undefined
  return words.includes('vegan') || keyOf(words).includes('plant based') ? vegan() : vegetarian()
}

function fitsDiet(foods: readonly Food[], diet: Diet): boolean {
  if (diet === 'kosher' && mixesMeatAndDairy(foods)) return false
  return !dietRules(diet).some(({ covers }) => foods.some(covers))
}

/** Whether a text reads as the name of a dish, and the foods fit the diets that it names. */
function isPlainName(text: string, foods: readonly Food[]): boolean {
  const words = ` ${keyOf(comparableWords(text))} `
  return (
    NAME_TEXT.test(text) &&
    !notInNames().some((phrase) => words.includes(phrase)) &&
    DIET_WORDS.every(([word, diet]) => !words.includes(` ${word} `) || fitsDiet(foods, diet))
  )
}

/**
 * Whether a dish's name is true of its foods. One of them keeps the promise of each food word and of each known dish
 * name, what the name says is absent is absent, they fit the diets that it names, and it holds no digits, no addresses
 * and no appeal.
 * @param catalogue the foods whose names count as food words, besides the vocabulary
 */
export function isHonestName(name: string, foods: readonly Food[], catalogue: readonly Food[]): boolean {
  // Looks `P.B.` up as `PB`.
  const text = name.replace(ABBREVIATION, (letters) => letters.replaceAll('.', ''))
  if (!isPlainName(text, foods)) return false
  const { parts, freeOf } = readFoodName(text)
  const terms = freeOf.flatMap((word) => [avoidRule(word), avoidRule(`${word}s`)])
  if (terms.some(({ covers }) => foods.some(covers))) return false
  return parts.every((part) => {
    const diet = plantDietOf(part)
    if (diet?.rules.some(({ covers }) => foods.some(covers))) return false
    let rest = part
    let isImitation = false
    while (rest.length > 0) {
      const { length, promise } = nextPhrase(rest, catalogue)
      if (!promise(foods, isImitation ? diet?.replaced : undefined)) return false
      isImitation = PLANT_BASED.has(rest[0] ?? '')
      rest = rest.slice(length)
    }
    return true
  })
}
