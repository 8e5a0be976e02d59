import { singular } from './foodWords.js'
import type { Lexeme, Role } from './restrictionLexicon.js'
import { DESCRIPTORS, NOT_A_FOOD } from './restrictionPhrases.data.js'

const JOINS: ReadonlySet<Role> = new Set<Role>(['comma', 'and', 'or'])
const partsOfNames = new Set([...DESCRIPTORS, ...NOT_A_FOOD].map(singular))

const isRole = ({ meaning }: Lexeme, ...roles: readonly Role[]) =>
  meaning.kind === 'role' && roles.includes(meaning.role)

function lexemesUntil(
  lexemes: readonly Lexeme[],
  start: number,
  ...ends: readonly Role[]
): readonly Lexeme[] {
  const end = lexemes.findIndex((lexeme, index) => index >= start && isRole(lexeme, ...ends))
  return lexemes.slice(start, end === -1 ? undefined : end)
}

const isUnclear = ({ meaning, said }: Lexeme) =>
  meaning.kind === 'unknown' && !partsOfNames.has(singular(said))

/** Whether from `start` to the end of the clause there are only foods, joined by commas, "and" and "or". */
export function isFoodList(lexemes: readonly Lexeme[], start: number): boolean {
  return lexemesUntil(lexemes, start, 'stop').every((lexeme) => {
    const { meaning } = lexeme
    if (meaning.kind === 'role') return JOINS.has(meaning.role)
    return meaning.kind === 'food' || (meaning.kind === 'unknown' && !isUnclear(lexeme))
  })
}

/** Whether something unclear is said from `start` to the next comma or the end of the clause. */
export function isUnclearItem(lexemes: readonly Lexeme[], start: number): boolean {
  return lexemesUntil(lexemes, start, 'stop', 'comma').some(isUnclear)
}
