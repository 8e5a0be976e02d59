import { isDescriptor, isPartOfFood } from './foodNameParts.js'
import { singular } from './foodWords.js'
import type { Lexeme } from './lexRestrictions.js'
import type { Role } from './restrictionRole.js'
import { BEFORE_FOODS, BEFORE_TIMES, OF_AN_ALLERGY, TIMES } from './restrictionRoles.data.js'

export const isRole = ({ meaning }: Lexeme, roles: readonly Role[]) =>
  meaning.kind === 'role' && roles.includes(meaning.role)

const isFood = ({ meaning }: Lexeme) => meaning.kind === 'food'
export const isAllergy = (lexeme: Lexeme) => isRole(lexeme, ['allergy', 'allergic', 'allergyTo'])
export const speaksOfAllergy = (lexemes: readonly Lexeme[]): boolean => lexemes.some(isAllergy)

const isUnclear = ({ meaning, said }: Lexeme) =>
  meaning.kind === 'unknown' && !isDescriptor(said) && !isPartOfFood(said)

function until(lexemes: readonly Lexeme[], ...ends: readonly Role[]): readonly Lexeme[] {
  const end = lexemes.findIndex((lexeme) => isRole(lexeme, ends))
  return end < 0 ? lexemes : lexemes.slice(0, end)
}

/** Whether a word says when or how often somebody eats: "usually", "mornings". */
export const isTime = ({ meaning, said }: Lexeme) => meaning.kind === 'unknown' && TIMES.has(singular(said))

/** Without the words that say when: "eggs in the morning". */
function withoutTimes(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const isSmall = (lexeme: Lexeme) => isRole(lexeme, ['filler']) && BEFORE_TIMES.has(lexeme.said)
  let isBeforeTime = false
  return [...lexemes]
    .reverse()
    .filter((lexeme) => {
      isBeforeTime = isTime(lexeme) || (isBeforeTime && isSmall(lexeme))
      return !isBeforeTime
    })
    .reverse()
}

/** Whether plain foods and a time follow, so that "have" means "eat": "have oats for breakfast". */
export function isMealNext(lexemes: readonly Lexeme[], hasTime: boolean): boolean {
  const clause = until(lexemes, 'stop')
  const plain = withoutTimes(clause)
  const isPlain = (lexeme: Lexeme) =>
    isRole(lexeme, ['filler']) ? BEFORE_FOODS.has(lexeme.said) : isFoodList([lexeme])
  return isFoodNext(plain) && plain.every(isPlain) && (hasTime || plain.length < clause.length)
}

/** Whether the rest of the clause is a plain list of foods, joined by commas, "and" and "or". */
export function isFoodList(lexemes: readonly Lexeme[]): boolean {
  return withoutTimes(until(lexemes, 'stop')).every((lexeme) => {
    const { kind } = lexeme.meaning
    if (kind === 'role') return isRole(lexeme, ['comma', 'and', 'or'])
    return kind === 'food' || (kind === 'unknown' && !isUnclear(lexeme))
  })
}

/** Whether there is an unknown word before the next comma or the end of the clause. */
export function isUnclearItem(lexemes: readonly Lexeme[]): boolean {
  return withoutTimes(until(lexemes, 'stop', 'comma')).some(isUnclear)
}

/** Whether a word or sign of harm ends the item, so that it may be about the foods before it: "eggs 💀". */
export function endsInHarm(lexemes: readonly Lexeme[]): boolean {
  const last = until(lexemes, 'stop', 'comma').at(-1)
  return last !== undefined && isRole(last, ['harm', 'danger', 'ban'])
}

/** Whether the item ends here, so that the last word is about the words before it: "peanuts no, almonds yes". */
export function endsItem([next]: readonly Lexeme[]): boolean {
  return next === undefined || isRole(next, ['comma', 'stop'])
}

/** Whether a food follows, apart from small words. */
export function isFoodNext(lexemes: readonly Lexeme[]): boolean {
  return lexemes.find((lexeme) => !isRole(lexeme, ['filler']))?.meaning.kind === 'food'
}

/** Whether a way of eating follows, apart from small words. */
export function isClaimNext(lexemes: readonly Lexeme[]): boolean {
  const next = lexemes.find((lexeme) => !isRole(lexeme, ['filler']))
  return next?.meaning.kind === 'diet' || next?.meaning.kind === 'macro'
}

/** Whether an allergy follows in the clause. */
export function hasAllergyAhead(lexemes: readonly Lexeme[]): boolean {
  return speaksOfAllergy(until(lexemes, 'stop'))
}

/** Whether the answer is no: "Allergies: none". */
export function isAnsweredNo(lexemes: readonly Lexeme[]): boolean {
  const [answer, ...rest] = lexemes.filter((lexeme) => !isRole(lexeme, ['filler', 'colon']))
  return answer !== undefined && isRole(answer, ['no']) && endsItem(rest)
}

/**
 * Whether the word at an index begins the last words of a text that says no more than this: "allergic to tree nuts but not
 * peanuts". In any longer text, "but not" may limit something else.
 */
export function sparesRest(lexemes: readonly Lexeme[], index: number): boolean {
  const isPlain = ({ meaning, said }: Lexeme) =>
    meaning.kind === 'role' && said.split(' ').every((word) => OF_AN_ALLERGY.has(singular(word)))
  const before = lexemes.slice(0, index - 1)
  const after = lexemes.slice(lexemes[index + 1]?.said === 'to' ? index + 2 : index + 1)
  return (
    lexemes[index]?.said === 'not' &&
    lexemes[index - 1]?.said === 'but' &&
    speaksOfAllergy(before) &&
    before.every((lexeme) => isFood(lexeme) || isAllergy(lexeme) || isPlain(lexeme)) &&
    after.some(isFood) &&
    after.every((lexeme) => isFood(lexeme) || lexeme.said === 'or')
  )
}

/** Whether a "yes" answers a food alone: in "milk: yes" the milk may be eaten, or be what is avoided. */
export function isOpenAnswer(lexemes: readonly Lexeme[], index: number): boolean {
  const [mark, food, before] = [1, 2, 3].map((back) => lexemes[index - back])
  return (
    mark?.said === ':' &&
    food?.meaning.kind === 'food' &&
    (before === undefined || isRole(before, ['stop', 'comma'])) &&
    endsItem(lexemes.slice(index + 1)) &&
    !lexemes.some((lexeme) => isAllergy(lexeme) || isRole(lexeme, ['avoid']))
  )
}
