import { plainWords, singular } from './foodWords.js'

/** What a food's name says, see {@link readFoodName}. */
export interface ReadFoodName {
  /** Words in the singular, one list for each part between commas and parentheses. */
  readonly parts: readonly (readonly string[])[]
  /** What the food is said to be without, in the singular. */
  readonly freeOf: readonly string[]
}

const PART_END = /[,;:()[\]/&+|]/
const LEFT_OUT = /(?<![^ ])(?:no|non|without|free (?:of|from)) ([^ ]+)/g
/** Not of words that tell how an animal was kept. */
const FREE =
  /([^ ]+) free(?![^ ])(?! (?:of|from|range|ranged|ranging|run|roam|roaming|raised|farmed|living)(?![^ ]))/g

/**
 * Reads a food's name: `Gluten-free corn pasta` has `corn pasta` and is free of `gluten`; `Eggs, free range` has
 * `egg` and is free of nothing.
 */
export function readFoodName(name: string): ReadFoodName {
  const freeOf: string[] = []
  const parts = name.split(PART_END).map((part) =>
    plainWords(part)
      .join(' ')
      .replace(LEFT_OUT, (_, word: string) => {
        freeOf.push(singular(word))
        return ''
      })
      // "Large eggs free" has a plural, so that it is no "egg free".
      .replace(FREE, (said, word: string) => {
        if (singular(word) !== word) return said
        freeOf.push(word)
        return ''
      })
      .split(/ +/)
      .map(singular),
  )
  return { parts, freeOf }
}
