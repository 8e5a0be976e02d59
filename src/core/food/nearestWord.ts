import { editDistance } from './editDistance.js'

/** A word that a misspelled one may mean. */
export interface TargetWord {
  readonly word: string
  readonly letters: number
}

const LETTER_A = 97

/** One bit for each letter from a to z in a word. */
function letterBits(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) - LETTER_A)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** Prepares lower-case words from a to z for {@link nearestWord}. */
export function targetWords(words: readonly string[]): readonly TargetWord[] {
  return words.map((word) => ({ word, letters: letterBits(word) }))
}

/**
 * The target with the fewest edits, if these are within the limit. Errors in the first letter are rare, so such a target
 * loses a tie. Comparing letters first avoids most of the counting of edits.
 */
export function nearestWord(
  word: string,
  targets: readonly TargetWord[],
  allowed: number,
): string | undefined {
  const letters = letterBits(word)
  let nearest: string | undefined
  let least = allowed + 1
  for (const target of targets) {
    if (Math.abs(target.word.length - word.length) > allowed) continue
    // An edit removes one letter and adds one at most.
    if (countBits(target.letters ^ letters) > 2 * allowed) continue
    const edits = editDistance(word, target.word)
    const distance = edits + (word[0] === target.word[0] ? 0 : 0.5)
    if (edits > allowed || distance >= least) continue
    nearest = target.word
    least = distance
  }
  return nearest
}
