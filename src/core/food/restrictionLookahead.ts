import { isDescriptor, isPartOfFood } from './foodNameParts.js'
import type { Lexeme } from './lexRestrictions.js'
import type { Role } from './restrictionRole.js'

export const isRole = ({ meaning }: Lexeme, roles: readonly Role[]) =>
  meaning.kind === 'role' && roles.includes(meaning.role)

const isUnclear = ({ meaning, said }: Lexeme) =>
  meaning.kind === 'unknown' && !isDescriptor(said) && !isPartOfFood(said)

function until(lexemes: readonly Lexeme[], ...ends: readonly Role[]): readonly Lexeme[] {
  const end = lexemes.findIndex((lexeme) => isRole(lexeme, ends))
  return end < 0 ? lexemes : lexemes.slice(0, end)
}

/** Whether the rest of the clause is a plain list of foods, joined by commas, "and" and "or". */
export function isFoodList(lexemes: readonly Lexeme[]): boolean {
  return until(lexemes, 'stop').every((lexeme) => {
    const { kind } = lexeme.meaning
    if (kind === 'role') return isRole(lexeme, ['comma', 'and', 'or'])
    return kind === 'food' || (kind === 'unknown' && !isUnclear(lexeme))
  })
}

/** Whether there is an unknown word before the next comma or the end of the clause. */
export function isUnclearItem(lexemes: readonly Lexeme[]): boolean {
  return until(lexemes, 'stop', 'comma').some(isUnclear)
}

/** Whether the item ends here, so that the last word is about the words before it: "peanuts no, almonds yes". */
export function endsItem([next]: readonly Lexeme[]): boolean {
  return next === undefined || isRole(next, ['comma', 'stop'])
}

/** Whether a food follows, apart from small words. */
export function isFoodNext(lexemes: readonly Lexeme[]): boolean {
  return lexemes.find((lexeme) => !isRole(lexeme, ['filler']))?.meaning.kind === 'food'
}

/** Whether an allergy follows in the clause. */
export function hasAllergyAhead(lexemes: readonly Lexeme[]): boolean {
  return until(lexemes, 'stop').some((lexeme) => isRole(lexeme, ['allergy', 'allergic', 'allergyTo']))
}

/** Whether the answer is no: "Allergies: none". */
export function isAnsweredNo(lexemes: readonly Lexeme[]): boolean {
  const [answer, ...rest] = lexemes.filter((lexeme) => !isRole(lexeme, ['filler', 'colon']))
  return answer !== undefined && isRole(answer, ['no']) && endsItem(rest)
}
