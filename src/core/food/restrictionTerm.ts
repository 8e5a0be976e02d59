import * as z from 'zod/mini'
import { type CoreWords, coreWords } from '../words.js'

/** What a term is: a diet, a macro split, a food to leave out, a food alone, a food that is excepted, or the visitor's words. */
const TERM_KINDS = ['diet', 'macroStyle', 'avoid', 'food', 'exception', 'words'] as const

/**
 * One thing that a restrictions text asks for. It is data, so that it can be said in any language. One object for all
 * kinds: the part of zod for unions would load with the form.
 */
export const restrictionTermSchema = z.object({
  kind: z.enum(TERM_KINDS),
  /** Key of a diet or a macro split, term of the food vocabulary, or words that the visitor typed. */
  name: z.string(),
  /** What the visitor typed, where its spelling was corrected. */
  typed: z.optional(z.string()),
  /** The food data carry only a part of it. */
  isPartial: z.optional(z.boolean()),
})
export type RestrictionTerm = z.infer<typeof restrictionTermSchema>

/** Whether a term is applied only as far as the food data carry it. */
export const isPartlyApplied = ({ isPartial }: RestrictionTerm): boolean => isPartial === true

/** Each term once. */
export const uniqueTerms = (terms: readonly RestrictionTerm[]): RestrictionTerm[] => [
  ...new Map(terms.map((term) => [JSON.stringify(term), term])).values(),
]

const nameIn = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined

/** A term of the food vocabulary, or a word of a food's name, in these words. */
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

/** What a term is called, such as `vegan`, `no peanuts` or `vegetarian (from vegetarain)`. */
export function restrictionLabel(term: RestrictionTerm, words: CoreWords = coreWords): string {
  const label = plainLabel(term, words)
  return term.typed === undefined ? label : words.restriction.corrected(label, term.typed)
}

/** What terms are called, each label once. */
export const restrictionLabels = (terms: readonly RestrictionTerm[], words: CoreWords): readonly string[] => [
  ...new Set(terms.map((term) => restrictionLabel(term, words))),
]
