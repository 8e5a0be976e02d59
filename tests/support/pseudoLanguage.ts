import { defaultMessages } from 'react-meal-planner'
import { type CoreWords, coreWords } from 'react-meal-planner/core'

/** A locale that writes months and weekdays without Latin letters, so that English dates give themselves away. */
export const PSEUDO_LOCALE = 'ja-JP'

/** Units that the formats write after numbers. */
const UNITS = /^(?:oz|g)$/
const FIRST_GAP = 0xe000

const mark = (text: string) => `⟦${text}⟧`

/** Marks the text of a message. The values in its gaps stay unmarked, so that English in them is found. */
function markAroundGaps(say: (...values: unknown[]) => string) {
  return (...values: unknown[]) => {
    const fillings: string[] = []
    const toGap = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(toGap)
      if (typeof value !== 'string' || value === '') return value
      return String.fromCharCode(FIRST_GAP + fillings.push(value) - 1)
    }
    return say(...values.map(toGap))
      .split(/([\uE000-\uF8FF])/)
      .map((part) => fillings[part.charCodeAt(0) - FIRST_GAP] ?? (part && mark(part)))
      .join('')
  }
}

/** Parts of a recipe's steps that are not text: gaps, parts and the marks between sentences. */
const STRUCTURE = /(\{[^}]*\}|<\w+>|[[\]!~]|\?[\w+]+:(?: (?!\|\|))?| \|\| | \/ )/

const markAroundStructure = (text: string) =>
  text
    .split(STRUCTURE)
    .map((part, index) => (index % 2 === 1 || part === '' ? part : mark(part)))
    .join('')

function markAll(texts: unknown): unknown {
  if (typeof texts === 'string') return markAroundStructure(texts)
  if (typeof texts === 'function') return markAroundGaps(texts as (...values: unknown[]) => string)
  if (Array.isArray(texts)) return texts.map(markAll)
  return Object.fromEntries(Object.entries(Object(texts)).map(([key, text]) => [key, markAll(text)]))
}

/**
 * The words of the core in a language that marks every text, including nouns of food rows and terms of the vocabulary.
 */
export const pseudoWords: CoreWords = {
  ...(markAll(coreWords) as CoreWords),
  noun: (noun, count) => mark(coreWords.noun(noun, count)),
  detail: mark,
  foodTerm: mark,
}

/** The whole catalogue in that language. */
const marked = markAll(defaultMessages) as typeof defaultMessages
export const pseudoMessages = {
  ...marked,
  core: pseudoWords,
  recipe: { ...marked.recipe, food: mark, tip: mark },
}

/**
 * The words of a text that no catalogue wrote.
 * @param data names that come from data, such as those of foods.
 */
export function unmarkedWords(text: string, data: readonly string[] = []): readonly string[] {
  const longestFirst = [...data].sort((a, b) => b.length - a.length)
  const bare = longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), text.replace(/⟦[^⟦⟧]*⟧/g, ' '))
  return (bare.match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !UNITS.test(word))
}
