import { plainWords, singular } from './foodWords.js'

/** The meaning of a food's name. {@link readFoodName} makes it. */
interface ReadFoodName {
  /** The words in the singular, one list for each part between commas or parentheses. */
  readonly parts: readonly (readonly string[])[]
  /** What the food is free of according to its name, in the singular. */
  readonly freeOf: readonly string[]
}

const PART_END = /[,;:()[\]/&+|]/
const LEFT_OUT = /(?<![^ ])(?:no|non|without|free (?:of|from)) ([^ ]+)/g
/** "Free range" and the like say how an animal lived, not what is left out. */
const FREE =
  /([^ ]+) free(?![^ ])(?! (?:of|from|range|ranged|ranging|run|roam|roaming|raised|farmed|living)(?![^ ]))/g

/**
 * Reads a food's name. `Gluten-free corn pasta` is `corn pasta` and free of `gluten`; `Eggs, free range` is `egg` and
 * free of nothing.
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
      // The plural in "Large eggs free range" shows that it does not mean "egg free".
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
