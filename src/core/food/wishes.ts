import { type Lexeme, saidIn } from './lexRestrictions.js'
import {
  CLAUSE_STARTS,
  CLEAR,
  EATEN_LISTS,
  HARMLESS,
  ITEM_ENDS,
  MAY_HARM,
  SIGNS,
  TOLD,
} from './wishes.data.js'

/** Whether a word may tell of harm: "lots of milk, bloating". */
const mayHarm = ({ meaning, said }: Lexeme) =>
  meaning.kind === 'unknown' ? !HARMLESS.test(said) : meaning.kind === 'role' && MAY_HARM.test(said)

/**
 * Makes "bananas every day" one unknown phrase, if its clause refuses nothing and names no food alone, and "only chicken and
 * fish" one phrase that leaves out red meat. It does so if the text has no word beside them that we do not know.
 */
export function markWishes(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const signed = lexemes.map(
    ({ meaning, said }) => (SIGNS[meaning.kind === 'role' ? meaning.role : meaning.kind] ?? '~') + said,
  )
  const left = [...lexemes]
  const others: Lexeme[] = []
  const read = (clause: string) => {
    const items = clause.split(ITEM_ENDS)
    const isClear = items.every((item) => CLEAR.test(item))
    return items.flatMap((item): readonly Lexeme[] => {
      const words = left.splice(0, item.split('|').length)
      const told = TOLD.find(([pattern]) => (isClear || item.includes('=')) && pattern.test(item))
      if (told) return [{ said: saidIn(words), meaning: told[1] }]
      others.push(...words)
      return words
    })
  }
  const text = signed.join('|').replace(EATEN_LISTS, (list) => list.replace(/[,#]/g, '=$&'))
  const marked = text.split(CLAUSE_STARTS).flatMap(read)
  return others.some(mayHarm) ? lexemes : marked
}
