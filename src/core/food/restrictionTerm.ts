import * as z from 'zod/mini'
import { type CoreWords, coreWords } from '../words.js'

/**
 * The kind of a term: a diet, a macro split, a food to leave out, a food alone, an excepted food, or the visitor's words.
 */
const TERM_KINDS = ['diet', 'macroStyle', 'avoid', 'food', 'exception', 'words'] as const

/**
 * One thing that a restrictions text asks for. It is data, so that every language can say it. It is one object for all
 * kinds, because zod's code for unions would load with the form.
 */
export const restrictionTermSchema = z.object({
  kind: z.enum(TERM_KINDS),
  /** The key of a diet or a macro split, a term of the food vocabulary, or words that the visitor typed. */
  name: z.string(),
  /** The typed words, if their spelling was corrected. */
  typed: z.optional(z.string()),
  /** Whether the food data cover only a part of it. */
  isPartial: z.optional(z.boolean()),
})
/** One thing that a text asks for or rules out, as data; `restrictionLabel` puts it into words. */
export type RestrictionTerm = z.infer<typeof restrictionTermSchema>

/** Whether a term is applied only as far as the food data allow. */
export const isPartlyApplied = ({ isPartial }: RestrictionTerm): boolean => isPartial === true

/** Each term once. */
export const uniqueTerms = (terms: readonly RestrictionTerm[]): RestrictionTerm[] => [
  ...new Map(terms.map((term) => [JSON.stringify(term), term])).values(),
]

const nameIn = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined

/** A term of the food vocabulary, or a word of a food's name, in the given words. */
export const foodTermName = (term: string, { avoidableFood, foodTerm }: CoreWords): string =>
  nameIn(avoidableFood, term) ?? foodTerm(term)

function plainLabel({ kind, name }: RestrictionTerm, words: CoreWords): string {
  switch (kind) {
    case 'diet':
      return nameIn(words.diet, name) ?? name
    case 'macroStyle':
      return nameIn(words.macroStyle, name) ?? name
    case 'avoid':
      return words.restriction.avoid(foodTermName(name, words))
    case 'food':
      return foodTermName(name, words)
    case 'exception':
      return words.restriction.except(name)
    case 'words':
      return name
  }
}

/** The label of a term, such as `vegan`, `no peanuts` or `vegetarian (from vegetarain)`. */
export function restrictionLabel(term: RestrictionTerm, words?: CoreWords | null): string {
  const language = words ?? coreWords
  const label = plainLabel(term, language)
  return term.typed === undefined ? label : language.restriction.corrected(label, term.typed)
}

/** The labels of terms, each once. */
export const restrictionLabels = (terms: readonly RestrictionTerm[], words: CoreWords): readonly string[] => [
  ...new Set(terms.map((term) => restrictionLabel(term, words))),
]
