import { singular } from './foodWords.js'
import type { Lexeme } from './lexRestrictions.js'
import { isAllergy, isRole, speaksOfAllergy } from './restrictionLookahead.js'
import type { Role } from './restrictionRole.js'
import * as roles from './restrictionRoles.data.js'

/** The words between two marks, or from "but" or "and" on. */
export type Part = readonly Lexeme[]

const DENYING: readonly Role[] = ['not', 'no']

const hasRole = (part: Part, wanted: readonly Role[]) => part.some((lexeme) => isRole(lexeme, wanted))
const isNamed = ({ meaning }: Lexeme) => meaning.kind !== 'role' && meaning.kind !== 'unknown'
const wordsOf = (part: Part) => part.flatMap(({ said }) => said.split(' '))
const hasPerson = (words: readonly string[]) => words.some((word) => roles.PEOPLE.has(singular(word)))

/** Whether words name somebody else than the writer. */
export const namesAnother = (words: readonly string[]): boolean =>
  words.some((word) => roles.PEOPLE.has(singular(word)) && !roles.SPEAKERS.has(word))

/** Whether a part denies something, be it named or not: "no allergies". */
export const isDenial = (part: Part): boolean => hasRole(part, DENYING)

/** The words after the last one that names something. */
function tailOf(part: Part): Part {
  const last = part.findLastIndex((lexeme) => isNamed(lexeme) || isAllergy(lexeme))
  return part.slice(last + 1)
}

/**
 * Whether a part says of somebody what was denied of somebody else: "I'm not allergic to nuts but my wife is". The words
 * may also follow what is denied: "I'm not vegan my wife is".
 */
export function takesDenialBack(part: Part): boolean {
  const tail = tailOf(part)
  const isWhole = tail.length === part.length
  const isOpen = (lexeme: Lexeme) =>
    lexeme.meaning.kind === 'role' ? isRole(lexeme, ['filler', 'affirm']) : isWhole
  const words = wordsOf(tail)
  const verb = words.findLastIndex((word) => roles.AFFIRMING_VERBS.has(word))
  return (
    verb > 0 &&
    tail.every(isOpen) &&
    hasPerson(words.slice(0, verb)) &&
    words.slice(verb + 1).every((word) => roles.AFTER_AFFIRMING.has(word))
  )
}

/** Whether a part denies what it names beyond doubt: "I am not allergic to nuts", but not "not all of us are vegan". */
export function isPlainDenial(part: Part): boolean {
  const all = part.filter((lexeme) => isRole(lexeme, [...DENYING, 'cannot']))
  const denials = all.filter(({ said }) => said !== 'nor')
  const tail = tailOf(part)
  const first = denials[0]
  const plainWordsAt = (lexeme: Lexeme) => {
    if (tail.includes(lexeme)) return roles.PLAIN_ENDS
    return first && part.indexOf(lexeme) < part.indexOf(first) ? roles.PLAIN_SUBJECTS : roles.PLAIN_WORDS
  }
  const isPlain = (lexeme: Lexeme) =>
    isRole(lexeme, ['filler', 'positive'])
      ? lexeme.said.split(' ').every((word) => plainWordsAt(lexeme).has(word))
      : isNamed(lexeme) || isAllergy(lexeme) || isRole(lexeme, roles.PLAIN_ROLES)
  const others = part.filter((lexeme) => !all.includes(lexeme))
  return denials.length === 1 && !roles.ANSWERS.has(first?.said ?? '') && others.every(isPlain)
}

/** Whether a part that names nothing may limit a denial before it: "no egg allergy, unlike my wife", "but we avoid it". */
export function castsDoubt(part: Part): boolean {
  if (part.some((lexeme) => isNamed(lexeme) || isRole(lexeme, ['fine']))) return false
  const words = wordsOf(part)
  if (words.some((word) => word === 'either' || word === 'neither' || word === 'nor')) return false
  const isRestraining = speaksOfAllergy(part) || hasRole(part, roles.RESTRAINING)
  return isDenial(part) ? !isRestraining : isRestraining || namesAnother(words)
}
