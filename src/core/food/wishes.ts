import { type Lexeme, saidIn } from './lexRestrictions.js'
import { CLAUSE_STARTS, CLEAR, ITEM_ENDS, SIGNS, WISH } from './wishes.data.js'

/** Makes "bananas every day" one unknown phrase, if its clause refuses nothing and names no food alone. */
export function markWishes(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const signed = lexemes.map(
    ({ meaning, said }) => (SIGNS[meaning.kind === 'role' ? meaning.role : meaning.kind] ?? '~') + said,
  )
  const left = [...lexemes]
  const read = (clause: string) => {
    const items = clause.split(ITEM_ENDS)
    const isClear = items.every((item) => CLEAR.test(item))
    return items.flatMap((item): readonly Lexeme[] => {
      const words = left.splice(0, item.split('|').length)
      return isClear && WISH.test(item) ? [{ said: saidIn(words), meaning: { kind: 'unknown' } }] : words
    })
  }
  return signed.join('|').split(CLAUSE_STARTS).flatMap(read)
}
