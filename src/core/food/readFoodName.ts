import { plainWords, singular } from './foodWords.js'

/** What a food's name says, see {@link readFoodName}. */
export interface ReadFoodName {
  /** Words in the singular, one list for each part between commas and parentheses. */
  readonly parts: readonly (readonly string[])[]
  /** What the food is said to be without. */
  readonly freeOf: readonly string[]
}

const PART_END = /[,;:()[\]/&+|]/
const WITHOUT = new Set(['no', 'non', 'without'])
const FREE_OF = new Set(['of', 'from'])
/** After `free` these tell how an animal was kept, not what is left out. */
const KEEPING = new Set([
  'range',
  'ranged',
  'ranging',
  'run',
  'roam',
  'roaming',
  'raised',
  'farmed',
  'living',
])

function readPart(part: string): { readonly words: readonly string[]; readonly freeOf: readonly string[] } {
  const words: string[] = []
  const freeOf: string[] = []
  const said = plainWords(part)
  let isLeftOut = false
  for (const [index, word] of said.entries()) {
    const before = said[index - 1] ?? ''
    const after = said[index + 1] ?? ''
    if (isLeftOut) {
      freeOf.push(singular(word))
      isLeftOut = false
    } else if (WITHOUT.has(word) || (before === 'free' && FREE_OF.has(word))) {
      isLeftOut = true
    } else if (word !== 'free') {
      words.push(singular(word))
    } else if (!FREE_OF.has(after) && !KEEPING.has(after) && singular(before) === before) {
      freeOf.push(...words.splice(-1))
    }
  }
  return { words, freeOf }
}

/**
 * Reads a food's name: `Gluten-free corn pasta` has `corn pasta` and is free of `gluten`; `Eggs, free range` has
 * `egg` and is free of nothing.
 */
export function readFoodName(name: string): ReadFoodName {
  const parts = name.split(PART_END).map(readPart)
  return { parts: parts.map(({ words }) => words), freeOf: parts.flatMap(({ freeOf }) => freeOf) }
}
