import type { Food } from './food.js'
import { FOOD_TERMS, type FoodTermRow, type NameRow } from './foodTerms.data.js'
import { comparableWords } from './foodWords.js'
import { type ReadFoodName, readFoodName } from './readFoodName.js'

/** A food or food group to avoid. */
export interface AvoidRule {
  /** What is avoided, such as `shrimp` or `dairy`. */
  readonly term: string
  /**
   * Whether a food belongs to it: by its tags, its animal source or its category, else by a phrase of its name or id, so
   * that foods a shop has not tagged are found too. Any one of the marks is enough.
   */
  readonly covers: (food: Food) => boolean
}

const rowsByTerm: ReadonlyMap<string, FoodTermRow> = new Map(FOOD_TERMS.map((row) => [row.term, row]))
const rulesByTerm = new Map<string, AvoidRule>()
/** Names are read once a food: a planner asks about the same foods thousands of times. */
const namesByFood = new WeakMap<Food, ReadFoodName>()

function nameOf(food: Food): ReadFoodName {
  const known = namesByFood.get(food)
  if (known) return known
  const name = readFoodName(`${food.name},${food.id}`)
  namesByFood.set(food, name)
  return name
}

/** Makes the test whether the words of a name have one of the phrases and none of the words that make it another food. */
function phraseTest({ inNames, unlessAfter = [], unlessBefore = [] }: NameRow) {
  const phrases = inNames.map(comparableWords)
  return (words: readonly string[]) =>
    phrases.some((phrase) =>
      words.some(
        (_, start) =>
          phrase.every((word, offset) => words[start + offset] === word) &&
          !unlessAfter.includes(words[start - 1] ?? '') &&
          !unlessBefore.includes(words[start + phrase.length] ?? ''),
      ),
    )
}

function toRule(row: FoodTermRow): AvoidRule {
  const { term, alsoSaid = [], tags = [], animalSources = [], categories = [] } = row
  const included = (row.includes ?? []).map(avoidRule)
  const ownNames = { ...row, inNames: row.inNames ?? [term, ...alsoSaid] }
  const isNamed = [ownNames, ...(row.otherNames ?? [])].map(phraseTest)
  const termWords = comparableWords(term)
  const freeWords = row.freeWords ?? (termWords.length === 1 ? termWords : [])
  return {
    term,
    covers: (food) => {
      const { parts, freeOf } = nameOf(food)
      return (
        food.contains.some((tag) => tags.includes(tag)) ||
        animalSources.includes(food.animalSource) ||
        categories.includes(food.category) ||
        included.some((rule) => rule.covers(food)) ||
        (!freeWords.some((word) => freeOf.includes(word)) && isNamed.some((test) => parts.some(test)))
      )
    },
  }
}

/** The rule for a term of the vocabulary; for any other word, foods that have it in their name. */
export function avoidRule(term: string): AvoidRule {
  const known = rulesByTerm.get(term)
  if (known) return known
  const row = rowsByTerm.get(term)
  const rule = toRule(row ?? { term })
  if (row) rulesByTerm.set(term, rule)
  return rule
}
