import { singular } from './foodWords.js'
import type { Lexeme } from './lexRestrictions.js'
import { AFFIRMING_VERBS, AFTER_AFFIRMING, PEOPLE } from './restrictionRoles.data.js'

const isFiller = ({ meaning }: Lexeme) => meaning.kind === 'role' && meaning.role === 'filler'

/**
 * Whether a part of a text says of somebody what was denied of somebody else: "I'm not allergic to nuts but my wife is".
 * @param part the words between two marks, or from "but" or "and" on
 */
export function takesDenialBack(part: readonly Lexeme[]): boolean {
  if (!part.every(isFiller)) return false
  const words = part.flatMap(({ said }) => said.split(' '))
  const verb = words.findLastIndex((word) => AFFIRMING_VERBS.has(word))
  return (
    verb > 0 &&
    words.slice(0, verb).some((word) => PEOPLE.has(singular(word))) &&
    words.slice(verb + 1).every((word) => AFTER_AFFIRMING.has(word))
  )
}
