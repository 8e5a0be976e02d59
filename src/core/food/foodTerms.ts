import type { AnimalSource, AvoidableFood, Food, FoodCategory } from './food.js'
import { FOOD_TERMS, type FoodTermRow, type NameRow } from './foodTerms.data.js'
import { comparableWords } from './foodWords.js'
import { readFoodName } from './readFoodName.js'

/** Phrases that foods of one term are found by, and the words around them that make it another food. */
export interface NamePhrases {
  readonly phrases: readonly (readonly string[])[]
  readonly unlessAfter: readonly string[]
  readonly unlessBefore: readonly string[]
  /** Words of which one, said to be left out, denies them all: `dairy` in `Dairy-free cheese`. */
  readonly freeWords: readonly string[]
}

/** A food or food group to avoid, and how the foods that belong to it are known. Any one of the marks is enough. */
export interface AvoidRule {
  /** What is avoided, such as `shrimp` or `dairy`. */
  readonly term: string
  readonly tags: readonly AvoidableFood[]
  readonly animalSources: readonly AnimalSource[]
  readonly categories: readonly FoodCategory[]
  /** Phrases of a food's name or id, so that foods a shop has not tagged are found too. */
  readonly names: readonly NamePhrases[]
}

const rowsByTerm: ReadonlyMap<string, FoodTermRow> = new Map(FOOD_TERMS.map((row) => [row.term, row]))
const rulesByTerm = new Map<string, AvoidRule>()

function toRule(row: FoodTermRow): AvoidRule {
  const included = (row.includes ?? []).map(avoidRule)
  const termWords = comparableWords(row.term)
  const freeWords = row.freeWords ?? (termWords.length === 1 ? termWords : [])
  const toPhrases = ({ inNames, unlessAfter = [], unlessBefore = [] }: NameRow): NamePhrases => ({
    phrases: inNames.map(comparableWords),
    unlessAfter,
    unlessBefore,
    freeWords,
  })
  const own = { ...row, inNames: row.inNames ?? [row.term, ...(row.alsoSaid ?? [])] }
  return {
    term: row.term,
    tags: [...(row.tags ?? []), ...included.flatMap(({ tags }) => tags)],
    animalSources: [...(row.animalSources ?? []), ...included.flatMap(({ animalSources }) => animalSources)],
    categories: [...(row.categories ?? []), ...included.flatMap(({ categories }) => categories)],
    names: [...[own, ...(row.otherNames ?? [])].map(toPhrases), ...included.flatMap(({ names }) => names)],
  }
}

/** The rule for a term of the vocabulary; for any other word, foods that have it in their name. */
export function avoidRule(term: string): AvoidRule {
  const known = rulesByTerm.get(term)
  if (known) return known
  const rule = toRule(rowsByTerm.get(term) ?? { term })
  if (rowsByTerm.has(term)) rulesByTerm.set(term, rule)
  return rule
}

interface NameTexts {
  readonly texts: readonly (readonly string[])[]
  readonly freeOf: ReadonlySet<string>
}

/** Names are read once a food: a planner asks about the same foods thousands of times. */
const nameTextsByFood = new WeakMap<Food, NameTexts>()

function nameTexts(food: Food): NameTexts {
  const known = nameTextsByFood.get(food)
  if (known) return known
  const read = [food.name, food.id].map(readFoodName)
  const texts = {
    texts: read.flatMap(({ parts }) => parts),
    freeOf: new Set(read.flatMap(({ freeOf }) => freeOf)),
  }
  nameTextsByFood.set(food, texts)
  return texts
}

function isFound(words: readonly string[], { phrases, unlessAfter, unlessBefore }: NamePhrases): boolean {
  return phrases.some((phrase) =>
    words.some(
      (_, start) =>
        phrase.every((word, offset) => words[start + offset] === word) &&
        !unlessAfter.includes(words[start - 1] ?? '') &&
        !unlessBefore.includes(words[start + phrase.length] ?? ''),
    ),
  )
}

function isNamed(rule: AvoidRule, food: Food): boolean {
  const { texts, freeOf } = nameTexts(food)
  const isFree = ({ freeWords }: NamePhrases) => freeWords.some((word) => freeOf.has(word))
  return rule.names.some((names) => !isFree(names) && texts.some((words) => isFound(words, names)))
}

/** Whether a food belongs to what the rule avoids. Tags and animal sources are believed before names. */
export function breaksRule(rule: AvoidRule, food: Food): boolean {
  return (
    food.contains.some((tag) => rule.tags.includes(tag)) ||
    rule.animalSources.includes(food.animalSource) ||
    rule.categories.includes(food.category) ||
    isNamed(rule, food)
  )
}
