import { once } from '../once.js'
import { perObject } from '../perObject.js'
import type { Food } from './food.js'
import { FOOD_TERMS, type FoodTermRow, type NameRow } from './foodTerms.data.js'
import { comparableWords } from './foodWords.js'
import { readFoodName } from './readFoodName.js'
import { SEASONING_TERMS } from './seasoningTerms.data.js'

/** A food or food group to avoid. */
export interface AvoidRule {
  /** The name of what is avoided, such as `shrimp` or `dairy`. */
  readonly term: string
  /**
   * Whether a food belongs to the term: by a tag, its animal source, its category, or a phrase of its name, description
   * or id. Any one is enough. Names count because a shop may not have tagged its foods.
   */
  readonly covers: (food: Food) => boolean
}

const rowsByTerm: ReadonlyMap<string, FoodTermRow> = new Map(
  [...FOOD_TERMS, ...SEASONING_TERMS].map((row) => [row.term, row]),
)
const rulesByTerm = new Map<string, AvoidRule>()
/** Each food's name is read once, because the planner asks about the same foods thousands of times. */
const nameOf = perObject((food: Food) => readFoodName(`${food.name},${food.description ?? ''},${food.id}`))

/** Returns a check of whether a name's words hold one of the phrases and no word that makes it another food. */
function phraseTest({ inNames, unlessAfter = [], unlessBefore = [] }: NameRow) {
  const byFirstWord = new Map<string | undefined, string[][]>()
  for (const phrase of inNames.map(comparableWords)) {
    byFirstWord.set(phrase[0], [...(byFirstWord.get(phrase[0]) ?? []), phrase])
  }
  return (words: readonly string[]) =>
    words.some((first, start) =>
      byFirstWord
        .get(first)
        ?.some(
          (phrase) =>
            phrase.every((word, offset) => words[start + offset] === word) &&
            !unlessAfter.includes(words[start - 1] ?? '') &&
            !unlessBefore.includes(words[start + phrase.length] ?? ''),
        ),
    )
}

function toRule(row: FoodTermRow): AvoidRule {
  const { term, alsoSaid = [], tags = [], animalSources = [], categories = [], alsoContains = [] } = row
  const included = (row.includes ?? []).map(avoidRule)
  const ownNames = { ...row, inNames: row.inNames ?? [term, ...alsoSaid] }
  const nameTests = once(() => [ownNames, ...(row.otherNames ?? [])].map(phraseTest))
  const termWords = comparableWords(term)
  const freeWords = row.freeWords ?? (termWords.length === 1 ? termWords : [])
  return {
    term,
    // A form asks about the whole catalogue at every pause in typing.
    covers: perObject((food: Food) => {
      const { parts, freeOf } = nameOf(food)
      return (
        food.contains.some((tag) => tags.includes(tag)) ||
        (food.alsoContains?.some((allergen) => alsoContains.includes(allergen)) ?? false) ||
        animalSources.includes(food.animalSource) ||
        categories.includes(food.category) ||
        included.some((rule) => rule.covers(food)) ||
        (!freeWords.some((word) => freeOf.includes(word)) && nameTests().some((test) => parts.some(test)))
      )
    }),
  }
}

/** The rule for a term of the vocabulary. For any other word, the rule covers foods with that word in their name. */
export function avoidRule(term: string): AvoidRule {
  const known = rulesByTerm.get(term)
  if (known) return known
  const row = rowsByTerm.get(term)
  const rule = toRule(row ?? { term })
  if (row) rulesByTerm.set(term, rule)
  return rule
}

/** Whether the food data find only some foods of a term, so that the visitor has to be told. */
export function isPartialTerm(term: string, isAllergy: boolean): boolean {
  const isPartial = rowsByTerm.get(term)?.isPartial
  return isPartial === 'always' || (isAllergy && isPartial === 'for an allergy')
}

/** Foods that some brands make with a term, though the food data do not say so, and what to tell if they are eaten. */
export const mayBeIn = (term: string) => rowsByTerm.get(term)?.mayBeIn
